import Foundation

extension MKDirections {
  /// The ends of a route, and the way to travel.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkdirections/request>.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// The start.
    open var source: MKMapItem?
    /// The end.
    open var destination: MKMapItem?
    /// The way to travel.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several routes are requested.
    open var requestsAlternateRoutes = false
    /// The time of departure.
    open var departureDate: Date?
    /// The time of arrival.
    open var arrivalDate: Date?

    /// Creates an empty request.
    public override init() {
      super.init()
    }
  }

  /// The routes between two places.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkdirections/response>.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// The start.
    public let source: MKMapItem
    /// The end.
    public let destination: MKMapItem
    /// The routes.
    open private(set) var routes: [MKRoute] = []

    init(from source: MKMapItem, to destination: MKMapItem) {
      (self.source, self.destination) = (source, destination)
    }
  }

  /// The time that it takes to travel between two places.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkdirections/etaresponse>.
  @preconcurrency @MainActor
  open class ETAResponse: NSObject {
    /// The start.
    public let source: MKMapItem
    /// The end.
    public let destination: MKMapItem
    /// The travel time, in seconds.
    open private(set) var expectedTravelTime: TimeInterval = 0
    /// The distance, in meters.
    open private(set) var distance: CLLocationDistance = 0
    /// The way to travel.
    open private(set) var transportType = MKDirectionsTransportType.automobile

    init(from source: MKMapItem, to destination: MKMapItem) {
      (self.source, self.destination) = (source, destination)
    }
  }
}
