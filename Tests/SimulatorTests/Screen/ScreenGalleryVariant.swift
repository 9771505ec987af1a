import DeviceProtocol
import Testing

@testable import Simulator

/// A device, an appearance, and an orientation with which a scene is recorded.
struct ScreenGalleryVariant: Sendable {
  let model: DeviceModel
  var appearance = DeviceConfiguration.Appearance.light
  var orientation = DeviceConfiguration.Orientation.portrait

  private static let models = all([
    "iPhone SE (3rd generation)", "iPhone 15", "iPad (10th generation)",
  ])

  static let upright = models.map { ScreenGalleryVariant(model: $0) }
  static let dark = models.map { ScreenGalleryVariant(model: $0, appearance: .dark) }
  static let landscape = models.map { ScreenGalleryVariant(model: $0, orientation: .landscapeLeft) }
  static let padLandscape = landscape.filter(\.model.isPad)
  /// Devices whose cutouts are at all edges.
  static let cutouts = all(["iPhone 14", "iPhone 15", "iPhone 16 Pro"]).flatMap { model in
    DeviceConfiguration.Orientation.allCases.map {
      ScreenGalleryVariant(model: model, orientation: $0)
    }
  }

  private static func all(_ names: [String]) -> [DeviceModel] {
    names.compactMap { name in DeviceModel.all.first { $0.name == name } }
  }

  /// The name of the recorded file, such as `iPhone15-light-portrait`.
  var name: String {
    let device = model.name.prefix { $0 != "(" }.filter { $0 != " " }
    return "\(device)-\(appearance.rawValue)-\(orientation.rawValue)"
  }
}
