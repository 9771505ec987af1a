import DisplayList

/// The colors and shapes of the keyboard. Lengths are in points.
struct KeyboardDesign: Sendable {
  /// A color for the light and one for the dark keyboard.
  struct Pair: Sendable {
    var light: Color
    var dark: Color

    func color(isDark: Bool) -> Color { isDark ? dark : light }
  }

  var measures: KeyboardMeasures
  var backdrop: Surface
  /// The fill of keys with characters.
  var keyFill: Pair
  /// The fill of the other keys.
  var functionFill: Pair
  /// The fill of a lit key, such as Shift.
  var litFill: Pair
  var accent: UIColor
  var ink: Pair
  var litInk: Pair
  var accentInk: Color
  var disabledInk: UIColor
  var pressedBareInk: UIColor
  /// The color of the line below a key.
  var edge: Pair
  var edgeHeight: CGFloat
  /// The radius of keys that are at most `tallKey` high.
  var keyRadius: CGFloat
  var tallKeyRadius: CGFloat
  var tallKey: CGFloat
  var bubbles: KeyBubbleDesign

  func radius(ofKeyWithHeight height: CGFloat) -> CGFloat {
    height > tallKey ? tallKeyRadius : keyRadius
  }
}
