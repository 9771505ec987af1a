import Stubs

/// An effect that amplifies and adjusts the color of the content layered behind a visual effect
/// view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivibrancyeffect>.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect for a blur effect.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
    Stub.vibrancy.report()
  }

  /// Creates a vibrancy effect for a blur effect, with a style.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// The purpose of a vibrancy effect.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle>.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Primary text.
  case label = 0
  /// Secondary text.
  case secondaryLabel = 1
  /// Tertiary text.
  case tertiaryLabel = 2
  /// Quaternary text.
  case quaternaryLabel = 3
  /// A fill for large areas.
  case fill = 4
  /// A fill for medium-sized areas.
  case secondaryFill = 5
  /// A fill for small areas.
  case tertiaryFill = 6
  /// Separator lines.
  case separator = 7
}
