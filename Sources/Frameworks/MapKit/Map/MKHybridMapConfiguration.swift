import Foundation

/// A map of satellite images with streets.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkhybridmapconfiguration>.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The points of interest that the map shows, for which there's no data.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the map shows the traffic, for which there's no data.
  open var showsTraffic = false

  /// Creates a flat map.
  public override init() {
    super.init()
  }

  /// Creates a map that shows heights in some way.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }

  override var mapType: MKMapType { .hybrid }
}
