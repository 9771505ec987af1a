/// The materials of blur effects.
struct MaterialDesign: Sendable {
  /// The blur, as the standard deviation of a Gaussian in points.
  var blurRadius: Double
  /// The brightness of the tint, from 0 to 1.
  var lightTint: Float
  var darkTint: Float
  // The opacities of the tint.
  var light: Float
  var ultraThin: Float
  var thin: Float
  var regular: Float
  var prominent: Float
  var thick: Float
}
