import Foundation

/// A kind of map and its details.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapconfiguration>.
open class MKMapConfiguration: NSObject {
  /// How a map shows heights.
  public enum ElevationStyle: Int, Sendable {
    /// As a flat map.
    case flat
    /// With mountains and buildings.
    case realistic
  }

  /// How a map shows heights. Without map data, maps are flat.
  open var elevationStyle = ElevationStyle.flat

  override init() {
    super.init()
  }

  /// The kind of map.
  var mapType: MKMapType { .standard }

  /// Returns the configuration for an element's name in a storyboard.
  static func named(_ name: String) -> MKMapConfiguration {
    switch name {
    case "hybridMapConfiguration": MKHybridMapConfiguration()
    case "imageryMapConfiguration": MKImageryMapConfiguration()
    default: MKStandardMapConfiguration()
    }
  }
}
