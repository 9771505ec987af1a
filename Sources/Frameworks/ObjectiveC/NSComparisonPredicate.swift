import Foundation

/// A predicate that compares the values of two expressions.
///
/// Follows <https://developer.apple.com/documentation/foundation/nscomparisonpredicate>.
open class NSComparisonPredicate: NSPredicate {
  /// The elements of a collection that must match the comparison.
  public enum Modifier: UInt, Sendable {
    /// Compares the values directly.
    case direct = 0
    /// Requires that all elements match.
    case all = 1
    /// Requires that at least one element matches.
    case any = 2
  }

  /// The comparison operators.
  public enum Operator: UInt, Sendable {
    /// Less than.
    case lessThan = 0
    /// Less than or equal to.
    case lessThanOrEqualTo = 1
    /// Greater than.
    case greaterThan = 2
    /// Greater than or equal to.
    case greaterThanOrEqualTo = 3
    /// Equal to.
    case equalTo = 4
    /// Not equal to.
    case notEqualTo = 5
    /// Matches a regular expression.
    case matches = 6
    /// Matches a pattern with wildcards.
    case like = 7
    /// Starts with a string.
    case beginsWith = 8
    /// Ends with a string.
    case endsWith = 9
    /// Is contained in a collection.
    case `in` = 10
    /// Contains a value.
    case contains = 99
    /// Is between two values.
    case between = 100
  }

  /// The options for comparing strings.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Ignores case.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Ignores diacritics.
    public static let diacriticInsensitive = Options(rawValue: 2)
  }

  private let comparison: PredicateComparison

  init(_ comparison: PredicateComparison) {
    self.comparison = comparison
    super.init(value: true)
  }

  /// Creates a predicate that compares two expressions.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    var compared: String.CompareOptions = []
    if options.contains(.caseInsensitive) { compared.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { compared.insert(.diacriticInsensitive) }
    let quantifier: PredicateComparison.Quantifier? =
      switch modifier {
      case .direct: nil
      case .all: .all
      case .any: .any
      }
    self.init(
      PredicateComparison(
        left: lhs.engine, right: rhs.engine, relation: PredicateComparison.Operator(type),
        quantifier: quantifier, options: compared))
  }

  /// Returns `nil`, because predicates can't be decoded.
  public required init?(coder: NSCoder) { nil }

  /// The expression on the left.
  open var leftExpression: NSExpression { NSExpression(comparison.left) }

  /// The expression on the right.
  open var rightExpression: NSExpression { NSExpression(comparison.right) }

  /// The elements of a collection that must match the comparison.
  open var comparisonPredicateModifier: Modifier {
    switch comparison.quantifier {
    case nil: .direct
    case .all: .all
    case .any, .some(.none): .any
    }
  }

  /// The comparison operator.
  open var predicateOperatorType: Operator { Operator(comparison.relation) }

  /// The options for comparing strings.
  open var options: Options {
    var result: Options = []
    if comparison.options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if comparison.options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }

  /// Returns whether an object matches the comparison.
  open override func evaluate(with object: Any?) -> Bool {
    comparison.holds(for: object, [:])
  }

  /// Returns whether an object matches the comparison, with values for variables.
  open override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    comparison.holds(for: object, bindings ?? [:])
  }
}

extension PredicateComparison.Operator {
  fileprivate init(_ type: NSComparisonPredicate.Operator) {
    self =
      switch type {
      case .lessThan: .less
      case .lessThanOrEqualTo: .lessOrEqual
      case .greaterThan: .greater
      case .greaterThanOrEqualTo: .greaterOrEqual
      case .equalTo: .equal
      case .notEqualTo: .notEqual
      case .matches: .matches
      case .like: .like
      case .beginsWith: .beginsWith
      case .endsWith: .endsWith
      case .in: .isIn
      case .contains: .contains
      case .between: .between
      }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate init(_ relation: PredicateComparison.Operator) {
    self =
      switch relation {
      case .less: .lessThan
      case .lessOrEqual: .lessThanOrEqualTo
      case .greater: .greaterThan
      case .greaterOrEqual: .greaterThanOrEqualTo
      case .equal: .equalTo
      case .notEqual: .notEqualTo
      case .matches: .matches
      case .like: .like
      case .beginsWith: .beginsWith
      case .endsWith: .endsWith
      case .isIn: .in
      case .contains: .contains
      case .between: .between
      }
  }
}
