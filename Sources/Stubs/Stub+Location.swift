extension Stub {
  /// The stubs of where a device is.
  static let location: [Stub] = [
    geocoder, backgroundLocation, locationAccuracy, locationHeading, visits,
  ]

  /// `CLGeocoder`.
  package static let geocoder = Stub.type(
    "CLGeocoder", lacks: "no address is known; each request ends with an error")

  /// `CLLocationManager.allowsBackgroundLocationUpdates`.
  package static let backgroundLocation = Stub.member(
    "CLLocationManager", "allowsBackgroundLocationUpdates",
    lacks: "an app in the background is told of no places")

  /// `CLLocationManager.desiredAccuracy`.
  package static let locationAccuracy = Stub.member(
    "CLLocationManager", "desiredAccuracy",
    lacks: "places are always told as exactly as the device is told them")

  /// `CLLocationManager.startUpdatingHeading()`.
  package static let locationHeading = Stub.member(
    "CLLocationManager", "startUpdatingHeading()",
    lacks: "the device has no compass; nothing is told")

  /// `CLLocationManager.startMonitoringVisits()`.
  package static let visits = Stub.member(
    "CLLocationManager", "startMonitoringVisits()",
    lacks: "no visits are told")
}
