import Foundation
import UIKit

/// A button in a bar that lets a map follow the device's location.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkusertrackingbarbuttonitem>.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map.
  open weak var mapView: MKMapView? {
    didSet {
      mapView?.locator.observers.append { [weak self] in self?.show() }
      show()
    }
  }

  /// Creates a button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(primaryAction: UIAction { ($0.sender as? Self)?.mapView?.toggleTracking() })
    accessibilityLabel = "Tracking"
    defer { self.mapView = mapView }
  }

  private func show() {
    image = mapView?.trackingImage
  }
}
