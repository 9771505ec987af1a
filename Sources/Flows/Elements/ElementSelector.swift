import DeviceProtocol
import Foundation

/// A selector for an element on the screen.
package struct ElementSelector: Sendable, CustomStringConvertible {
  /// The position of an element relative to another one.
  package enum Relation: String, Sendable, CaseIterable {
    case below, above, leftOf, rightOf, containsChild, containsDescendants, childOf

    var isDirection: Bool {
      switch self {
      case .below, .above, .leftOf, .rightOf: true
      case .containsChild, .containsDescendants, .childOf: false
      }
    }
  }

  /// The element's text, which is displayed, spoken, or a placeholder.
  package var text: TextPattern?
  /// The accessibility identifier.
  package var id: TextPattern?
  /// The index among several matches, starting from 0.
  ///
  /// Negative numbers count from the end.
  package var index: Int?
  /// Whether the element is enabled.
  package var enabled: Bool?
  /// Whether the element is a switch that's on.
  package var checked: Bool?
  /// Whether the element is being edited.
  package var focused: Bool?
  /// Whether the element is selected.
  package var selected: Bool?
  /// The text that assistive technologies speak as the value.
  package var value: TextPattern?
  /// The width in points.
  package var width: Double?
  /// The height in points.
  package var height: Double?
  /// The maximum deviation of `width` and `height`, in points.
  package var tolerance = 0.0
  private var relations: [(relation: Relation, selector: ElementSelector)] = []

  /// Creates a selector without conditions.
  package init() {}

  /// Creates a selector for a string.
  package init(text: String) {
    self.text = TextPattern(text)
  }

  /// Adds a relation to another element.
  package mutating func require(_ relation: Relation, _ selector: ElementSelector) {
    relations.append((relation, selector))
  }

  /// Whether the selector has no conditions.
  var isEmpty: Bool {
    text == nil && id == nil && index == nil && enabled == nil && checked == nil
      && focused == nil && selected == nil && value == nil && width == nil && height == nil
      && relations.isEmpty
  }

  /// A description of the selector.
  package var description: String {
    var parts: [String] = []
    func add(_ name: String, _ value: Any?) {
      if let value { parts.append("\(name): \(value)") }
    }
    if let text { parts.append("“\(text)”") }
    add("id", id)
    add("index", index)
    add("enabled", enabled)
    add("checked", checked)
    add("focused", focused)
    add("selected", selected)
    add("value", value)
    add("width", width)
    add("height", height)
    for (relation, selector) in relations { parts.append("\(relation.rawValue) (\(selector))") }
    return parts.joined(separator: ", ")
  }

  /// Returns the visible elements that match, without applying `index`.
  ///
  /// They're in tree order, but elements that can be touched come before those behind a modal
  /// element.
  func candidates(in screen: ElementIndex) -> [ElementIndex.Entry] {
    var found = screen.entries.filter { matches($0.element) }
    for (relation, selector) in relations {
      let others = selector.found(in: screen)
      found = found.filter { entry in others.contains { Self.holds(relation, entry, $0) } }
      guard let other = others.first, relation.isDirection else { continue }
      found = found.map { ($0, Self.distance($0, other)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
    let meant = screen.withoutAncestors(found)
    guard meant.contains(where: \.element.isBehindModal) else { return meant }
    return meant.filter { !$0.element.isBehindModal } + meant.filter(\.element.isBehindModal)
  }

  /// Returns the matching elements, or only the one that `index` selects.
  func found(in screen: ElementIndex) -> [ElementIndex.Entry] {
    let found = candidates(in: screen)
    guard let index else { return found }
    let position = index < 0 ? found.count + index : index
    return found.indices.contains(position) ? [found[position]] : []
  }

  /// The elements to request from an app to find the selector's matches and the elements around
  /// them, or `nil` if the whole screen is needed.
  var sought: [SoughtElement]? {
    let patterns = [text, id, value].compactMap(\.self)
    let texts = patterns.compactMap(\.sought)
    guard !texts.isEmpty, texts.count == patterns.count else { return nil }
    var sought = [
      SoughtElement(text: text?.sought, identifier: id?.sought, value: value?.sought)
    ]
    for (relation, selector) in relations {
      // If elements between them are left out, grandchildren look like children.
      guard relation != .containsChild, let others = selector.sought else { return nil }
      sought += others
    }
    return sought
  }

  private func matches(_ element: ScreenElement) -> Bool {
    func fits(_ wanted: Bool?, _ actual: Bool) -> Bool { wanted == nil || wanted == actual }
    func fits(_ wanted: Double?, _ actual: Double) -> Bool {
      wanted.map { abs($0 - actual) <= tolerance + 0.01 } ?? true
    }
    if let text {
      let texts = [element.text, element.label, element.value, element.placeholder]
      guard texts.contains(where: text.matches) else { return false }
    }
    if let id { guard id.matches(element.identifier) else { return false } }
    if let value { guard value.matches(element.value) else { return false } }
    return fits(enabled, element.isEnabled) && fits(selected, element.isSelected)
      && fits(focused, element.isFocused) && fits(checked, element.isChecked)
      && fits(width, element.frame.width) && fits(height, element.frame.height)
  }

  private static func holds(
    _ relation: Relation, _ entry: ElementIndex.Entry, _ other: ElementIndex.Entry
  ) -> Bool {
    let (frame, origin) = (entry.element.frame, other.element.frame)
    switch relation {
    case .below: return frame.minY >= origin.maxY
    case .above: return frame.maxY <= origin.minY
    case .rightOf: return frame.minX >= origin.maxX
    case .leftOf: return frame.maxX <= origin.minX
    case .containsChild: return other.parent == entry.position
    case .containsDescendants: return other.ancestors.contains(entry.position)
    case .childOf: return entry.ancestors.contains(other.position)
    }
  }

  private static func distance(
    _ entry: ElementIndex.Entry, _ other: ElementIndex.Entry
  ) -> Double {
    let (frame, origin) = (entry.element.frame, other.element.frame)
    return hypot(frame.midX - origin.midX, frame.midY - origin.midY)
  }
}

extension ScreenElement {
  /// Whether a switch is on.
  fileprivate var isChecked: Bool { isSelected || value == "1" }
}
