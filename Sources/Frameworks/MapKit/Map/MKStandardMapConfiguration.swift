import Foundation

/// A map of streets.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkstandardmapconfiguration>.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strongly a map's details are emphasized.
  public enum EmphasisStyle: Int, Sendable {
    /// As usual.
    case `default`
    /// In lighter colors.
    case muted
  }

  /// How strongly the map's details are emphasized.
  open var emphasisStyle = EmphasisStyle.default
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

  /// Creates a map that shows heights and emphasizes details in some way.
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }

  /// Creates a map that emphasizes details in some way.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init()
    self.emphasisStyle = emphasisStyle
  }

  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}
