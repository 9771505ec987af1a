import DisplayList

/// Lets what is in a view stand out against a blur.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivibrancyeffect>.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates an effect for views over a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// Creates an effect for views over a blur, in a style.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// What a vibrancy effect is for.
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
  /// Large areas.
  case fill = 4
  /// Areas.
  case secondaryFill = 5
  /// Small areas.
  case tertiaryFill = 6
  /// Lines between.
  case separator = 7
}
