import Stubs

/// An effect that shows the content behind a visual effect view through glass.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiglasseffect>.
@available(iOS 26.0, *)
@preconcurrency @MainActor
@available(IOS26 )
open class UIGlassEffect: UIVisualEffect {
  /// The styles of glass.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiglasseffect/style>.
  public enum Style: Int, Sendable {
    /// Glass that keeps content in front of it legible.
    case regular = 0
    /// Glass that's more transparent.
    case clear = 1
  }

  private var style = Style.regular

  /// Whether the glass reacts to touches.
  open var isInteractive = false
  /// The color of the glass, or `nil` for colorless glass.
  open var tintColor: UIColor?

  /// Creates glass in a style.
  public convenience init(style: Style) {
    self.init()
    self.style = style
    Stub.glassEffect.report()
  }

  /// The blur that's shown in place of the glass.
  var replacement: UIBlurEffect {
    UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
  }
}
