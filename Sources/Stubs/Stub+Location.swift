extension Stub {
  /// The stubs of where a device is.
  static let location: [Stub] = [
    geocoder, backgroundLocation, locationAccuracy, locationHeading,
    locationPausing, visits,
  ]

  /// `CLGeocoder`.
  package static let geocoder = Stub.type(
    "CLGeocoder", lacks: "each request fails, because no addresses are available")

  /// `CLLocationManager.allowsBackgroundLocationUpdates`.
  package static let backgroundLocation = Stub.member(
    "CLLocationManager", "allowsBackgroundLocationUpdates",
    lacks: "an app in the background receives no locations")

  /// `CLLocationManager.desiredAccuracy`.
  package static let locationAccuracy = Stub.member(
    "CLLocationManager", "desiredAccuracy",
    lacks: "locations always have full accuracy")

  /// `CLLocationManager.startUpdatingHeading()`.
  package static let locationHeading = Stub.member(
    "CLLocationManager", "startUpdatingHeading()",
    lacks: "the device has no compass, so there are no headings",
    uncalled: ["CLLocationManagerDelegate.locationManager(_:didUpdateHeading:)"])

  /// `CLLocationManager.pausesLocationUpdatesAutomatically`.
  package static let locationPausing = Stub.member(
    "CLLocationManager", "pausesLocationUpdatesAutomatically", lacks: "updates never pause",
    uncalled: [
      "CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:)",
      "CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates(_:)",
    ])

  /// `CLLocationManager.startMonitoringVisits()`.
  package static let visits = Stub.member(
    "CLLocationManager", "startMonitoringVisits()",
    lacks: "visits aren't reported")
}
