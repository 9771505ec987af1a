import DeviceProtocol
import Foundation

/// An element of the screen, as users know it, without details of how Quince draws it.
package struct ReportedElement: Codable, Equatable, Sendable {
  /// The element's type, such as `button`.
  package var kind: String
  /// The accessibility identifier.
  package var identifier: String?
  /// The name for assistive technologies.
  package var label: String?
  /// The element's text.
  package var text: String?
  /// The element's value.
  package var value: String?
  /// The text shown if the element is empty.
  package var placeholder: String?
  /// The element's states: `disabled`, `selected`, `focused`.
  package var states: [String]
  /// The frame on the screen, in points: the left edge, the top edge, the width, and the height.
  package var frame: [Double]
  /// The selector with which a flow identifies just this element.
  package var selector: String?
  /// The nested elements.
  package var children: [ReportedElement]

  /// Returns the visible elements of a screen, without those that only group others.
  /// - Parameter selector: A closure that returns the selector of an element in a flow.
  package static func elements(
    of root: ScreenElement, selector: (ScreenElement) -> String? = { _ in nil }
  ) -> [ReportedElement] {
    var left = most
    return root.children.flatMap { visible($0, &left, selector) }
  }

  /// The maximum number of elements reported for one screen.
  private static let most = 2_000

  private static func visible(
    _ element: ScreenElement, _ left: inout Int, _ selector: (ScreenElement) -> String?
  ) -> [ReportedElement] {
    guard left > 0 else { return [] }
    left -= 1
    let children = element.children.flatMap { visible($0, &left, selector) }
    guard element.isVisible, let kind = KindName.name(of: element) else { return children }
    return [ReportedElement(element, kind: kind, selector: selector(element), children: children)]
  }

  private init(
    _ element: ScreenElement, kind: String, selector: String?, children: [ReportedElement]
  ) {
    self.kind = kind
    identifier = element.identifier
    label = element.label.flatMap { $0 == element.text ? nil : $0 }
    text = element.text
    value = element.value.flatMap { $0 == element.text ? nil : $0 }
    placeholder = element.placeholder
    states =
      (element.isEnabled ? [] : ["disabled"]) + (element.isSelected ? ["selected"] : [])
      + (element.isFocused ? ["focused"] : [])
    let rect = element.frame
    frame = [rect.minX, rect.minY, rect.width, rect.height].map {
      $0.isFinite ? ($0 * 10).rounded() / 10 : 0
    }
    self.selector = selector
    self.children = children
  }
}
