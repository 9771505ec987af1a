import Foundation
import UIKit

extension MKMapView {
  /// The visible part, or the one that an animation leads to.
  var visiblePart: Viewport { mover.end ?? viewport }

  /// Shows a rectangle that the app has chosen.
  func choose(_ chosen: ChosenRect, animated: Bool) {
    chosenRect = chosen
    let end = limited(chosen.viewport(in: bounds.size))
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
    let part = limited(part)
    guard part != viewport else { return }
    viewport = part
    ground.viewport = part
    canvas.viewport = part
    setNeedsLayout()
    caller.mapViewDidChangeVisibleRegion(self)
  }

  /// Returns the nearest part of the map that the app allows.
  func limited(_ part: Viewport) -> Viewport {
    guard !part.size.width.isZero, !part.size.height.isZero else { return part }
    let near = cameraZoomRange?.limiting(part) ?? part
    return cameraBoundary?.limiting(near) ?? near
  }

  /// Moves the map to the nearest part that the app allows.
  func respectLimits() {
    let end = limited(visiblePart)
    guard end != visiblePart else { return }
    choose(ChosenRect(rect: end.visibleRect), animated: limitsAnimated)
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
