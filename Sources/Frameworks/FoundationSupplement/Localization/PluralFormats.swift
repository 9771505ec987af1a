import Foundation
import Synchronization

/// Format strings that vary with the numbers in them.
///
/// On Apple's systems, the localized string itself contains its rule. In Quince, it's a plain
/// `String`, which identifies its rule by a number after each variable's name: `%#@items@` becomes
/// `%#@items 3@`.
package enum PluralFormats {
  private struct State {
    var rules: [PluralRule] = []
    var numbers: [PluralRule: Int] = [:]
  }

  private static let state = Mutex(State())

  /// Returns the format string that refers to a rule.
  static func format(of rule: PluralRule) -> String {
    let number = state.withLock { state in
      if let number = state.numbers[rule] { return number }
      state.rules.append(rule)
      state.numbers[rule] = state.rules.count - 1
      return state.rules.count - 1
    }
    return rule.format.replacing(/#@([^@]*)@/) { "#@\($0.output.1) \(number)@" }
  }

  /// Formats a string, choosing each variable's text by its number.
  package static func string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    var format = format
    if format.contains("#@") {
      var next = 0
      format = expand(format, next: &next, own: nil, rule: nil, arguments: arguments)
    }
    return String(format: format, locale: locale, arguments: arguments)
  }

  /// Replaces variables with their text, and adds the argument number to each format specifier.
  private static func expand(
    _ format: String, next: inout Int, own: Int?, rule: PluralRule?, arguments: [any CVarArg],
    depth: Int = 0
  ) -> String {
    let specifier =
      /%(?:([0-9]+)\$)?(%|#@([^@ ]*)(?: ([0-9]+))?@|arg|[-+ #0-9.]*(?:hh|h|ll|l|q|z|t|j|L)?[A-Za-z@])/
    var result = ""
    var position = format.startIndex
    for match in format.matches(of: specifier) {
      result += format[position..<match.range.lowerBound]
      position = match.range.upperBound
      guard match.output.2 != "%" else {
        result += "%%"
        continue
      }
      let given = match.output.1.flatMap { Int($0) }.map { $0 - 1 }
      let index = given ?? own ?? next
      if given == nil, own == nil { next += 1 }
      guard let variable = match.output.3 else {
        result += "%\(index + 1)$" + (match.output.2 == "arg" ? "lld" : match.output.2)
        continue
      }
      let named = match.output.4.flatMap { Int($0) }.flatMap { number in
        state.withLock { number < $0.rules.count ? $0.rules[number] : nil }
      }
      guard depth < 8, let rule = named ?? rule,
        let text = rule.text(of: String(variable), for: number(at: index, of: arguments))
      else { continue }
      result += expand(
        text, next: &next, own: index, rule: rule, arguments: arguments, depth: depth + 1)
    }
    return result + format[position...]
  }

  private static func number(at index: Int, of arguments: [any CVarArg]) -> Double {
    guard arguments.indices.contains(index) else { return 0 }
    return switch arguments[index] {
    case let integer as any BinaryInteger: Double(integer)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
}
