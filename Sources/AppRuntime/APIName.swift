import Foundation
import Stubs

/// The names of declarations as documentation writes them, such as `UIView.addSubview(_:)`.
package enum APIName {
  /// Returns the name of the declaration that a Swift symbol belongs to.
  package static func text(of symbol: String) -> String? {
    LoadedCode.demangled(symbol).flatMap(text(ofDemangled:))
  }

  /// Returns the name of the declaration that a demangled symbol belongs to.
  package static func text(ofDemangled symbol: String) -> String? {
    var text = Substring(symbol)
    for prefix in ["merged ", "dispatch thunk of ", "static "] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    if text.hasPrefix("("), let end = text.range(of: "):") { text = text[end.upperBound...] }
    for accessor in [".getter : ", ".setter : ", ".modify : ", ".read : "] {
      guard let range = text.range(of: accessor) else { continue }
      return withoutModule(text[..<range.lowerBound])
    }
    guard let end = text.firstIndex(where: { $0 == "(" || $0 == "<" }),
      let start = text.firstIndex(of: "("),
      let name = withoutModule(text[..<end])
    else { return nil }
    let labels = parameters(in: text[text.index(after: start)...]).map(label).joined()
    return "\(name)(\(labels))"
  }

  private static func withoutModule(_ name: Substring) -> String? {
    let parts = name.split(separator: ".").dropFirst()
    guard !parts.isEmpty, !name.contains(" ") else { return nil }
    return parts.map { $0 == "__allocating_init" ? "init" : $0 }.joined(separator: ".")
  }

  /// Returns the parameters before the closing parenthesis.
  private static func parameters(in text: Substring) -> [Substring] {
    var result: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "<", "[": depth += 1
      case ",":
        guard depth == 0 else { continue }
        result.append(text[start..<index])
        start = text.index(after: index)
      case ")" where depth == 0:
        return start == index ? result : result + [text[start..<index]]
      case ")", "]": depth -= 1
      case ">" where !text[..<index].hasSuffix("-"): depth -= 1
      default: break
      }
    }
    return result
  }

  private static func label(of parameter: Substring) -> String {
    let label = parameter.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isLabel = !label.isEmpty && parameter[label.endIndex...].hasPrefix(": ")
    return isLabel ? "\(label):" : "_:"
  }
}
