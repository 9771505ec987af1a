/// A rectangle on the screen that shows content and takes touches.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiview>.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    super.init()
  }

  /// Creates a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
  }
}
