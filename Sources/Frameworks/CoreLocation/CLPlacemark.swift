import Foundation

/// A location with its address.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clplacemark>.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The location.
  open var location: CLLocation? { nil }
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The street number.
  open var subThoroughfare: String? { nil }
  /// The city.
  open var locality: String? { nil }
  /// The neighborhood.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The county.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The country code.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }

  package override init() {
    super.init()
  }
}
