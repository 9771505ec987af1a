import DeviceProtocol
import Foundation
import Reports

/// The elements on a screen as text, with a line for each.
package struct ScreenText: Sendable {
  /// The maximum number of lines in an answer.
  private static let most = 150
  /// The maximum number of changed lines before the whole screen is shorter.
  private static let mostChanges = 30

  private let lines: [String]

  /// Creates the text for a screen.
  package init(_ root: ScreenElement) {
    let elements = SelectorSuggestion.elements(of: root).map(\.withoutKeys)
    let text = ElementList.text(elements)
    lines = text.split(separator: "\n").map(String.init)
  }

  /// The lines.
  /// - Parameter words: Text that a line must contain, or `nil` for all lines.
  package func text(matching words: String? = nil) -> String {
    let chosen =
      words.map { words in lines.filter { $0.localizedCaseInsensitiveContains(words) } } ?? lines
    guard !chosen.isEmpty else {
      return words.map { "No element contains “\($0)”." } ?? "The screen has no elements."
    }
    let rest = chosen.count - Self.most
    return (chosen.prefix(Self.most) + (rest > 0 ? ["… and \(rest) more; use “matching”"] : []))
      .joined(separator: "\n")
  }

  /// The differences from an earlier screen, or the whole screen if that's shorter.
  package func changes(since earlier: ScreenText) -> String {
    guard lines != earlier.lines else { return "Nothing on the screen changed." }
    let difference = lines.difference(from: earlier.lines)
    guard difference.count <= min(Self.mostChanges, lines.count) else {
      return "The screen is now:\n\(text())"
    }
    let changes = difference.map { change in
      switch change {
      case .remove(_, let line, _): "- \(line.trimmingCharacters(in: .whitespaces))"
      case .insert(_, let line, _): "+ \(line.trimmingCharacters(in: .whitespaces))"
      }
    }
    return changes.joined(separator: "\n")
  }
}

extension ReportedElement {
  /// The element without the keys of a keyboard in it, because text is typed without them.
  fileprivate var withoutKeys: ReportedElement {
    var element = self
    element.children = kind == "keyboard" ? [] : children.map(\.withoutKeys)
    return element
  }
}
