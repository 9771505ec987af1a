/// An effect that shows a color.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicoloreffect>.
@preconcurrency @MainActor
@available(IOS26 )
open class UIColorEffect: UIVisualEffect {
  private(set) final var color = UIColor.clear

  /// Creates an effect with a color.
  public convenience init(color: UIColor) {
    self.init()
    self.color = color
  }
}
