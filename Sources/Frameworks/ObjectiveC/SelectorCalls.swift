import AppRuntime
import Foundation

/// Calls of methods by name for Apple's API that takes selectors.
@MainActor
package enum SelectorCalls {
  /// Calls a method with as many of the arguments as it takes.
  ///
  /// A method that the object does not have ends the app, as on iOS.
  @discardableResult
  package static func perform(_ selector: Selector, on object: AnyObject, with arguments: [Any?])
    -> Any?
  {
    do {
      return try ObjCRuntime.perform(
        selector, on: object, with: Array(arguments.prefix(selector.argumentCount)))
    } catch let failure as ObjCRuntime.Failure {
      if case .mismatch = failure {
        report(
          .error,
          """
          \(type(of: object)).\(selector) was not called: \(failure). On iOS the app would go on \
          with the wrong type.
          """, file: selector.origin?.file, line: selector.origin?.line)
        return nil
      }
      UncaughtException.stop(
        "\(failure)", exception: "NSInvalidArgumentException", file: selector.origin?.file,
        line: selector.origin?.line)
    } catch {
      report(.error, "\(type(of: object)).\(selector): \(error)")
      return nil
    }
  }

  /// The call of a method on whatever thread it's made; Objective-C knows of no isolation.
  ///
  /// A method that the object does not have ends the app, as on iOS.
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
