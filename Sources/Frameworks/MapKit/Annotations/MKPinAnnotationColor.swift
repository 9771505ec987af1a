/// A color of pins.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpinannotationcolor>.
@available(*, deprecated, message: "Use MKPinAnnotationView's pinTintColor instead")
public enum MKPinAnnotationColor: UInt, Sendable {
  /// Red, for destinations.
  case red
  /// Green, for starting points.
  case green
  /// Purple, for places that the user chooses.
  case purple
}
