import Foundation
import ObjectiveC
import Stubs
import UIKit

/// A user's drag of an annotation's view.
@MainActor
final class AnnotationDrag {
  private let view: MKAnnotationView
  private let start: CGPoint
  private let center: CGPoint

  /// Starts to drag a view.
  /// - Parameter place: The place of the finger on the map.
  init(of view: MKAnnotationView, from place: CGPoint) {
    self.view = view
    start = place
    center = view.center
    view.setDragState(.starting, animated: true)
  }

  /// Moves the view with the finger.
  func move(to place: CGPoint) {
    view.center = CGPoint(x: center.x + place.x - start.x, y: center.y + place.y - start.y)
  }

  /// Drops the view, or returns it to its coordinate.
  func end(isDrop: Bool) {
    if isDrop { drop() }
    view.setDragState(isDrop ? .ending : .canceling, animated: true)
    view.mapView?.setNeedsLayout()
  }

  private func drop() {
    guard let mapView = view.mapView, let annotation = view.annotation else { return }
    let place = CGPoint(
      x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
    let coordinate = mapView.viewport.mapPoint(at: place).coordinate
    let keys = (type(of: annotation) as? any KeyValueChangeTelling.Type)?.toldKeys
    if let point = annotation as? MKPointAnnotation {
      point.coordinate = coordinate
    } else if let object = annotation as? NSObject, keys?.contains("coordinate") == true {
      object.setValue(coordinate, forKey: "coordinate")
    } else {
      Stub.mapDragging.report()
    }
  }
}

extension MKMapView {
  /// Reports a part of dragging a view to the delegate.
  func dragStateDidChange(of view: MKAnnotationView, from last: MKAnnotationView.DragState) {
    caller.mapView(self, annotationView: view, didChange: view.dragState, fromOldState: last)
  }
}
