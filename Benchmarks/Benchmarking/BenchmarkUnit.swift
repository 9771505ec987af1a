import Foundation

/// The unit of a row's values.
package enum BenchmarkUnit: String, Codable, Sendable {
  case milliseconds = "ms"
  case megabytes = "MB"
  case stepsPerSecond = "steps/s"
  case framesPerSecond = "frames/s"

  /// Whether smaller values are better.
  package var isCost: Bool { self != .stepsPerSecond && self != .framesPerSecond }

  /// Returns a value as readable text, such as `0.24 ms` or `2.1 s`.
  package func text(_ value: Double) -> String {
    switch self {
    case .milliseconds where abs(value) >= 1000: "\(Self.number(value / 1000)) s"
    case .milliseconds where abs(value) < 0.1: "\(Self.number(value * 1000)) µs"
    default: "\(Self.number(value)) \(rawValue)"
    }
  }

  /// Returns a value that someone has chosen as text, without the zeros of measured values, such as
  /// `20 ms`.
  func roundText(_ value: Double) -> String {
    self == .milliseconds && value >= 1000
      ? "\(Self.roundNumber(value / 1000)) s" : "\(Self.roundNumber(value)) \(rawValue)"
  }

  /// Returns a number that someone has chosen as text.
  static func roundNumber(_ value: Double) -> String {
    String(format: "%g", value)
  }

  /// Returns a number as text with two or three significant digits.
  package static func number(_ value: Double) -> String {
    switch abs(value) {
    case 100...: String(format: "%.0f", value)
    case 10..<100: String(format: "%.1f", value)
    default: String(format: "%.2f", value)
    }
  }
}
