import DisplayList

/// The look of apps' icons. Lengths are parts of an icon's width.
struct IconDesign: Equatable, Sendable {
  /// A color that's different for each app.
  struct Tone: Equatable, Sendable {
    /// The distance from the app's hue, in degrees.
    var hue: Double
    var saturation: Double
    var brightness: Double
  }

  var cornerRadius: Double
  /// The color in front of an icon under a finger.
  var pressedColor: Color
  /// The top and the bottom of the background of an app without an icon.
  var top: Tone
  var bottom: Tone
  /// The size of the letter of an app without an icon.
  var letterSize: Double
  var letterWeight: Int
  /// The distance between the middle of the icon and the letter's baseline.
  var letterBaseline: Double
  var letterColor: Color
}
