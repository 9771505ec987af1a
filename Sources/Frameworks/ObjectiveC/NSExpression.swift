import AppRuntime
import Foundation

/// An expression in a predicate, which can also be evaluated by itself.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsexpression>.
open class NSExpression: NSObject, NSCopying {
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    /// An expression that always returns the same value.
    case constantValue = 0
    /// An expression that returns the evaluated object.
    case evaluatedObject = 1
    /// An expression that returns the value of a variable.
    case variable = 2
    /// An expression that returns the value at a key path.
    case keyPath = 3
    /// An expression that returns the result of a function.
    case function = 4
    /// An expression that returns the union of two sets.
    case unionSet = 5
    /// An expression that returns the intersection of two sets.
    case intersectSet = 6
    /// An expression that returns the elements of a set that aren't in another set.
    case minusSet = 7
    /// An expression that filters a collection.
    case subquery = 13
    /// An expression that returns an array of other expressions' values.
    case aggregate = 14
    /// An expression that represents any key.
    case anyKey = 15
    /// An expression that calls a closure.
    case block = 19
    /// An expression whose value depends on a predicate.
    case conditional = 20
  }

  let engine: PredicateValue

  init(_ engine: PredicateValue) {
    self.engine = engine
  }

  /// Creates an expression that always returns the same value.
  public convenience init(forConstantValue obj: Any?) {
    self.init(.constant(obj))
  }

  /// Creates an expression that returns the value of a variable.
  public convenience init(forVariable string: String) {
    self.init(.variable(string))
  }

  /// Creates an expression that returns the value at a key path of the evaluated object.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.path(keyPath))
  }

  /// Creates an expression that applies a function to other expressions.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let values = parameters.map { ($0 as? NSExpression)?.engine ?? .constant($0) }
    guard let function = PredicateFunction(rawValue: name), values.count == function.argumentCount
    else { raise("NSInvalidArgumentException", "Unknown function \(name) in an NSExpression") }
    self.init(.function(function, values))
  }

  /// Creates an expression that returns an array of the values of other expressions.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { ($0 as? NSExpression)?.engine ?? .constant($0) }))
  }

  /// Creates an expression from a format string and its arguments.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, list: args)
  }

  /// Creates an expression from a format string and an array of arguments.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(format: expressionFormat, list: arguments)
  }

  private convenience init(format: String, list arguments: [Any?]) {
    guard let parsed = try? PredicateParser.parseValue(format, arguments) else {
      raise("NSInvalidArgumentException", "Unable to parse the format string \"\(format)\"")
    }
    self.init(parsed)
  }

  /// Returns an expression that returns the evaluated object.
  open class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.path("SELF"))
  }

  /// The kind of the expression.
  open var expressionType: ExpressionType {
    switch engine {
    case .constant: .constantValue
    case .path("SELF"): .evaluatedObject
    case .path: .keyPath
    case .variable: .variable
    case .list: .aggregate
    case .function: .function
    }
  }

  /// The value of a constant expression.
  open var constantValue: Any? {
    if case .constant(let value) = engine { value } else { nil }
  }

  /// The key path of the expression.
  ///
  /// If it doesn't have one, this raises an exception.
  open var keyPath: String {
    guard case .path(let path) = engine else { fatalError("\(self) has no key path") }
    return path
  }

  /// The variable of the expression.
  ///
  /// If it doesn't have one, this raises an exception.
  open var variable: String {
    guard case .variable(let name) = engine else { fatalError("\(self) has no variable") }
    return name
  }

  /// The name of the expression's function.
  ///
  /// If it doesn't have one, this raises an exception.
  open var function: String {
    guard case .function(let function, _) = engine else { fatalError("\(self) has no function") }
    return function.rawValue
  }

  /// The arguments of an expression's function.
  open var arguments: [NSExpression]? {
    if case .function(_, let values) = engine { values.map(NSExpression.init) } else { nil }
  }

  /// The expressions of an aggregate.
  open var collection: Any {
    if case .list(let values) = engine { values.map(NSExpression.init) } else { [NSExpression]() }
  }

  /// Evaluates the expression for an object.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    engine.value(for: object, context as? [String: Any] ?? [:])
  }

  /// The expression as a format string.
  open override var description: String { engine.text }

  /// Returns the expression itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension PredicateValue {
  /// The value as text in a format string.
  var text: String {
    switch self {
    case .constant(nil): return "nil"
    case .constant(let text as String): return "\"\(text)\""
    case .constant(let value?): return "\(value)"
    case .path(let path): return path
    case .variable(let name): return "$" + name
    case .list(let values): return "{" + values.map(\.text).joined(separator: ", ") + "}"
    case .function(.member, let values):
      guard case .constant(let path as String) = values[1] else { return values[0].text }
      return values[0].text + "." + path
    case .function(let function, let values):
      if let sign = function.sign {
        return values.map(\.operand).joined(separator: " \(sign) ")
      }
      return "\(function.rawValue.filter { $0 != ":" })("
        + values.map(\.text).joined(separator: ", ") + ")"
    }
  }

  private var operand: String {
    if case .function(let function, _) = self, function.sign != nil { return "(\(text))" }
    return text
  }
}
