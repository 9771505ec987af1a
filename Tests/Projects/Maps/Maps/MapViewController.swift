import MapKit

class MapViewController: UIViewController {
  @IBOutlet weak var mapView: MKMapView!
  @IBOutlet weak var logLabel: UILabel!
  @IBOutlet weak var placeLabel: UILabel!

  private let locationManager = CLLocationManager()
  private let bridge = Place(
    title: "Bridge", subtitle: "Over the river", latitude: 52.515, longitude: 13.400)
  private let cafe = MKPointAnnotation()
  private let tower = Place(title: "Tower", subtitle: nil, latitude: 52.525, longitude: 13.395)
  private var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    cafe.coordinate = CLLocationCoordinate2D(latitude: 52.520, longitude: 13.405)
    cafe.title = "Cafe"
    cafe.subtitle = "Open until six"
    mapView.register(PlaceView.self, forAnnotationViewWithReuseIdentifier: "Tower")
    mapView.addAnnotations([bridge, cafe, tower])
    let coordinates = [bridge.coordinate, cafe.coordinate, tower.coordinate]
    mapView.addOverlay(MKPolyline(coordinates: coordinates, count: coordinates.count))
    mapView.addOverlay(MKCircle(center: cafe.coordinate, radius: 300))
    showAll()
  }

  private func showAll() {
    let region = MKCoordinateRegion(
      center: cafe.coordinate, latitudinalMeters: 2500, longitudinalMeters: 2500)
    mapView.setRegion(mapView.regionThatFits(region), animated: true)
  }

  @IBAction func locate(_ sender: UIBarButtonItem) {
    locationManager.requestWhenInUseAuthorization()
  }

  @IBAction func reset(_ sender: UIBarButtonItem) {
    events = []
    showAll()
  }

  @IBAction func moveCafe(_ sender: UIBarButtonItem) {
    cafe.coordinate.latitude -= 0.008
    bridge.coordinate.latitude += 0.012
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let view = sender as? MKAnnotationView else { return }
    segue.destination.title = view.annotation?.title ?? "Nothing"
  }

  private func log(_ event: String) {
    if events.last != event { events.append(event) }
    logLabel.text = events.suffix(3).joined(separator: ", ")
  }
}

extension MapViewController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard !annotation.isKind(of: MKUserLocation.self) else { return nil }
    if annotation === tower {
      return mapView.dequeueReusableAnnotationView(withIdentifier: "Tower", for: annotation)
    }
    guard annotation is Place else { return nil }
    let view =
      mapView.dequeueReusableAnnotationView(withIdentifier: "Pin") as? MKPinAnnotationView
      ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "Pin")
    view.annotation = annotation
    view.canShowCallout = true
    view.animatesDrop = true
    view.pinTintColor = .systemOrange
    view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    return view
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
    if let line = overlay as? MKPolyline {
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .systemBlue
      renderer.lineWidth = 4
      return renderer
    }
    let renderer = MKCircleRenderer(overlay: overlay)
    renderer.fillColor = UIColor.systemGreen.withAlphaComponent(0.3)
    return renderer
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {
    performSegue(withIdentifier: "detail", sender: view)
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    if let title = view.annotation?.title, let name = title { log("selected \(name)") }
  }

  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    log("deselected \(view.annotation!.title!!)")
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    log(animated ? "animated" : "moved")
    let center = mapView.centerCoordinate
    placeLabel.text = String(format: "%.3f, %.3f", center.latitude, center.longitude)
  }

  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    log(String(format: "user at %.2f", userLocation.coordinate.latitude))
    mapView.setCenter(userLocation.coordinate, animated: true)
  }
}
