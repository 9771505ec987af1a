import Foundation

/// The state of the text being edited.
package struct TextInputState: Codable, Equatable, Sendable {
  /// The number of the element being edited.
  package var elementID: Int
  /// The caret's frame, in points of the screen.
  package var caret: CGRect
  /// The field's frame, in points of the screen.
  package var field: CGRect
  /// The text being edited.
  package var text: String
  /// The selection in UTF-16 units of `text`.
  package var selection: Range<Int>
  /// Whether the text is hidden, such as a password.
  package var isSecure: Bool
  /// The UIKit name of the keyboard type, such as `numberPad`.
  package var keyboardType: String
  /// The height of the software keyboard in points, or 0 while it's hidden.
  package var keyboardHeight: Double

  /// Creates the state of text being edited.
  package init(
    elementID: Int, caret: CGRect, field: CGRect, text: String, selection: Range<Int>,
    isSecure: Bool,
    keyboardType: String, keyboardHeight: Double
  ) {
    self.elementID = elementID
    self.caret = caret
    self.field = field
    self.text = text
    self.selection = selection
    self.isSecure = isSecure
    self.keyboardType = keyboardType
    self.keyboardHeight = keyboardHeight
  }
}
