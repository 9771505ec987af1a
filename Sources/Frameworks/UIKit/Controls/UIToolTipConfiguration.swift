/// A text that appears when the pointer rests in an area.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipconfiguration>.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  open private(set) var toolTip: String
  /// The area, in the view's coordinates; a null rectangle is the whole view.
  open private(set) var sourceRect: CGRect

  /// Creates a text for a whole view.
  public convenience init(toolTip: String) {
    self.init(toolTip: toolTip, in: .null)
  }

  /// Creates a text for an area.
  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }
}
