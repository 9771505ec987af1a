/// A position in text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextposition>.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() {
    super.init()
  }
}
