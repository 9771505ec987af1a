import AppRuntime
import Foundation

/// An object that has another one answer what it has no method for.
package protocol MessageForwarding: AnyObject {
  /// The object that answers.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// Messages that an object hands on to another one.
package enum ForwardedMessages {
  /// Whether an object has a method itself.
  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { ObjCRuntime.responds(object, to: selector) }
  }

  /// The object that answers for another one, which has no method of a name.
  @MainActor static func target(of selector: Selector, for object: AnyObject) -> AnyObject? {
    guard let forwarding = object as? any MessageForwarding,
      let target = forwarding.forwardingTarget(for: selector).map({ $0 as AnyObject }),
      target !== object
    else { return nil }
    return target
  }
}
