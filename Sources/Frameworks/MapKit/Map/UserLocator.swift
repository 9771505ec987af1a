import Foundation
import UIKit

/// Shows the device's location on a map, and lets the map follow it.
@MainActor
final class UserLocator: NSObject {
  /// The width of the region that the map shows when it starts to follow the location, in meters.
  private static let width: CLLocationDistance = 1500

  private unowned let mapView: MKMapView
  private var manager: CLLocationManager?
  let annotation = MKUserLocation()
  private(set) var mode = MKUserTrackingMode.none
  /// Closures that are called when the mode has changed.
  var observers: [() -> Void] = []

  init(of mapView: MKMapView) {
    self.mapView = mapView
  }

  /// Whether the location is shown.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      if isOn { start() } else { stop() }
    }
  }

  private func start() {
    mapView.caller.mapViewWillStartLocatingUser(mapView)
    annotation.isUpdating = true
    let manager = CLLocationManager()
    manager.delegate = self
    manager.startUpdatingLocation()
    self.manager = manager
  }

  private func stop() {
    manager?.stopUpdatingLocation()
    manager = nil
    annotation.isUpdating = false
    annotation.location = nil
    mapView.forget([annotation])
    follow(.none, animated: false)
    mapView.caller.mapViewDidStopLocatingUser(mapView)
  }

  // MARK: Following

  func follow(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != self.mode else { return }
    self.mode = mode
    if mode != .none {
      mapView.showsUserLocation = true
      center(animated: animated, zooms: true)
    }
    for observer in observers { observer() }
    mapView.caller.mapView(mapView, didChange: mode, animated: animated)
  }

  /// Stops following the location because the user has moved the map.
  func userDidMove() {
    follow(.none, animated: false)
  }

  private func center(animated: Bool, zooms: Bool) {
    guard let location = annotation.location else { return }
    let near = MKCoordinateRegion(
      center: location.coordinate, latitudinalMeters: Self.width, longitudinalMeters: Self.width)
    if zooms, mapView.visibleMapRect.width > 4 * near.mapRect.width {
      mapView.setRegion(near, animated: animated)
    } else {
      mapView.setCenter(location.coordinate, animated: animated)
    }
  }

  private func show(_ location: CLLocation) {
    let isFirst = annotation.location == nil
    annotation.location = location
    mapView.addAnnotation(annotation)
    mapView.setNeedsLayout()
    if mode != .none { center(animated: true, zooms: isFirst) }
    mapView.caller.mapView(mapView, didUpdate: annotation)
  }
}

extension UserLocator: CLLocationManagerDelegate {
  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    guard let last = locations.last else { return }
    MainActor.assumeIsolated { if isOn { show(last) } }
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) {
    MainActor.assumeIsolated {
      if isOn { mapView.caller.mapView(mapView, didFailToLocateUserWithError: error) }
    }
  }
}
