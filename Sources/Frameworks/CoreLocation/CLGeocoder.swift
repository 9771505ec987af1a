import Foundation
import Stubs

/// A closure that's called with the results of geocoding.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Converts between locations and addresses.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clgeocoder>.
open class CLGeocoder: NSObject {
  /// Whether a lookup is in progress.
  open private(set) var isGeocoding = false

  /// Creates a geocoder.
  public override init() {
    super.init()
  }

  /// Looks up the addresses of a location.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    findNothing(completionHandler)
  }

  /// Looks up the addresses of a location.
  /// - Throws: `CLError`.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    Stub.geocoder.report()
    throw CLError(.geocodeFoundNoResult)
  }

  /// Looks up the locations of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    findNothing(completionHandler)
  }

  /// Looks up the locations of an address.
  /// - Throws: `CLError`.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    Stub.geocoder.report()
    throw CLError(.geocodeFoundNoResult)
  }

  /// Cancels the current lookup.
  open func cancelGeocode() {
    isGeocoding = false
  }

  private func findNothing(_ completion: @escaping CLGeocodeCompletionHandler) {
    Stub.geocoder.report()
    isGeocoding = true
    nonisolated(unsafe) let (geocoder, completion) = (self, completion)
    DispatchQueue.main.async {
      let wasCanceled = !geocoder.isGeocoding
      geocoder.isGeocoding = false
      completion(nil, CLError(wasCanceled ? .geocodeCanceled : .geocodeFoundNoResult))
    }
  }
}
