import Foundation

/// The annotation of the device's location.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkuserlocation>.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The location, or `nil` until it's known.
  open internal(set) var location: CLLocation?
  /// The heading, which is always `nil` because the device has no compass.
  open var heading: CLHeading? { nil }
  /// Whether the map is following the device's location.
  open internal(set) var isUpdating = false
  /// The title of the callout, or `nil` for “My Location”.
  open var title: String? = "My Location"
  /// The second line of the callout.
  open var subtitle: String?

  /// The place.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }

  override init() {
    super.init()
  }
}
