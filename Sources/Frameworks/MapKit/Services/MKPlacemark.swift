import Foundation

/// A place on a map, with its address.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkplacemark>.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let place: CLLocationCoordinate2D
  private let address: [String: Any]

  /// Creates a place at a coordinate.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Creates a place with an address, whose keys are those of the Contacts framework, such as
  /// `Street` and `City`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    place = coordinate
    address = addressDictionary ?? [:]
    super.init()
  }

  /// Creates a place from another.
  public convenience init(placemark: CLPlacemark) {
    self.init(
      coordinate: placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid,
      addressDictionary: (placemark as? MKPlacemark)?.address)
  }

  /// The place.
  open var coordinate: CLLocationCoordinate2D { place }
  /// The location.
  open override var location: CLLocation? {
    CLLocation(latitude: place.latitude, longitude: place.longitude)
  }
  /// The title, which is the address.
  open var title: String? {
    let parts = [thoroughfare, locality, administrativeArea, postalCode, country]
    let texts = parts.compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
  /// The subtitle, which is always `nil`.
  open var subtitle: String? { nil }
  /// The country's code.
  open var countryCode: String? { text("CountryCode") }

  // MARK: Address

  /// The name.
  open override var name: String? { text("Name") ?? thoroughfare }
  /// The street.
  open override var thoroughfare: String? { text("Street") ?? text("Thoroughfare") }
  /// The street number.
  open override var subThoroughfare: String? { text("SubThoroughfare") }
  /// The city.
  open override var locality: String? { text("City") }
  /// The neighborhood.
  open override var subLocality: String? { text("SubLocality") }
  /// The state.
  open override var administrativeArea: String? { text("State") }
  /// The county.
  open override var subAdministrativeArea: String? { text("SubAdministrativeArea") }
  /// The postal code.
  open override var postalCode: String? { text("ZIP") }
  /// The country's code.
  open override var isoCountryCode: String? { countryCode }
  /// The country.
  open override var country: String? { text("Country") }

  private func text(_ key: String) -> String? { address[key] as? String }
}
