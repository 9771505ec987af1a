import Foundation
import Stubs

/// What is called when addresses have been looked for.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

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

/// Looks for the addresses of places and for the places of addresses.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clgeocoder>.
open class CLGeocoder: NSObject {
  /// Whether something is being looked for.
  open private(set) var isGeocoding = false

  /// Creates a geocoder.
  public override init() {
    super.init()
  }

  /// Looks for the addresses of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    findNothing(completionHandler)
  }

  /// Looks for the addresses of a place.
  /// - Throws: `CLError`.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    Stub.geocoder.tell()
    throw CLError(.geocodeFoundNoResult)
  }

  /// Looks for the places of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    findNothing(completionHandler)
  }

  /// Looks for the places of an address.
  /// - Throws: `CLError`.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    Stub.geocoder.tell()
    throw CLError(.geocodeFoundNoResult)
  }

  /// Looks for nothing any more.
  open func cancelGeocode() {
    isGeocoding = false
  }

  private func findNothing(_ completion: @escaping CLGeocodeCompletionHandler) {
    Stub.geocoder.tell()
    isGeocoding = true
    nonisolated(unsafe) let (geocoder, completion) = (self, completion)
    DispatchQueue.main.async {
      let wasCanceled = !geocoder.isGeocoding
      geocoder.isGeocoding = false
      completion(nil, CLError(wasCanceled ? .geocodeCanceled : .geocodeFoundNoResult))
    }
  }
}
