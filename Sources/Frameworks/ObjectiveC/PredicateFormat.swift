import Foundation

/// A parsed predicate format string.
///
/// Follows
/// <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html>.
indirect enum PredicateFormat {
  case constant(Bool)
  case not(PredicateFormat)
  case and(PredicateFormat, PredicateFormat)
  case or(PredicateFormat, PredicateFormat)
  case comparison(PredicateComparison)

  /// The equivalent predicate.
  var predicate: NSPredicate {
    switch self {
    case .constant(let value): NSPredicate(value: value)
    case .not(let inner): NSCompoundPredicate(notPredicateWithSubpredicate: inner.predicate)
    case .and(let left, let right):
      NSCompoundPredicate(andPredicateWithSubpredicates: [left.predicate, right.predicate])
    case .or(let left, let right):
      NSCompoundPredicate(orPredicateWithSubpredicates: [left.predicate, right.predicate])
    case .comparison(let comparison): NSComparisonPredicate(comparison)
    }
  }

  /// Returns whether the predicate holds for an object.
  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let inner): !inner.holds(for: object, variables)
    case .and(let left, let right):
      left.holds(for: object, variables) && right.holds(for: object, variables)
    case .or(let left, let right):
      left.holds(for: object, variables) || right.holds(for: object, variables)
    case .comparison(let comparison): comparison.holds(for: object, variables)
    }
  }
}

/// A value in a predicate format string.
indirect enum PredicateValue {
  case constant(Any?)
  case path(String)
  case variable(String)
  case list([PredicateValue])
  case function(PredicateFunction, [PredicateValue])

  func value(for object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): value
    case .path("SELF"): object
    case .path(let path): Self.value(at: path.split(separator: ".")[...], of: object)
    case .variable(let name): variables[name]
    case .list(let values): values.map { $0.value(for: object, variables) ?? NSNull() }
    case .function(.member, let values): member(values, object, variables)
    case .function(let function, let values):
      function.call(values.map { $0.value(for: object, variables) })
    }
  }

  /// Returns the value at a key path of another value.
  private func member(
    _ values: [PredicateValue], _ object: Any?, _ variables: [String: Any]
  ) -> Any? {
    guard case .constant(let path as String) = values[1] else { return nil }
    return Self.value(
      at: path.split(separator: ".")[...], of: values[0].value(for: object, variables))
  }

  private static func value(at path: ArraySlice<Substring>, of object: Any?) -> Any? {
    guard let key = path.first else { return object }
    guard let object else { return nil }
    let rest = path.dropFirst()
    if key == "SELF" { return value(at: rest, of: object) }
    if let list = elements(of: object) {
      if key == "@count" { return list.count }
      return list.compactMap { value(at: path, of: $0) }
    }
    if key == "length", let text = object as? String { return text.utf16.count }
    if let dictionary = object as? [String: Any] {
      return value(at: rest, of: dictionary[String(key)])
    }
    // Such an object can be read on any thread.
    if let object = object as? any KeyValueCodable {
      return value(at: rest, of: object.value(forKey: String(key)))
    }
    return value(at: rest, of: PropertyObservation.value(at: String(key), of: object as AnyObject))
  }

  /// Returns the elements of a collection, or `nil` if the value isn't a collection.
  static func elements(of value: Any?) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let set as NSSet: set.allObjects
    case let set as Set<AnyHashable>: Array(set)
    case let list as NSArray: list.map(\.self)
    case let list as NSOrderedSet: list.map(\.self)
    default: nil
    }
  }
}

/// A comparison of two values.
struct PredicateComparison {
  enum Operator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
  }

  enum Quantifier {
    case any
    case all
    case none
  }

  let left: PredicateValue
  let right: PredicateValue
  let relation: Operator
  let quantifier: Quantifier?
  let options: String.CompareOptions

  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let one = left.value(for: object, variables)
    let other = right.value(for: object, variables)
    guard let quantifier else { return holds(one, other) }
    let elements = PredicateValue.elements(of: one) ?? []
    return switch quantifier {
    case .any: elements.contains { holds($0, other) }
    case .all: elements.allSatisfy { holds($0, other) }
    case .none: !elements.contains { holds($0, other) }
    }
  }

  private func holds(_ one: Any?, _ other: Any?) -> Bool {
    switch relation {
    case .equal: isEqual(one, other)
    case .notEqual: !isEqual(one, other)
    case .less: order(one, other) == .orderedAscending
    case .lessOrEqual: order(one, other).map { $0 != .orderedDescending } ?? false
    case .greater: order(one, other) == .orderedDescending
    case .greaterOrEqual: order(one, other).map { $0 != .orderedAscending } ?? false
    case .between: isBetween(one, PredicateValue.elements(of: other) ?? [])
    case .isIn: isContained(one, in: other)
    case .contains: isContained(other, in: one)
    case .beginsWith, .endsWith, .like, .matches: holds(text: one, other)
    }
  }

  private func isBetween(_ value: Any?, _ bounds: [Any]) -> Bool {
    guard bounds.count == 2, let low = order(bounds[0], value), let high = order(value, bounds[1])
    else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  private func isContained(_ value: Any?, in collection: Any?) -> Bool {
    if let text = collection as? String, let part = value as? String {
      return text.range(of: part, options: options) != nil
    }
    return PredicateValue.elements(of: collection)?.contains { isEqual($0, value) } ?? false
  }

  private func holds(text: Any?, _ other: Any?) -> Bool {
    guard let text = text as? String, let other = other as? String else { return false }
    switch relation {
    case .beginsWith: return text.range(of: other, options: options.union(.anchored)) != nil
    case .endsWith:
      return text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case .like:
      let escaped = NSRegularExpression.escapedPattern(for: other)
      return matches(
        text,
        escaped.replacingOccurrences(of: "\\*", with: ".*")
          .replacingOccurrences(of: "\\?", with: "."))
    default: return matches(text, other)
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let fold = options.contains(.diacriticInsensitive)
    let text = fold ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    let pattern = fold ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
    let cases: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: cases.union(.dotMatchesLineSeparators))
    else { return false }
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: range) != nil
  }

  private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (Self.present(one), Self.present(other)) {
    case (nil, nil): return true
    case (let one?, let other?):
      if let order = order(one, other) { return order == .orderedSame }
      if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
      return one as AnyObject === other as AnyObject
    default: return false
    }
  }

  /// Returns a value, or `nil` for a value that stands for `nil`.
  static func present(_ value: Any?) -> Any? {
    if value is NSNull { return nil }
    // A key path to an optional property has a value that contains another optional.
    if let value, let optional = value as? any OptionalHolding { return optional.held }
    return value
  }

  private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    Self.order(one, other, options)
  }

  /// Returns the order of two values, or `nil` if they can't be ordered.
  static func order(_ one: Any?, _ other: Any?, _ options: String.CompareOptions)
    -> ComparisonResult?
  {
    if let one = one as? String, let other = other as? String {
      return one.compare(other, options: options)
    }
    if let one = one as? Date, let other = other as? Date { return one.compare(other) }
    guard let one = number(one), let other = number(other) else { return nil }
    return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }
}

/// An optional value of any type.
private protocol OptionalHolding {
  /// The value.
  var held: Any? { get }
}

extension Optional: OptionalHolding {
  fileprivate var held: Any? { map { $0 } }
}
