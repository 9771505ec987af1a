import AppRuntime
import Foundation

/// Calls methods by name, for Apple's API that takes selectors.
@MainActor
package enum SelectorCalls {
  /// Calls a method with as many of the arguments as it has parameters.
  ///
  /// If the object doesn't have the method, this ends the app, as on iOS. If a parameter's class
  /// differs from the sender's class, the method receives a new object of the parameter's class.
  /// Objective-C would make the call, too, and most actions don't use the sender.
  @discardableResult
  package static func perform(_ selector: Selector, on object: AnyObject, with arguments: [Any?])
    -> Any?
  {
    var arguments = Array(arguments.prefix(selector.argumentCount))
    do {
      return try ObjCRuntime.perform(selector, on: object, with: arguments)
    } catch let failure as ObjCRuntime.Failure {
      switch failure {
      case .wrongArgument(let index, let type, _):
        let sender = index < arguments.count ? ObjCRuntime.makeSender(for: type) : nil
        tell(
          failure, of: selector, on: object,
          outcome: sender.map { "got a new \(Swift.type(of: $0))" })
        guard let sender else { return nil }
        arguments[index] = sender
        return perform(selector, on: object, with: arguments)
      case .mismatch:
        tell(failure, of: selector, on: object)
        return nil
      case .undefinedKey, .unrecognizedSelector:
        UncaughtException.stop(
          "\(failure)", exception: "NSInvalidArgumentException", file: selector.origin?.file,
          line: selector.origin?.line)
      }
    } catch {
      report(.error, "\(type(of: object)).\(selector): \(error)")
      return nil
    }
  }

  /// Reports a value that a method doesn't accept.
  private static func tell(
    _ failure: ObjCRuntime.Failure, of selector: Selector, on object: AnyObject,
    outcome: String? = nil
  ) {
    report(
      .error,
      """
      \(type(of: object)).\(selector) \(outcome ?? "was not called"): \(failure). On iOS, the \
      app would continue with the wrong type.
      """, file: selector.origin?.file, line: selector.origin?.line)
  }

  /// Calls a method on the current thread, because Objective-C has no actor isolation.
  ///
  /// If the object doesn't have the method, this ends the app, as on iOS.
  package static func call(_ selector: Selector, on object: AnyObject, with arguments: [Any?])
    -> () -> Void
  {
    guard let method = ObjCRuntime.unisolatedMethod(selector, of: object) else {
      perform(selector, on: object, with: arguments)
      return {}
    }
    let arguments = Array(arguments.prefix(selector.argumentCount))
    return {
      do {
        _ = try method(object, arguments)
      } catch {
        report(.error, "\(type(of: object)).\(selector) was not called: \(error)")
      }
    }
  }
}
