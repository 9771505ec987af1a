import AppRuntime
import Foundation

/// A class with class methods that can be called by name.
@MainActor
package protocol ObjCClassAnswering {
  /// Returns the class method with a name, which must return an object, or `nil` if the class
  /// doesn't have it.
  static func answer(to selector: String) -> (() -> AnyObject?)?
}

extension NSObject {
  /// Returns whether the class itself, rather than its instances, has a method.
  public class func responds(to aSelector: Selector!) -> Bool {
    let name = aSelector.description
    return MainActor.assumeIsolated { answer(to: name) != nil }
  }

  /// Calls a class method.
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

  /// Returns whether instances of the class have a method.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    let name = aSelector.description
    return MainActor.assumeIsolated { ObjCRuntime.hasMethod(name, in: self) }
  }

  @MainActor private class func answer(to selector: String) -> (() -> AnyObject?)? {
    (self as? any ObjCClassAnswering.Type)?.answer(to: selector)
  }
}
