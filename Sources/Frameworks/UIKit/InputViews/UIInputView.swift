/// A view that replaces the keyboard or appears above it, and can have the same appearance.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinputview>.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The appearance of an input view.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiinputview/style>.
  public enum Style: Int, Sendable {
    /// The appearance of an ordinary view.
    case `default`
    /// The appearance of the keyboard.
    case keyboard
  }

  /// The keyboard's material, if the view looks like the keyboard.
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

  /// The appearance of the view.
  open private(set) var inputViewStyle: UIInputView.Style

  /// Whether the view's constraints determine its height.
  open var allowsSelfSizing = false

  /// Hides the material if the keyboard's own material is behind the view.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    backdrop?.isHidden = (superview as? KeyboardContainer)?.hasBackdrop(behind: self) ?? false
  }
}
