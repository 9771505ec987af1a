import AppRuntime

/// An object that scales fonts and lengths with the user's preferred text size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifontmetrics>.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// Creates metrics that scale like text in a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The metrics that scale like body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font scaled for the current text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font scaled for the current text size, but no larger than a maximum size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for the text size of specific traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled to a whole point size for the text size of some traits, but no larger
  /// than a size; 0 allows any size.
  ///
  /// Views that adjust their fonts scale the font again when the text size changes.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if font.scaling != nil {
      raise(
        "NSInvalidArgumentException",
        "A scaled font returned by UIFontMetrics should not be used to create another scaled font.")
    }
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection).rounded()
    return UIFont(
      font, size: maximumPointSize > 0 ? min(size, maximumPointSize) : size,
      scaling: FontScaling(
        textStyle: textStyle, unscaledSize: font.pointSize, maximumSize: maximumPointSize))
  }

  /// Returns a length scaled for the current text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled for the text size of specific traits.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    let category = PreferredSizes.category(traitCollection)
    let scale = max(UITraitCollection.current.displayScale, 1)
    let grown = PreferredSizes.scaled(value, as: textStyle, category: category)
    return (grown * scale).rounded() / scale
  }
}
