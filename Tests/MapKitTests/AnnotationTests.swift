import CoreGraphics
import Testing

@testable import MapKit

/// The annotations of maps, and the calls of their delegates.
@MainActor
struct AnnotationTests {
  private final class Recorder: NSObject, MKMapViewDelegate {
    var calls: [String] = []
    var makeView: (any MKAnnotation) -> MKAnnotationView? = { _ in nil }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      calls.append("view for \(annotation.title!!)")
      return makeView(annotation)
    }

    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
      calls.append("added \(views.count)")
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      calls.append("selected \((view.annotation?.title ?? "") ?? "")")
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      calls.append("deselected \((view.annotation?.title ?? "") ?? "")")
    }

    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      didChange newState: MKAnnotationView.DragState,
      fromOldState oldState: MKAnnotationView.DragState
    ) {
      calls.append("drag \(newState.rawValue)")
    }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
      calls.append("will change")
    }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
      calls.append("changed")
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      calls.append("did change")
    }
  }

  private final class Badge: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      bounds.size = CGSize(width: 20, height: 20)
      centerOffset = CGPoint(x: 0, y: -10)
      canShowCallout = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private let recorder = Recorder()
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)), animated: false)
    map.layoutIfNeeded()
    map.delegate = recorder
  }

  private func pin(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), title: title,
      subtitle: nil)
  }

  @Test func onlyAnnotationsNearTheVisiblePartHaveViews() {
    let (near, far) = (pin("near", 10, 20), pin("far", 50, 80))
    map.addAnnotations([near, far])
    map.addAnnotation(near)
    #expect(map.annotations.count == 2)
    map.layoutIfNeeded()
    #expect(recorder.calls == ["view for near", "added 1"])
    #expect(map.view(for: near) is MKMarkerAnnotationView)
    #expect(map.view(for: far) == nil)
    map.setCenter(far.coordinate, animated: false)
    map.layoutIfNeeded()
    #expect(map.view(for: near) == nil)
    #expect(map.view(for: far) != nil)
  }

  @Test func aViewIsAtItsCoordinateWithAnOffset() throws {
    map.register(Badge.self, forAnnotationViewWithReuseIdentifier: "badge")
    let map = map
    recorder.makeView = { map.dequeueReusableAnnotationView(withIdentifier: "badge", for: $0) }
    let place = pin("a", 10, 20)
    map.addAnnotation(place)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: place) as? Badge)
    #expect(abs(view.center.x - 150) < 0.001 && abs(view.center.y - 140) < 0.001)
    #expect(view.reuseIdentifier == "badge" && view.annotation === place)
    place.coordinate.longitude = 20.5
    map.layoutIfNeeded()
    #expect(abs(view.center.x - 297.719) < 0.001)
  }

  @Test func viewsAreReused() throws {
    let map = map
    recorder.makeView = {
      map.dequeueReusableAnnotationView(withIdentifier: "badge")
        ?? Badge(annotation: $0, reuseIdentifier: "badge")
    }
    let (first, second) = (pin("a", 10, 20), pin("b", 10.1, 20))
    map.addAnnotation(first)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: first))
    map.removeAnnotation(first)
    #expect(view.superview == nil)
    map.addAnnotation(second)
    map.layoutIfNeeded()
    #expect(map.view(for: second) === view)
    #expect(view.annotation === second && view.accessibilityLabel == "b")
  }

  @Test func selectingAnotherAnnotationDeselectsTheFirst() {
    recorder.makeView = { Badge(annotation: $0, reuseIdentifier: nil) }
    let (first, second) = (pin("a", 10, 20), pin("b", 10.1, 20))
    map.addAnnotations([first, second])
    map.layoutIfNeeded()
    recorder.calls = []
    map.selectAnnotation(first, animated: false)
    #expect(map.selectedAnnotations.first === first && map.callout != nil)
    map.selectAnnotation(second, animated: false)
    map.removeAnnotations(map.annotations)
    #expect(recorder.calls == ["selected a", "deselected a", "selected b", "deselected b"])
    #expect(map.annotations.isEmpty && map.selectedAnnotations.isEmpty && map.callout == nil)
  }

  @Test func tapsSelectAndDeselect() {
    recorder.makeView = { Badge(annotation: $0, reuseIdentifier: nil) }
    map.addAnnotation(pin("a", 10, 20))
    map.layoutIfNeeded()
    recorder.calls = []
    map.userTapped(at: CGPoint(x: 150, y: 135))
    map.userTapped(at: CGPoint(x: 20, y: 280))
    #expect(recorder.calls == ["selected a", "deselected a"])
  }

  @Test func theTitleOfAMarkerCanBeTapped() throws {
    let place = pin("a", 10, 20)
    map.addAnnotation(place)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: place))
    map.userTapped(at: CGPoint(x: 150, y: view.frame.maxY + 18))
    #expect(map.selectedAnnotations.first === place)
  }

  @Test func aDraggedAnnotationHasItsNewCoordinate() throws {
    recorder.makeView = { Badge(annotation: $0, reuseIdentifier: nil) }
    let place = pin("a", 10, 20)
    map.addAnnotation(place)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: place))
    recorder.calls = []
    let drag = AnnotationDrag(of: view, from: CGPoint(x: 150, y: 140))
    drag.move(to: CGPoint(x: 100, y: 140))
    map.layoutIfNeeded()
    #expect(abs(view.center.x - 100) < 0.001)
    drag.end(isDrop: true)
    map.layoutIfNeeded()
    #expect(recorder.calls == ["drag 1", "drag 2", "drag 4", "drag 0"])
    #expect(abs(map.convert(place.coordinate, toPointTo: map).x - 100) < 0.001)
    #expect(abs(view.center.x - 100) < 0.001 && abs(view.center.y - 140) < 0.001)
  }

  @Test func aCanceledDragChangesNothing() throws {
    recorder.makeView = { Badge(annotation: $0, reuseIdentifier: nil) }
    let place = pin("a", 10, 20)
    map.addAnnotation(place)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: place))
    let drag = AnnotationDrag(of: view, from: CGPoint(x: 150, y: 140))
    drag.move(to: CGPoint(x: 100, y: 140))
    drag.end(isDrop: false)
    map.layoutIfNeeded()
    #expect(place.coordinate.longitude == 20)
    #expect(abs(view.center.x - 150) < 0.001)
  }

  @Test func aDisabledViewCannotBeTapped() {
    recorder.makeView = {
      let view = Badge(annotation: $0, reuseIdentifier: nil)
      view.isEnabled = false
      return view
    }
    map.addAnnotation(pin("a", 10, 20))
    map.layoutIfNeeded()
    map.userTapped(at: CGPoint(x: 150, y: 140))
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test func aChangeOfTheRegionIsAnnouncedAndReported() {
    map.setCenter(CLLocationCoordinate2D(latitude: 11, longitude: 20), animated: false)
    #expect(recorder.calls == ["will change", "changed", "did change"])
    recorder.calls = []
    map.setCenter(map.centerCoordinate, animated: false)
    #expect(recorder.calls.count <= 3)
  }

  @Test func allAnnotationsAreShown() {
    let pins = [pin("a", 10, 20), pin("b", 40, 60), pin("c", -5, 22)]
    map.showAnnotations(pins, animated: false)
    #expect(map.annotations.count == 3)
    for pin in pins {
      let place = map.convert(pin.coordinate, toPointTo: map)
      #expect(map.bounds.insetBy(dx: 30, dy: 30).contains(place), "\(place)")
    }
  }

  @Test func annotationsInARectangleAreFound() {
    let (inside, outside) = (pin("a", 10, 20), pin("b", 40, 60))
    map.addAnnotations([inside, outside])
    #expect(map.annotations(in: map.visibleMapRect) == [inside])
  }

  @Test func southernViewsAreInFront() {
    recorder.makeView = { Badge(annotation: $0, reuseIdentifier: nil) }
    let (north, south) = (pin("north", 10.1, 20), pin("south", 9.9, 20))
    map.addAnnotations([south, north])
    map.layoutIfNeeded()
    let titles = map.annotationArea.subviews.compactMap { $0.accessibilityLabel }
    #expect(titles == ["north", "south"])
    map.selectAnnotation(north, animated: false)
    map.layoutIfNeeded()
    let views = map.annotationArea.subviews.compactMap { $0 as? MKAnnotationView }
    #expect(views.last?.accessibilityLabel == "north")
  }

  @Test func anAnnotationsTitleIsAnOptionalOptional() {
    let annotation: any MKAnnotation = pin("a", 0, 0)
    let title: String?? = annotation.title
    #expect(title == "a")
    if let known = annotation.title, let text = known {
      #expect(text.count == 1)
    }
  }
}
