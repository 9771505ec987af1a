import DeviceProtocol
import Reports

/// The selector with which a flow identifies a single element of a screen.
package struct SelectorSuggestion {
  /// The maximum number of elements on a screen for which suggestions are made, because each
  /// element is compared with all others.
  private static let most = 1_000

  private let screen: ElementIndex
  private let positions: [Int: Int]

  /// Returns the elements of a screen in readable form, with the selector that a flow uses for
  /// each.
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

  /// Returns the selector for a single element, or `nil` if neither an identifier nor a string
  /// identifies it.
  func selector(of element: ScreenElement) -> String? {
    suggestion(for: element)?.yaml
  }

  /// Returns a suggestion that identifies a single element, or `nil` if neither an identifier nor a
  /// string identifies it.
  /// - Parameter byValue: Whether the suggestion can use the element's value, which the next touch
  ///   might change.
  func suggestion(for element: ScreenElement, byValue: Bool = true) -> SuggestedSelector? {
    guard let position = positions[element.id] else { return nil }
    if let id = element.identifier, !id.isEmpty,
      let suggestion = suggestion(.id, id, to: position)
    {
      return suggestion
    }
    let texts = [element.text, element.label, byValue ? element.value : nil, element.placeholder]
    for text in texts.compactMap(\.self) where !text.isEmpty {
      if let suggestion = suggestion(.text, text, to: position) { return suggestion }
    }
    return nil
  }

  private func suggestion(
    _ key: SuggestedSelector.Key, _ text: String, to position: Int
  ) -> SuggestedSelector? {
    var selector = ElementSelector()
    if key == .id { selector.id = TextPattern(text) } else { selector.text = TextPattern(text) }
    let found = selector.found(in: screen).map(\.position)
    guard let index = found.firstIndex(of: position) else { return nil }
    return SuggestedSelector(key: key, text: text, index: index)
  }
}
