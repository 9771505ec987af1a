import AppRuntime
import DeviceProtocol
import Foundation
import Stubs
import UIKit

/// An object that reports the device's location to an app.
///
/// Its delegate is called on the main thread.
///
/// Follows <https://developer.apple.com/documentation/corelocation/cllocationmanager>.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private let updates = MainActorBox<LocationUpdates>()

  /// The object that receives locations.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The minimum distance, in meters, that the device must move before its location is reported.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The accuracy that the app needs.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
    didSet { Stub.locationAccuracy.report(if: desiredAccuracy > 0) }
  }
  /// The user's activity.
  open var activityType = CLActivityType.other
  /// Whether the device can pause updates, which it never does.
  open var pausesLocationUpdatesAutomatically = true {
    didSet { Stub.locationPausing.report(if: pausesLocationUpdatesAutomatically) }
  }
  /// Whether the app receives location updates in the background.
  open var allowsBackgroundLocationUpdates = false {
    didSet { Stub.backgroundLocation.report(if: allowsBackgroundLocationUpdates) }
  }
  /// Whether the status bar indicates location updates in the background.
  open var showsBackgroundLocationIndicator = false

  /// Creates a manager, whose delegate receives the app's authorization status.
  public override init() {
    super.init()
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.begin() }
    }
  }

  deinit {
    let id = ObjectIdentifier(self)
    let updates = updates
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        updates.value?.end()
        LocationAuthorization.shared.forget(id)
      }
    }
  }

  @MainActor private func begin() {
    LocationAuthorization.shared.observe(self) { [weak self] in self?.tellOfAuthorization() }
    tellOfAuthorization()
  }

  @MainActor private func tellOfAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
    updates.value?.authorizationDidChange()
  }

  private func onMain(_ body: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  private static func read<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }

  @MainActor private var began: LocationUpdates {
    if let value = updates.value { return value }
    let value = LocationUpdates(of: self)
    updates.value = value
    return value
  }

  // MARK: - Permission

  /// The app's authorization to access the device's location.
  open var authorizationStatus: CLAuthorizationStatus {
    Self.read { LocationAuthorization.shared.status }
  }

  /// Returns the app's authorization to access the device's location.
  @available(*, deprecated, message: "Use the authorizationStatus property instead")
  open class func authorizationStatus() -> CLAuthorizationStatus {
    read { LocationAuthorization.shared.status }
  }

  /// The accuracy of the location that the app is allowed to use.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Asks the user for access to the location while the app is in use.
  open func requestWhenInUseAuthorization() {
    onMain { LocationAuthorization.shared.askForUse() }
  }

  /// Asks the user for access to the location at any time.
  open func requestAlwaysAuthorization() {
    onMain { LocationAuthorization.shared.askForAlways() }
  }

  // MARK: - Available services

  /// Returns whether the device reports its location.
  open class func locationServicesEnabled() -> Bool { true }
  /// Returns whether the device reports significant location changes.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  /// Returns whether the device has a compass.
  open class func headingAvailable() -> Bool { false }
  /// Returns whether regions of a class can be monitored.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type
  }

  // MARK: - Location updates

  /// The last reported location.
  open var location: CLLocation? {
    Self.read { self.updates.value?.last }
  }

  /// The last reported heading.
  open var heading: CLHeading? { nil }

  /// Starts reporting locations.
  open func startUpdatingLocation() {
    onMain { self.began.start() }
  }

  /// Stops reporting locations.
  open func stopUpdatingLocation() {
    onMain { self.updates.value?.stop() }
  }

  /// Requests the location once.
  open func requestLocation() {
    onMain { self.began.request() }
  }

  /// Starts reporting significant location changes, of half a kilometer or more.
  open func startMonitoringSignificantLocationChanges() {
    onMain { self.began.start(atLeast: 500) }
  }

  /// Stops reporting significant location changes.
  open func stopMonitoringSignificantLocationChanges() {
    stopUpdatingLocation()
  }

  /// Starts reporting the heading.
  open func startUpdatingHeading() {
    Stub.locationHeading.report()
  }

  /// Stops reporting the heading.
  open func stopUpdatingHeading() {}

  /// Starts reporting visits.
  open func startMonitoringVisits() {
    Stub.visits.report()
  }

  /// Stops reporting visits.
  open func stopMonitoringVisits() {}

  // MARK: - Regions

  /// The monitored regions.
  open var monitoredRegions: Set<CLRegion> {
    Self.read { Set(self.updates.value?.regions.map(\.region) ?? []) }
  }

  /// The maximum radius of a region, in meters.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 1_000_000 }

  /// Starts reporting when the device enters or leaves a region.
  open func startMonitoring(for region: CLRegion) {
    onMain { self.began.monitor(region) }
  }

  /// Stops monitoring a region.
  open func stopMonitoring(for region: CLRegion) {
    onMain { self.updates.value?.stopMonitoring(region) }
  }

  /// Requests the state of a region.
  open func requestState(for region: CLRegion) {
    onMain { self.began.tellState(of: region) }
  }
}
