import AppRuntime
import Foundation

/// An object that forwards messages that it doesn't implement to another object.
package protocol MessageForwarding: AnyObject {
  /// Returns the object that handles a call.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// Messages that an object forwards to another one.
package enum ForwardedMessages {
  /// Returns whether an object itself implements a method.
  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { ObjCRuntime.responds(object, to: selector) }
  }

  /// Returns the object that handles calls to a method that another object doesn't implement.
  @MainActor static func target(of selector: Selector, for object: AnyObject) -> AnyObject? {
    guard let forwarding = object as? any MessageForwarding,
      let target = forwarding.forwardingTarget(for: selector).map({ $0 as AnyObject }),
      target !== object
    else { return nil }
    return target
  }
}
