import AppRuntime
import DeviceProtocol
import Foundation

/// A manager's updates to its delegate, which run on the device's clock.
@MainActor
final class LocationUpdates {
  /// The interval between two locations along a route, in seconds.
  private static let interval: TimeInterval = 1
  /// The time in seconds after which a request for an unavailable location fails.
  private static let patience: TimeInterval = 2
  /// The accuracy of locations, in meters.
  private static let accuracy: CLLocationAccuracy = 5

  private weak var manager: CLLocationManager?
  private(set) var last: CLLocation?
  /// The monitored regions, and whether the device is inside each, if that's known.
  private(set) var regions: [(region: CLRegion, isInside: Bool?)] = []
  private var told: CLLocation?
  private var isUpdating = false
  private var isRequested = false
  private var leastDistance: CLLocationDistance = 0
  private var timer: DeviceClock.Timer?
  private var lastTime: TimeInterval = 0

  /// The managers with active updates.
  private static var following: [LocationUpdates] = []

  init(of manager: CLLocationManager) {
    self.manager = manager
    if Self.following.isEmpty {
      DeviceFeatures.shared.onLocation = { for one in Self.following { one.deviceDidMove() } }
    }
    Self.following.append(self)
  }

  /// Stops updates.
  func end() {
    Self.following.removeAll { $0 === self }
    timer?.invalidate()
  }

  private var delegate: (any CLLocationManagerDelegate)? { manager?.delegate }
  private var isAllowed: Bool { LocationAuthorization.shared.isAllowed }

  // MARK: - Start and end

  func start(atLeast distance: CLLocationDistance = 0) {
    isUpdating = true
    leastDistance = distance
    told = nil
    look()
  }

  func stop() {
    isUpdating = false
    schedule()
  }

  func request() {
    isRequested = true
    look()
  }

  func authorizationDidChange() {
    if isUpdating || isRequested || !regions.isEmpty { look() }
  }

  private func deviceDidMove() {
    look()
  }

  /// Checks the device's location in the next turn of the main queue, so that delegate methods
  /// aren't called before the current call returns.
  private func look() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.lookNow() } }
  }

  private func lookNow() {
    guard let manager else { return end() }
    guard isAllowed else {
      guard LocationAuthorization.shared.status != .notDetermined else { return }
      isRequested = false
      if isUpdating { delegate?.locationManager(manager, didFailWithError: CLError(.denied)) }
      isUpdating = false
      return
    }
    guard let place = DeviceFeatures.shared.place else { return lackPlace() }
    let location = location(at: place)
    last = location
    tell(location)
    watchRegions(at: location)
    schedule()
  }

  private func location(at place: DeviceLocation.Point) -> CLLocation {
    let now = DeviceClock.shared.now
    let seconds = now - lastTime
    let here = CLLocation(latitude: place.latitude, longitude: place.longitude)
    let isMoving = DeviceFeatures.shared.isMoving
    let before = isMoving && seconds > 0 && seconds < 10 ? last : nil
    lastTime = now
    return CLLocation(
      coordinate: here.coordinate, altitude: 0, horizontalAccuracy: Self.accuracy,
      verticalAccuracy: -1, course: before.map { $0.direction(to: here) } ?? -1,
      speed: before.map { $0.distance(from: here) / seconds } ?? -1, timestamp: Date())
  }

  private func tell(_ location: CLLocation) {
    guard let manager, isUpdating || isRequested else { return }
    let least = max(manager.distanceFilter, leastDistance)
    let isFar = told.map { $0.distance(from: location) >= max(least, 0.01) } ?? true
    guard isRequested || isFar else { return }
    isRequested = false
    told = location
    delegate?.locationManager(manager, didUpdateLocations: [location])
  }

  /// Handles an unavailable location, which makes a request fail after a while.
  private func lackPlace() {
    guard let manager else { return }
    if isRequested {
      timer?.invalidate()
      timer = DeviceClock.shared.schedule(after: Self.patience, interval: nil, kind: .ofApp) {
        MainActor.assumeIsolated { self.giveUp(for: manager) }
      }
    } else if isUpdating {
      delegate?.locationManager(manager, didFailWithError: CLError(.locationUnknown))
    }
  }

  private func giveUp(for manager: CLLocationManager) {
    guard isRequested, DeviceFeatures.shared.place == nil else { return }
    isRequested = false
    delegate?.locationManager(manager, didFailWithError: CLError(.locationUnknown))
  }

  /// Schedules another check in a second, while the device is moving.
  private func schedule() {
    timer?.invalidate()
    timer = nil
    guard DeviceFeatures.shared.isMoving, isUpdating || !regions.isEmpty else { return }
    timer = DeviceClock.shared.schedule(after: Self.interval, interval: nil, kind: .ofApp) {
      MainActor.assumeIsolated { self.lookNow() }
    }
  }

  // MARK: - Regions

  /// The maximum number of monitored regions.
  private static let mostRegions = 20

  func monitor(_ region: CLRegion) {
    guard let manager else { return }
    regions.removeAll { $0.region == region }
    if let code = reason(notToMonitor: region, manager) {
      delegate?.locationManager(manager, monitoringDidFailFor: region, withError: CLError(code))
      return
    }
    regions.append((region, nil))
    delegate?.locationManager(manager, didStartMonitoringFor: region)
    look()
  }

  private func reason(notToMonitor region: CLRegion, _ manager: CLLocationManager) -> CLError.Code?
  {
    if [.denied, .restricted].contains(LocationAuthorization.shared.status) {
      return .regionMonitoringDenied
    }
    guard let circle = region as? CLCircularRegion,
      circle.radius <= manager.maximumRegionMonitoringDistance, regions.count < Self.mostRegions
    else { return .regionMonitoringFailure }
    return nil
  }

  func stopMonitoring(_ region: CLRegion) {
    regions.removeAll { $0.region == region }
    schedule()
  }

  func tellState(of region: CLRegion) {
    guard let manager else { return }
    let place = DeviceFeatures.shared.place.map(location(at:))
    let state: CLRegionState
    if isAllowed, let place, let circle = region as? CLCircularRegion {
      state = circle.contains(place.coordinate) ? .inside : .outside
    } else {
      state = .unknown
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.delegate?.locationManager(manager, didDetermineState: state, for: region)
      }
    }
  }

  private func watchRegions(at location: CLLocation) {
    guard let manager else { return }
    for (index, entry) in regions.enumerated() {
      guard let circle = entry.region as? CLCircularRegion else { continue }
      let isInside = circle.contains(location.coordinate)
      regions[index].isInside = isInside
      guard let wasInside = entry.isInside, wasInside != isInside else { continue }
      if isInside, circle.notifyOnEntry {
        delegate?.locationManager(manager, didEnterRegion: circle)
      } else if !isInside, circle.notifyOnExit {
        delegate?.locationManager(manager, didExitRegion: circle)
      }
    }
  }
}
