import MapKit

/// A place that can move.
class Place: NSObject, MKAnnotation {
  @objc dynamic var coordinate: CLLocationCoordinate2D
  let title: String?
  let subtitle: String?

  init(title: String, subtitle: String?, latitude: Double, longitude: Double) {
    self.title = title
    self.subtitle = subtitle
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
