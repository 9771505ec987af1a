import DeviceProtocol
import Testing

/// A device and an appearance with which the scenes of the gallery are recorded.
struct GalleryVariant: Sendable, CustomTestStringConvertible {
  let device: DeviceConfiguration

  static let all = [DeviceConfiguration.iPhoneSE, .iPhone15, .iPad].flatMap { device in
    DeviceConfiguration.Appearance.allCases.map { appearance in
      var device = device
      device.appearance = appearance
      device.timeZone = "UTC"
      return GalleryVariant(device: device)
    }
  }

  /// The name of the recorded file, such as `iPhone15-dark`.
  var name: String {
    "\(device.deviceName.filter { $0 != " " })-\(device.appearance.rawValue)"
  }

  var testDescription: String { name }
}
