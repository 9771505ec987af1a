import AppRuntime
import Foundation

/// A class with methods of its own, not its objects', that can be called by name.
@MainActor
package protocol ObjCClassAnswering {
  /// Returns the method of a class that returns an object, or `nil` if the class doesn't have one
  /// with that name.
  static func answer(to selector: String) -> (() -> AnyObject?)?
}

extension NSObject {
  /// Returns whether the class, not its objects, has a method.
  public class func responds(to aSelector: Selector!) -> Bool {
    let name = aSelector.description
    return MainActor.assumeIsolated { answer(to: name) != nil }
  }

  /// Calls a method of the class.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    let name = aSelector.description
    nonisolated(unsafe) var result: AnyObject?
    MainActor.assumeIsolated {
      guard let method = answer(to: name) else {
        raise(
          "NSInvalidArgumentException",
          "+[\(TypeName.short(self)) \(name)]: unrecognized selector sent to class")
      }
      result = method()
    }
    return result.map { Unmanaged.passUnretained($0) }
  }

  /// Returns whether objects of the class have a method.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    let name = aSelector.description
    return MainActor.assumeIsolated { ObjCRuntime.hasMethod(name, in: self) }
  }

  @MainActor private class func answer(to selector: String) -> (() -> AnyObject?)? {
    (self as? any ObjCClassAnswering.Type)?.answer(to: selector)
  }
}
