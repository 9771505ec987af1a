import DisplayList
import Foundation

/// A view or other accessible element on the screen, as flows, tests, and screen readers see it.
package struct ScreenElement: Codable, Equatable, Sendable {
  /// A number that identifies the object during its lifetime.
  package var id: Int
  /// The class, such as `UIButton`.
  package var type: String
  /// The word for the element in reports, such as `switch`, or `nil` if its traits determine the
  /// word.
  package var kindName: String?
  /// The accessibility identifier.
  package var identifier: String?
  /// The element's name for assistive technologies.
  package var label: String?
  /// The value that assistive technologies speak.
  package var value: String?
  /// The accessibility hint, which describes how to use the element.
  package var hint: String?
  /// The text that the element itself displays.
  package var text: String?
  /// The placeholder text.
  package var placeholder: String?
  /// The element type in UI tests, which is set only if `DeviceMessage.look` requested it.
  package var kind: ElementKind?
  /// The legibility of the text, which is set only if `DeviceMessage.audit` requested it.
  package var legibility: TextLegibility = []
  /// The role of the control or group, if assistive technology can reach the element and its traits
  /// don't determine the role.
  package var role: ElementRole?
  /// The current value of the control, with its minimum and maximum.
  package var range: ElementRange?
  /// The available choices.
  package var options: [String]?
  /// The frame, in points of the screen, with the origin at the top left.
  package var frame: CGRect
  /// The raw value of UIKit's `UIAccessibilityTraits`.
  package var traits: UInt64
  /// Whether assistive technology can focus the element.
  package var isAccessible: Bool
  /// Whether the element handles touches.
  package var isEnabled: Bool
  /// Whether the element is selected.
  package var isSelected: Bool
  /// Whether the element is being edited.
  package var isFocused: Bool
  /// Whether any part of the element is visible: in the window, not hidden, not transparent, and
  /// not clipped.
  package var isVisible: Bool
  /// Whether something in front of the element, such as an alert, blocks all touches.
  package var isBehindModal: Bool
  /// The color of the text.
  package var textColor: Color?
  /// The color behind the element.
  package var backgroundColor: Color?
  /// The color of interactive content.
  package var tintColor: Color?
  /// The child elements, from back to front.
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
