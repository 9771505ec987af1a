import AppRuntime
import Foundation

/// An exception of a calculation with decimal numbers, for which a behavior ends the app.
struct DecimalException {
  /// The part of its name that differs, which is also that of the property of
  /// `NSDecimalNumberHandler`.
  private let name: String
  private let words: String

  /// Returns `nil` if there's no error.
  init?(_ error: NSDecimalNumber.CalculationError) {
    switch error {
    case .divideByZero: (name, words) = ("DivideByZero", "divide by zero")
    case .overflow: (name, words) = ("Overflow", "overflow")
    case .underflow: (name, words) = ("Underflow", "underflow")
    case .lossOfPrecision: (name, words) = ("Exactness", "exactness")
    default: return nil
    }
  }

  /// Ends the app if a behavior raises the exception.
  func raise(if behavior: any NSDecimalNumberBehaviors) {
    guard let handler = behavior as? NSDecimalNumberHandler,
      Mirror(reflecting: handler).descendant("_raiseOn\(name)") as? Bool == true
    else { return }
    AppRuntime.raise("NSDecimalNumber\(name)Exception", "NSDecimalNumber \(words) exception")
  }
}
