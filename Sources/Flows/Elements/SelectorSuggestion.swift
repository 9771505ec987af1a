import DeviceProtocol
import Reports

/// What a flow writes to mean just one element of a screen.
package struct SelectorSuggestion {
  /// On a screen with more elements none gets one, as each is compared with all.
  private static let most = 1_000

  private let screen: ElementIndex
  private let positions: [Int: Int]

  /// The elements of a screen as people know them, with what a flow writes to mean each.
  package static func elements(of root: ScreenElement) -> [ReportedElement] {
    let suggestion = SelectorSuggestion(ElementIndex(root))
    return ReportedElement.elements(of: root, selector: suggestion.selector)
  }

  init(_ screen: ElementIndex) {
    self.screen = screen
    let entries = screen.entries.count > Self.most ? [] : screen.entries
    positions = Dictionary(
      entries.map { ($0.element.id, $0.position) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What means just this element; `nil` where neither an identifier nor a text does.
  func selector(of element: ScreenElement) -> String? {
    guard let position = positions[element.id] else { return nil }
    if let id = element.identifier, !id.isEmpty {
      return selector("id", id, to: position) ?? text(of: element, to: position)
    }
    return text(of: element, to: position)
  }

  private func text(of element: ScreenElement, to position: Int) -> String? {
    let texts = [element.text, element.label, element.value, element.placeholder]
    for text in texts.compactMap(\.self) where !text.isEmpty {
      if let selector = selector("text", text, to: position) { return selector }
    }
    return nil
  }

  private func selector(_ key: String, _ text: String, to position: Int) -> String? {
    var selector = ElementSelector()
    if key == "id" { selector.id = TextPattern(text) } else { selector.text = TextPattern(text) }
    let found = selector.found(in: screen).map(\.position)
    guard let index = found.firstIndex(of: position) else { return nil }
    let written = YAMLText.quoted(text)
    if index == 0 { return key == "id" ? "{ id: \(written) }" : written }
    return "{ \(key): \(written), index: \(index) }"
  }
}
