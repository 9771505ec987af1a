import Foundation

/// Parses a predicate format string.
struct PredicateParser {
  /// An error for an invalid format string.
  struct Failure: Error {}

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(String)
    case symbol(String)
    case argument(String)
    case variable(String, path: String)
  }

  /// The maximum number of expressions in parentheses that can be parsed again as a value because
  /// they aren't a condition.
  private static let mostAttempts = 500
  /// The maximum depth of nested parentheses.
  private static let deepest = 200

  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any?>
  private var depth = 0
  private var attempts = 0

  /// - Throws: `Failure`
  static func parse(_ format: String, _ arguments: [Any?]) throws -> PredicateFormat {
    var parser = PredicateParser(tokens: try tokens(of: format)[...], arguments: arguments[...])
    let result = try parser.disjunction()
    guard parser.tokens.isEmpty else { throw Failure() }
    return result
  }

  /// Parses an expression that isn't a condition.
  /// - Throws: `Failure`
  static func parseValue(_ format: String, _ arguments: [Any?]) throws -> PredicateValue {
    var parser = PredicateParser(tokens: try tokens(of: format)[...], arguments: arguments[...])
    let result = try parser.sum()
    guard parser.tokens.isEmpty else { throw Failure() }
    return result
  }

  private init(tokens: ArraySlice<Token>, arguments: ArraySlice<Any?>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: Words

  private static func tokens(of format: String) throws -> [Token] {
    var rest = format[...]
    var tokens: [Token] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        tokens.append(.text(try quotation(&rest)))
      } else if let match = rest.prefixMatch(of: /%(?:l{0,2}[diufx]|l?f|[@Kdiu])/) {
        tokens.append(.argument(String(match.0.last!)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /\$([A-Za-z_]\w*)(?:\.(\w+(?:\.\w+)*))?/) {
        tokens.append(.variable(String(match.1), path: match.2.map(String.init) ?? ""))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?/) {
        tokens.append(.number(String(match.0)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /[#@]?[A-Za-z_]\w*(?:\.@?[A-Za-z_]\w*)*/) {
        tokens.append(.word(String(match.0)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(
        of: /==|!=|<>|<=|>=|=<|=>|&&|\|\||\*\*|[-+*\/]|[=<>!(){},]|\[(?:c|d|cd|dc|n)\]/)
      {
        tokens.append(.symbol(String(match.0)))
        rest = rest[match.range.upperBound...]
      } else {
        throw Failure()
      }
    }
    return tokens
  }

  private static func quotation(_ rest: inout Substring) throws -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      if next == "\\", let escaped = rest.popFirst() {
        text.append(escaped)
      } else {
        text.append(next)
      }
    }
    throw Failure()
  }

  private mutating func take(_ names: String...) -> Bool {
    switch tokens.first {
    case .word(let word)? where names.contains(word.uppercased()): break
    case .symbol(let symbol)? where names.contains(symbol): break
    default: return false
    }
    tokens.removeFirst()
    return true
  }

  // MARK: Conditions

  private mutating func disjunction() throws -> PredicateFormat {
    var result = try conjunction()
    while take("OR", "||") { result = .or(result, try conjunction()) }
    return result
  }

  private mutating func conjunction() throws -> PredicateFormat {
    var result = try condition()
    while take("AND", "&&") { result = .and(result, try condition()) }
    return result
  }

  private mutating func condition() throws -> PredicateFormat {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw Failure() }
    if take("NOT", "!") { return .not(try condition()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if tokens.first == .symbol("("), let inner = inParentheses() { return inner }
    return .comparison(try comparison())
  }

  /// Returns the condition in parentheses, or `nil` if they contain a value.
  private mutating func inParentheses() -> PredicateFormat? {
    attempts += 1
    guard attempts < Self.mostAttempts else { return nil }
    var attempt = self
    attempt.tokens.removeFirst()
    let inner = try? attempt.disjunction()
    attempts = attempt.attempts
    guard let inner, attempt.take(")") else { return nil }
    self = attempt
    return inner
  }

  private mutating func comparison() throws -> PredicateComparison {
    let quantifier: PredicateComparison.Quantifier? =
      take("ANY", "SOME")
      ? .any : take("ALL") ? .all : take("NONE") ? PredicateComparison.Quantifier.none : nil
    let left = try sum()
    let relation = try relation()
    var options: String.CompareOptions = []
    if case .symbol(let symbol)? = tokens.first, symbol.hasPrefix("[") {
      tokens.removeFirst()
      if symbol.contains("c") { options.insert(.caseInsensitive) }
      if symbol.contains("d") { options.insert(.diacriticInsensitive) }
    }
    return PredicateComparison(
      left: left, right: try sum(), relation: relation, quantifier: quantifier,
      options: options)
  }

  private mutating func relation() throws -> PredicateComparison.Operator {
    let text: String
    switch tokens.popFirst() {
    case .symbol(let symbol)?: text = symbol
    case .word(let word)?: text = word.uppercased()
    default: throw Failure()
    }
    let plain = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][text] ?? text
    guard let relation = PredicateComparison.Operator(rawValue: plain) else { throw Failure() }
    return relation
  }

  private mutating func sum() throws -> PredicateValue {
    var result = try product()
    while true {
      if take("+") {
        result = .function(.add, [result, try product()])
      } else if take("-") {
        result = .function(.subtract, [result, try product()])
      } else {
        return result
      }
    }
  }

  private mutating func product() throws -> PredicateValue {
    var result = try power()
    while true {
      if take("*") {
        result = .function(.multiply, [result, try power()])
      } else if take("/") {
        result = .function(.divide, [result, try power()])
      } else {
        return result
      }
    }
  }

  private mutating func power() throws -> PredicateValue {
    var result = try value()
    while take("**") { result = .function(.raise, [result, try value()]) }
    return result
  }

  private mutating func value() throws -> PredicateValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw Failure() }
    if take("-") { return negative(try value()) }
    if take("(") {
      let inner = try sum()
      guard take(")") else { throw Failure() }
      return inner
    }
    return try operand()
  }

  private func negative(_ value: PredicateValue) -> PredicateValue {
    guard case .constant(let number as NSNumber) = value else {
      return .function(.subtract, [.constant(NSNumber(value: 0)), value])
    }
    let isWhole = String(cString: number.objCType) == "q" && number.intValue != .min
    return .constant(
      isWhole ? NSNumber(value: -number.intValue) : NSNumber(value: -number.doubleValue))
  }

  private mutating func operand() throws -> PredicateValue {
    switch tokens.popFirst() {
    case .text(let text)?: return .constant(text)
    case .number(let number)?:
      return .constant(
        Int(number).map { NSNumber(value: $0) } ?? NSNumber(value: Double(number) ?? 0))
    case .variable(let name, let path)?:
      return path.isEmpty
        ? .variable(name) : .function(.member, [.variable(name), .constant(path)])
    case .argument(let kind)?:
      guard let argument = arguments.popFirst() else { throw Failure() }
      if kind != "K" { return .constant(argument) }
      guard let path = argument as? String else { throw Failure() }
      return .path(path)
    case .symbol("{")?: return .list(try list())
    case .word(let word)?:
      return tokens.first == .symbol("(") ? try function(word) : Self.named(word)
    default: throw Failure()
    }
  }

  private mutating func function(_ word: String) throws -> PredicateValue {
    tokens.removeFirst()
    var values: [PredicateValue] = []
    while !take(")") {
      values.append(try sum())
      if !take(",") {
        guard take(")") else { throw Failure() }
        break
      }
    }
    let name = word.lowercased() + (values.isEmpty ? "" : ":")
    guard values.count < 2, let function = PredicateFunction(rawValue: name) else {
      throw Failure()
    }
    return .function(function, values)
  }

  private mutating func list() throws -> [PredicateValue] {
    var values: [PredicateValue] = []
    while !take("}") {
      values.append(try sum())
      if !take(",") {
        guard take("}") else { throw Failure() }
        break
      }
    }
    return values
  }

  private static func named(_ word: String) -> PredicateValue {
    switch word.uppercased() {
    case "TRUE", "YES": .constant(NSNumber(value: true))
    case "FALSE", "NO": .constant(NSNumber(value: false))
    case "NIL", "NULL": .constant(nil)
    case "SELF": .path("SELF")
    default: .path(word.hasPrefix("#") ? String(word.dropFirst()) : word)
    }
  }
}
