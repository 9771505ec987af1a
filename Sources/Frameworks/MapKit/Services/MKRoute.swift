import Foundation

/// A route between two places.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkroute>.
@preconcurrency @MainActor
open class MKRoute: NSObject {
  /// A part of a route.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkroute/step>.
  @preconcurrency @MainActor
  open class Step: NSObject {
    /// The instructions for the user.
    open private(set) var instructions = ""
    /// A notice about the part.
    open private(set) var notice: String?
    /// The line.
    public let polyline: MKPolyline
    /// The length, in meters.
    open private(set) var distance: CLLocationDistance = 0
    /// The way to travel.
    open private(set) var transportType = MKDirectionsTransportType.automobile

    init(_ polyline: MKPolyline) {
      self.polyline = polyline
    }
  }

  /// The name.
  open private(set) var name = ""
  /// The line.
  public let polyline: MKPolyline
  /// The parts.
  open private(set) var steps: [MKRoute.Step] = []
  /// Notices about the route.
  open private(set) var advisoryNotices: [String] = []
  /// The length, in meters.
  open private(set) var distance: CLLocationDistance = 0
  /// The travel time, in seconds.
  open private(set) var expectedTravelTime: TimeInterval = 0
  /// The way to travel.
  open private(set) var transportType = MKDirectionsTransportType.automobile

  init(_ polyline: MKPolyline) {
    self.polyline = polyline
  }
}
