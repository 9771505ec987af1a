/// A view in place of the keyboard, or above it, that looks as the keyboard does.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinputview>.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The look of an input view.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiinputview/style>.
  public enum Style: Int, Sendable {
    /// The look of any other view.
    case `default`
    /// The look of the keyboard.
    case keyboard
  }

  /// The keyboard's material, if the view looks as the keyboard does.
  private var backdrop: KeyboardBackdrop?

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from a storyboard.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    guard inputViewStyle == .keyboard else { return }
    isOpaque = false
    let backdrop = KeyboardBackdrop()
    backdrop.frame = bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(backdrop, at: 0)
    self.backdrop = backdrop
  }

  /// The look of the view.
  open private(set) var inputViewStyle: UIInputView.Style

  /// Whether the view's constraints determine its height.
  open var allowsSelfSizing = false

  /// Hides the material if the keyboard's own is beneath.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    backdrop?.isHidden = (superview as? KeyboardContainer)?.hasBackdrop(behind: self) ?? false
  }
}
