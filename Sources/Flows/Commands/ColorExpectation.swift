/// A color that something must have.
package struct ColorExpectation: Sendable {
  /// The color to compare.
  package enum Part: String, Sendable, CaseIterable {
    case textColor, background, tint, pixel
  }

  /// The target of a color comparison.
  package enum Target: Sendable {
    /// An element; its pixel is the one in its middle, or at a place in it.
    case element(ElementSelector, at: ScreenPoint?)
    case point(ScreenPoint)
  }

  /// The target.
  package var target: Target
  /// The colors that are expected.
  package var colors: [Part: HexColor]
}
