import AppRuntime
import Foundation
import UIKit

extension MKMapView {
  // MARK: Annotations

  /// The annotations, including the device's location if it's shown.
  public var annotations: [any MKAnnotation] { annotationList.entries.map(\.annotation) }

  /// Adds an annotation.
  public func addAnnotation(_ annotation: any MKAnnotation) {
    guard let entry = annotationList.add(annotation) else { return }
    entry.observer = CoordinateObserver(annotation)
    setNeedsLayout()
  }

  /// Adds annotations.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(addAnnotation)
  }

  /// Removes an annotation.
  public func removeAnnotation(_ annotation: any MKAnnotation) {
    removeAnnotations([annotation])
  }

  /// Removes annotations. The device's location stays.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    forget(annotations.filter { $0 !== userLocation || !showsUserLocation })
  }

  /// Removes annotations, even the device's location.
  func forget(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { deselectAnnotation(annotation, animated: false) }
    for entry in annotationList.remove(annotations) {
      entry.observer?.end()
      removeView(of: entry)
    }
  }

  /// Returns the annotations in a rectangle on the map.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    let found = annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
    return Set(found.compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
  }

  /// Shows a region with all of some annotations, which are added if necessary.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let points = annotations.map { MKMapPoint($0.coordinate) }.filter { $0.x >= 0 }
    var rect = points.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
    guard !rect.isNull else { return }
    let least = 1000 * MKMapPointsPerMeterAtLatitude(rect.middle.coordinate.latitude)
    rect = rect.insetBy(
      dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2))
    setVisibleMapRect(
      rect, edgePadding: UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40),
      animated: animated)
  }

  // MARK: Views

  /// The part of the view in which annotations are visible.
  public var annotationVisibleRect: CGRect { bounds }

  /// Returns the view of an annotation, or `nil` if it isn't near the visible part of the map.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    annotationList[annotation]?.view
  }

  /// Registers a class for views with an identifier.
  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    annotationList.register(viewClass as? MKAnnotationView.Type, for: identifier)
  }

  /// Returns a view that's no longer needed, or `nil` if there's none.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? {
    annotationList.reusableView(for: identifier)
  }

  /// Returns a view that's no longer needed, or a new one of the registered class.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = annotationList.reusableView(for: identifier) {
      view.annotation = annotation
      return view
    }
    if let view = annotationList.makeView(for: identifier, annotation) { return view }
    if identifier == MKMapViewDefaultAnnotationViewReuseIdentifier {
      return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    raise(
      "NSInternalInconsistencyException",
      "unable to dequeue an annotation view with identifier \(identifier) - must register a class "
        + "for the identifier")
  }

  /// Creates the views of annotations near the visible part, and lays out all views.
  func layoutAnnotations() {
    guard !bounds.isEmpty else { return }
    var added: [MKAnnotationView] = []
    for entry in annotationList.entries {
      let place = viewport.place(of: MKMapPoint(entry.annotation.coordinate))
      update(entry, at: place, added: &added)
    }
    orderViews()
    layoutCallout()
    guard !added.isEmpty else { return }
    caller.mapView(self, didAdd: added)
    added.forEach { $0.prepareForDisplay() }
  }

  private func update(
    _ entry: AnnotationList.Entry, at place: CGPoint, added: inout [MKAnnotationView]
  ) {
    // Views are kept while they're at most a screen away.
    let isNear = bounds.insetBy(dx: -100, dy: -100).contains(place)
    let isFar = !bounds.insetBy(dx: -bounds.width, dy: -bounds.height).contains(place)
    if entry.view == nil, isNear, CLLocationCoordinate2DIsValid(entry.annotation.coordinate) {
      added.append(makeView(of: entry))
    } else if isFar, entry.view?.isSelected == false {
      removeView(of: entry)
    }
    guard let view = entry.view else { return }
    if view.dragState == .none {
      view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
    }
    view.updateElement()
  }

  /// Creates the view of an annotation.
  @discardableResult
  func makeView(of entry: AnnotationList.Entry) -> MKAnnotationView {
    let annotation = entry.annotation
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? (annotation is MKUserLocation
        ? MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
        : dequeueReusableAnnotationView(
          withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation))
    if view.annotation !== annotation { view.annotation = annotation }
    view.mapView = self
    entry.view = view
    annotationArea.addSubview(view)
    return view
  }

  private func removeView(of entry: AnnotationList.Entry) {
    guard let view = entry.view else { return }
    entry.view = nil
    view.mapView = nil
    annotationList.recycle(view)
  }

  /// Puts views with a higher priority, and those farther south, in front of others.
  private func orderViews() {
    let views = annotationList.entries.compactMap(\.view)
    let sorted = views.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      if left.currentPriority != right.currentPriority {
        return left.currentPriority < right.currentPriority
      }
      let (top, bottom) = (
        left.center.y - left.centerOffset.y, right.center.y - right.centerOffset.y
      )
      return top == bottom ? $0.offset < $1.offset : top < bottom
    }.map(\.element)
    guard sorted != annotationArea.subviews.compactMap({ $0 as? MKAnnotationView }) else { return }
    for view in sorted { annotationArea.bringSubviewToFront(view) }
    if let callout { annotationArea.bringSubviewToFront(callout) }
  }

  /// Shows a changed property of an annotation.
  func annotationDidChange(_ id: ObjectIdentifier) {
    guard let entry = annotationList.entry(id: id) else { return }
    entry.view?.annotationDidChange()
    if let view = entry.view { calloutDidChange(of: view) }
    setNeedsLayout()
  }
}

extension MKAnnotationView {
  /// The priority that determines whether the view is in front of others.
  fileprivate var currentPriority: Float {
    (isSelected ? selectedZPriority : zPriority).rawValue
  }
}
