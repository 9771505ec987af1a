/// The position of overlays relative to the contents of a map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkoverlaylevel>.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads, and below labels.
  case aboveRoads
  /// Above labels.
  case aboveLabels
}
