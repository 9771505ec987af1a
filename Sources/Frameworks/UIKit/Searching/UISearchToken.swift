/// A part of a search that a search field shows as a unit before the text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtoken>.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// The object that the token represents.
  open var representedObject: Any?

  /// Creates a token that shows an icon and text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
