import Foundation

/// A function in a predicate format string, by Apple's name.
enum PredicateFunction: String {
  case add = "add:to:"
  case subtract = "from:subtract:"
  case multiply = "multiply:by:"
  case divide = "divide:by:"
  case modulus = "modulus:by:"
  case raise = "raise:toPower:"
  case squareRoot = "sqrt:"
  case logarithm = "log:"
  case naturalLogarithm = "ln:"
  case exponential = "exp:"
  case absolute = "abs:"
  case floor = "floor:"
  case ceiling = "ceiling:"
  case truncation = "trunc:"
  case sum = "sum:"
  case count = "count:"
  case minimum = "min:"
  case maximum = "max:"
  case average = "average:"
  case uppercase = "uppercase:"
  case lowercase = "lowercase:"
  case now = "now"
  case member = "valueForKeyPath:"

  /// The arithmetic operator.
  var sign: String? {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .raise: "**"
    default: nil
    }
  }

  var argumentCount: Int { self == .now ? 0 : rawValue.count { $0 == ":" } }

  /// Returns the function's result for arguments.
  func call(_ arguments: [Any?]) -> Any? {
    switch self {
    case .now: return Date()
    case .uppercase: return (arguments[0] as? String)?.uppercased()
    case .lowercase: return (arguments[0] as? String)?.lowercased()
    case .count: return PredicateValue.elements(of: arguments[0])?.count
    case .sum, .average, .minimum, .maximum:
      return aggregate(PredicateValue.elements(of: arguments[0]) ?? [])
    case .member: return nil
    default:
      let numbers = arguments.compactMap(PredicateNumber.init)
      guard numbers.count == argumentCount else { return nil }
      return calculate(numbers[0], numbers[numbers.count - 1])?.object
    }
  }

  private func aggregate(_ elements: [Any]) -> Any? {
    let numbers = elements.compactMap(PredicateNumber.init)
    switch self {
    case .minimum: return numbers.min { $0.value < $1.value }?.object
    case .maximum: return numbers.max { $0.value < $1.value }?.object
    case .average:
      guard !numbers.isEmpty else { return nil }
      return numbers.map(\.value).reduce(0, +) / Double(numbers.count)
    default:
      return numbers.reduce(PredicateNumber.integer(0)) {
        PredicateNumber.combine($0, $1, { $0.addingReportingOverflow($1) }, +)
      }.object
    }
  }

  private func calculate(_ a: PredicateNumber, _ b: PredicateNumber) -> PredicateNumber? {
    switch self {
    case .add: .combine(a, b, { $0.addingReportingOverflow($1) }, +)
    case .subtract: .combine(a, b, { $0.subtractingReportingOverflow($1) }, -)
    case .multiply: .combine(a, b, { $0.multipliedReportingOverflow(by: $1) }, *)
    case .divide: .combine(a, b, { $0.dividedReportingOverflow(by: $1) }, /)
    case .modulus: .combine(a, b, { $0.remainderReportingOverflow(dividingBy: $1) }, fmod)
    case .raise: .real(pow(a.value, b.value))
    case .squareRoot: .real(a.value.squareRoot())
    case .logarithm: .real(log10(a.value))
    case .naturalLogarithm: .real(log(a.value))
    case .exponential: .real(exp(a.value))
    case .absolute:
      .combine(a, .integer(0), { one, _ in (abs(one), false) }, { one, _ in abs(one) })
    case .floor: .real(a.value.rounded(.down))
    case .ceiling: .real(a.value.rounded(.up))
    case .truncation: .real(a.value.rounded(.towardZero))
    default: nil
    }
  }
}

/// Arithmetic on numbers, whose result is an integer if it's a whole number.
private enum PredicateNumber {
  case integer(Int)
  case real(Double)

  init?(_ value: Any?) {
    guard let number = value as? NSNumber else { return nil }
    switch String(cString: number.objCType) {
    case "d", "f": self = .real(number.doubleValue)
    default: self = .integer(number.intValue)
    }
  }

  var value: Double {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    }
  }

  var object: NSNumber {
    switch self {
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    }
  }

  static func combine(
    _ a: Self, _ b: Self, _ whole: (Int, Int) -> (Int, Bool), _ real: (Double, Double) -> Double
  ) -> Self {
    if case .integer(let a) = a, case .integer(let b) = b, a != .min {
      let (result, overflows) = whole(a, b)
      if !overflows { return .integer(result) }
    }
    return .real(real(a.value, b.value))
  }
}
