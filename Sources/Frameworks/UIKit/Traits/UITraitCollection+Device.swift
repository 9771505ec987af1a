import DeviceProtocol
import Foundation

extension UITraitCollection {
  /// The one appearance that the app has, where its property list says that it does not follow the device.
  private static let onlyStyle: UIUserInterfaceStyle? =
    switch Bundle.main.object(forInfoDictionaryKey: "UIUserInterfaceStyle") as? String {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }

  /// The traits that a device has, as Apple's table of size classes gives them.
  convenience init(of configuration: DeviceConfiguration) {
    let size = configuration.screenSize
    let isLandscape = size.width > size.height
    let language = configuration.languages.first ?? "en-US"
    self.init { traits in
      traits.userInterfaceIdiom = configuration.isPad ? .pad : .phone
      traits.userInterfaceStyle =
        UITraitCollection.onlyStyle ?? (configuration.appearance == .dark ? .dark : .light)
      traits.layoutDirection =
        Locale.Language(identifier: language).characterDirection == .rightToLeft
        ? .rightToLeft : .leftToRight
      traits.displayScale = CGFloat(configuration.scale)
      traits.horizontalSizeClass =
        configuration.isPad || (isLandscape && size.width >= 896) ? .regular : .compact
      traits.verticalSizeClass = configuration.isPad || !isLandscape ? .regular : .compact
      traits.preferredContentSizeCategory = UIContentSizeCategory(
        rawValue: configuration.contentSizeCategory)
      traits.displayGamut = .SRGB
      traits.accessibilityContrast = .normal
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = .regular
      traits.activeAppearance = .active
    }
  }

  /// Whether there is as much room, by the classes of sizes.
  func hasSameSizeClasses(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }
}
