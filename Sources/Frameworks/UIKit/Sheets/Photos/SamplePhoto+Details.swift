import DeviceProtocol
import Foundation

/// The dates and places of the samples.
extension SamplePhoto {
  /// The local identifier, which never changes.
  var localIdentifier: String {
    let number = (Self.allCases.firstIndex(of: self) ?? 0) + 1
    return "9D6F2C01-8A44-4E1B-9C57-2B60F4A1E30\(number)/L0/001"
  }

  /// The time at which the photo was taken; the first samples are the newest.
  var created: Date {
    let seconds =
      switch self {
      case .lake: 1_718_994_130.0
      case .dunes: 1_714_720_502.0
      case .mountains: 1_709_374_815.0
      case .night: 1_703_109_663.0
      case .balloons: 1_696_134_921.0
      case .island: 1_690_024_377.0
      case .forest: 1_684_578_908.0
      case .city: 1_678_472_244.0
      case .tulips: 1_650_882_036.0
      }
    return Date(timeIntervalSince1970: seconds)
  }

  /// The place where the photo was taken.
  ///
  /// As in a user's library, some photos have none.
  var place: PhotoPlace? {
    switch self {
    case .lake: PhotoPlace(latitude: 46.3636, longitude: 14.0938, altitude: 475)
    case .dunes: PhotoPlace(latitude: -24.7275, longitude: 15.2993, altitude: 570)
    case .mountains: PhotoPlace(latitude: 45.9763, longitude: 7.6586, altitude: 3100)
    case .balloons: PhotoPlace(latitude: 38.6431, longitude: 34.8289, altitude: 1100)
    case .island: PhotoPlace(latitude: 4.1755, longitude: 73.5093, altitude: 1)
    case .city: PhotoPlace(latitude: 37.7749, longitude: -122.4194, altitude: 16)
    case .tulips: PhotoPlace(latitude: 52.2699, longitude: 4.5465, altitude: 0)
    case .night, .forest: nil
    }
  }
}
