import Foundation

/// An address.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clplacemark>.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place.
  open var location: CLLocation? { nil }
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The city.
  open var locality: String? { nil }
  /// The part of the city.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The county.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The country's code.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }

  override init() {
    super.init()
  }
}
