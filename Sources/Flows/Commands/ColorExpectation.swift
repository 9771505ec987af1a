/// A colour that something is to have.
package struct ColorExpectation: Sendable {
  /// Which colour is meant.
  package enum Part: String, Sendable, CaseIterable {
    case textColor, background, tint, pixel
  }

  /// Whose colour.
  package enum Target: Sendable {
    /// An element; its pixel is the one in its middle, or at a place in it.
    case element(ElementSelector, at: ScreenPoint?)
    case point(ScreenPoint)
  }

  /// Whose colours.
  package var target: Target
  /// The colours that are expected.
  package var colors: [Part: HexColor]
}
