import Foundation

/// A map of satellite images.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkimagerymapconfiguration>.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a flat map.
  public override init() {
    super.init()
  }

  /// Creates a map that shows heights in some way.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }

  override var mapType: MKMapType { .satellite }
}
