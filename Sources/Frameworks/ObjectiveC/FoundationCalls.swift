import AppRuntime
import Foundation

/// Replacements for Foundation methods that do less on Linux than on Apple's systems.
///
/// Public extensions can't replace them, because calls would be ambiguous in files that also import
/// Foundation. So the builder declares them again in the app's own module, whose declarations take
/// precedence over those of other modules.
package enum FoundationCalls {
  /// Adds an observer with a block, whose token the center holds until the observer is removed.
  package static func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void, to center: NotificationCenter
  ) -> any NSObjectProtocol {
    let token = center.addObserver(forName: name, object: object, queue: queue, using: block)
    BlockObservers.shared.keep(token, name: name, object: object, in: center)
    return token
  }

  /// Removes an observer that was added with a selector or a block; `nil` matches any name or any
  /// sender.
  package static func removeObserver(
    _ observer: Any, name: NSNotification.Name?, object: Any?, from center: NotificationCenter
  ) {
    center.removeObserver(observer, name: name, object: object)
    let (observer, object) = (observer as AnyObject, object as AnyObject?)
    BlockObservers.shared.release(observer, name: name, object: object, in: center)
    SelectorObservers.shared.remove(observer, name: name, object: object, from: center)
  }

  /// Returns the user info of a timer.
  package static func userInfo(of timer: Timer) -> Any? { TimerUserInfo.value(of: timer) }

  /// Returns the predicate for a format string.
  ///
  /// If the format string is invalid, this ends the app, as on iOS.
  package static func predicate(format: String, _ arguments: Any?...) -> NSPredicate {
    predicate(format, arguments)
  }

  /// Returns the predicate for a format string with an array of arguments.
  package static func predicate(format: String, argumentArray arguments: [Any]?) -> NSPredicate {
    predicate(format, arguments ?? [])
  }

  /// Returns a closure that evaluates a predicate format string for an object.
  package static func test(_ format: String, _ arguments: [Any?])
    -> @Sendable (Any?, [String: Any]?) -> Bool
  {
    nonisolated(unsafe) let predicate = predicate(format, arguments)
    return { predicate.evaluate(with: $0, substitutionVariables: $1 ?? [:]) }
  }

  private static func predicate(_ format: String, _ arguments: [Any?]) -> NSPredicate {
    guard let parsed = try? PredicateParser.parse(format, arguments) else {
      raise("NSInvalidArgumentException", "Unable to parse the format string \"\(format)\"")
    }
    return parsed.predicate
  }

  /// Compares two property values for sorting, with missing values before all others.
  @Sendable package static func compare(_ one: Any, _ other: Any) -> ComparisonResult {
    let one = PredicateComparison.present(one)
    let other = PredicateComparison.present(other)
    if one == nil || other == nil {
      return one == nil ? (other == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    return PredicateComparison.order(one, other, []) ?? .orderedSame
  }
}

extension NSObject {
  /// The value of the property with a key, or the object itself for `self`.
  package subscript(quinceKey key: String) -> Any {
    key == "self" ? self : KeyValueCoding(self).value(forKeyPath: key) ?? NSNull()
  }
}
