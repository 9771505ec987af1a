import DisplayList
import Foundation

/// A view (or another accessible thing) on the screen, as flows, tests, and screen readers see it.
package struct ScreenElement: Codable, Equatable, Sendable {
  /// The same for the same object as long as it lives.
  package var id: Int
  /// The class, such as `UIButton`.
  package var type: String
  /// The word for it in reports, such as `switch`; `nil` if its traits name it.
  package var kindName: String?
  /// The accessibility identifier.
  package var identifier: String?
  /// The element's name for assistive technologies.
  package var label: String?
  /// The value that assistive technologies speak.
  package var value: String?
  /// The description of its use for assistive technologies.
  package var hint: String?
  /// The text that the element itself shows.
  package var text: String?
  /// The text that's shown while there's no other.
  package var placeholder: String?
  /// Its type in UI tests; known only if `DeviceMessage.look` requested it.
  package var kind: ElementKind?
  /// The legibility of its text; known only if `DeviceMessage.audit` requested it.
  package var legibility: TextLegibility = []
  /// The kind of control or group, if the traits don't define it and assistive technology can reach
  /// the element.
  package var role: ElementRole?
  /// The number that the control is set to.
  package var range: ElementRange?
  /// The available choices.
  package var options: [String]?
  /// The frame, in points of the screen, with the origin at the top left.
  package var frame: CGRect
  /// The raw value of UIKit's `UIAccessibilityTraits`.
  package var traits: UInt64
  /// Whether assistive technology stops at the element.
  package var isAccessible: Bool
  /// Whether the element takes touches.
  package var isEnabled: Bool
  /// Whether the element is chosen.
  package var isSelected: Bool
  /// Whether the element is edited.
  package var isFocused: Bool
  /// Whether a user can see any of it: in the window, not hidden, not transparent, not clipped
  /// away.
  package var isVisible: Bool
  /// Whether something in front of the element, such as an alert, takes all touches.
  package var isBehindModal: Bool
  /// The color of the text.
  package var textColor: Color?
  /// The color behind the element.
  package var backgroundColor: Color?
  /// The color of interactive content.
  package var tintColor: Color?
  /// The elements in it, the front one last.
  package var children: [ScreenElement]

  /// Creates an element with only its basic values.
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
    isBehindModal = false
    children = []
  }
}
