/// A color that something must have.
package struct ColorExpectation: Sendable {
  /// Which color is meant.
  package enum Part: String, Sendable, CaseIterable {
    case textColor, background, tint, pixel
  }

  /// Whose color.
  package enum Target: Sendable {
    /// An element; its pixel is the one in its middle, or at a place in it.
    case element(ElementSelector, at: ScreenPoint?)
    case point(ScreenPoint)
  }

  /// Whose colors.
  package var target: Target
  /// The colors that are expected.
  package var colors: [Part: HexColor]
}
