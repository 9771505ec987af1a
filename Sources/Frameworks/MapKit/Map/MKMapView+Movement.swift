import Foundation
import UIKit

extension MKMapView {
  /// The visible part, or the one that an animation leads to.
  var visiblePart: Viewport { mover.end ?? viewport }

  /// Shows a rectangle that the app has chosen.
  func choose(_ chosen: ChosenRect, animated: Bool) {
    chosenRect = chosen
    let end = chosen.viewport(in: bounds.size)
    guard animated, window != nil, !bounds.isEmpty else {
      mover.stop()
      guard end != viewport else { return }
      caller.mapView(self, regionWillChangeAnimated: false)
      show(end)
      caller.mapView(self, regionDidChangeAnimated: false)
      return
    }
    mover.animate(to: end)
  }

  /// Shows a part of the map.
  func show(_ part: Viewport) {
    guard part != viewport else { return }
    viewport = part
    ground.viewport = part
    canvas.viewport = part
    setNeedsLayout()
    caller.mapViewDidChangeVisibleRegion(self)
  }

  /// Shows a part of the map as the result of a gesture.
  func showByHand(_ part: Viewport) {
    chosenRect = nil
    show(part)
  }
}

extension MKMapView {
  /// Starts or stops following the device's location, as the user wants.
  func toggleTracking() {
    setUserTrackingMode(userTrackingMode == .none ? .follow : .none, animated: true)
  }

  /// The image of a button that starts or stops following the device's location.
  var trackingImage: UIImage? {
    UIImage(systemName: userTrackingMode == .none ? "location" : "location.fill")
  }
}
