import UIKit

/// An invisible view at the place of an element of a page, which flows, tests, and screen readers
/// find.
final class PageElementView: UIView {
  /// Shows an element.
  func take(_ element: PageDescription.Element, scale: Double) {
    let frame = element.frame.map { $0 * scale }
    if frame.count == 4 {
      self.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityLabel = element.label
    accessibilityIdentifier = element.identifier
    accessibilityValue = element.isOn.map { $0 ? "1" : "0" } ?? element.value
    accessibilityTraits = Self.traits(of: element)
  }

  private static func traits(of element: PageDescription.Element) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits =
      switch element.role {
      case "button": .button
      case "checkbox": [.button]
      case "link": .link
      case "heading": [.header, .staticText]
      case "image": .image
      case "slider": .adjustable
      case "text": .staticText
      default: .none
      }
    if element.isDisabled == true { traits.insert(.notEnabled) }
    if element.isOn == true { traits.insert(.selected) }
    return traits
  }
}
