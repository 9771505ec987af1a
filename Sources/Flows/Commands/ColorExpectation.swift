/// The expected color of a pixel.
package struct ColorExpectation: Sendable {
  /// The color to compare.
  package enum Part: String, Sendable, CaseIterable {
    case textColor, background, tint, pixel
  }

  /// The target of a color comparison.
  package enum Target: Sendable {
    /// An element.
    ///
    /// The pixel is in its center, or at a location in the element.
    case element(ElementSelector, at: ScreenPoint?)
    case point(ScreenPoint)
  }

  /// The target.
  package var target: Target
  /// The expected colors.
  package var colors: [Part: HexColor]
}
