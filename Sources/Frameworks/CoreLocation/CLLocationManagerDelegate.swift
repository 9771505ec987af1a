import Foundation

/// The methods that receive locations.
///
/// Follows <https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate>.
public protocol CLLocationManagerDelegate: AnyObject, NSObjectProtocol {
  /// Called when new locations are available.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when the heading changes, which never happens because the device has no compass.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Called when a location couldn't be determined.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the manager is created, and when the user changes the authorization.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the user changes the authorization.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called when the device has entered a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called when the device has left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Called when the state of a region is known.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Called when monitoring of a region starts.
  func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Called when a region can't be monitored.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  /// Called when updates are paused, which never happens.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Called when updates resume, which never happens.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}

  /// Does nothing.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}

  /// Does nothing.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
