import DisplayList
import Foundation

/// A view (or another accessible thing) on the screen, as flows, tests and screen readers see it.
package struct ScreenElement: Codable, Equatable, Sendable {
  /// The same for the same object as long as it lives.
  package var id: Int
  /// The class, such as `UIButton`.
  package var type: String
  package var identifier: String?
  package var label: String?
  package var value: String?
  package var hint: String?
  /// The text that the element itself shows.
  package var text: String?
  package var placeholder: String?
  /// In points of the screen, origin at the top left.
  package var frame: CGRect
  /// The raw value of UIKit's `UIAccessibilityTraits`.
  package var traits: UInt64
  /// Whether assistive technology stops at the element.
  package var isAccessible: Bool
  package var isEnabled: Bool
  package var isSelected: Bool
  package var isFocused: Bool
  /// Whether a person can see any of it: in the window, not hidden, not transparent, not clipped away.
  package var isVisible: Bool
  package var textColor: Color?
  package var backgroundColor: Color?
  package var tintColor: Color?
  package var children: [ScreenElement]

  package init(id: Int, type: String, frame: CGRect) {
    self.id = id
    self.type = type
    self.frame = frame
    traits = 0
    isAccessible = false
    isEnabled = true
    isSelected = false
    isFocused = false
    isVisible = true
    children = []
  }
}
