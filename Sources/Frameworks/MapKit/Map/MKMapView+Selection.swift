import Foundation
import UIKit

extension MKMapView {
  // MARK: Selection

  /// The selected annotations.
  public var selectedAnnotations: [any MKAnnotation] {
    get { annotationList.selected }
    set {
      for annotation in annotationList.selected { deselectAnnotation(annotation, animated: false) }
      if let first = newValue.first { selectAnnotation(first, animated: false) }
    }
  }

  /// Selects an annotation, and shows its callout.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard let entry = annotationList[annotation],
      !annotationList.selected.contains(where: { $0 === annotation })
    else { return }
    for other in annotationList.selected { deselectAnnotation(other, animated: animated) }
    annotationList.selected = [annotation]
    let view = entry.view ?? makeView(of: entry)
    view.setSelected(true, animated: animated)
    setNeedsLayout()
    showCallout(of: view, animated: animated)
    caller.mapView(self, didSelect: view)
    caller.mapView(self, didSelect: annotation)
  }

  /// Deselects an annotation, and removes its callout.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, annotationList.selected.contains(where: { $0 === annotation }) else {
      return
    }
    annotationList.selected.removeAll { $0 === annotation }
    callout?.removeFromSuperview()
    setNeedsLayout()
    if let view = annotationList[annotation]?.view {
      view.setSelected(false, animated: animated)
      caller.mapView(self, didDeselect: view)
    }
    caller.mapView(self, didDeselect: annotation)
  }

  /// Selects the annotation at a place in the view, or none.
  func userTapped(at place: CGPoint) {
    if let callout, callout.frame.contains(convert(place, to: annotationArea)) { return }
    if let annotation = annotationView(at: place)?.annotation {
      selectAnnotation(annotation, animated: true)
    } else {
      for annotation in selectedAnnotations { deselectAnnotation(annotation, animated: true) }
    }
  }

  /// Returns the view at a place that's in front of others, if it's enabled.
  func annotationView(at place: CGPoint) -> MKAnnotationView? {
    let views = annotationArea.subviews.reversed().compactMap { $0 as? MKAnnotationView }
    return views.first { view in
      view.isEnabled && !view.isHidden
        && view.extent.insetBy(dx: -8, dy: -8).contains(convert(place, to: view))
    }
  }

  // MARK: Callout

  /// The callout of the selected annotation.
  var callout: CalloutView? {
    annotationArea.subviews.lazy.compactMap { $0 as? CalloutView }.first
  }

  private func showCallout(of view: MKAnnotationView, animated: Bool) {
    let title = view.annotation?.shownTitle ?? ""
    guard view.canShowCallout, !title.isEmpty || view.annotation is MKUserLocation else { return }
    let callout = CalloutView(of: view)
    callout.onTap = { [weak self, weak view] control in
      guard let self, let view else { return }
      caller.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }
    annotationArea.addSubview(callout)
    layoutIfNeeded()
    reveal(callout, animated: animated)
  }

  /// Moves the map so that all of a callout is visible.
  private func reveal(_ callout: CalloutView, animated: Bool) {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let tip = callout.tip
    var distance = CGPoint(x: 0, y: max(0, area.minY - callout.frame.minY))
    distance.x = max(0, area.minX + 20 - tip.x) + min(0, area.maxX - 20 - tip.x)
    guard distance != .zero, area.width > 0, area.height > callout.bounds.height else { return }
    let end = visiblePart.moved(by: distance)
    choose(ChosenRect(rect: end.visibleRect), animated: animated)
  }

  /// Puts the callout above the view that it belongs to.
  func layoutCallout() {
    guard let callout, let view = callout.annotationView else { return }
    let tip = view.convert(view.calloutPlace, to: annotationArea)
    callout.point(to: tip, in: annotationArea.bounds)
  }

  /// Shows the changed contents of a callout.
  func calloutDidChange(of view: MKAnnotationView) {
    guard let callout, callout.annotationView === view else { return }
    callout.update()
    setNeedsLayout()
  }
}
