import AppRuntime
import DeviceProtocol
import Foundation

extension UITraitCollection {
  /// The only interface style of the app, if its property list opts out of following the device.
  private static let onlyStyle: UIUserInterfaceStyle? =
    switch InfoPlist["UIUserInterfaceStyle"]?.string {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }

  /// Creates the traits of a device, according to Apple's table of size classes.
  convenience init(of configuration: DeviceConfiguration) {
    let size = configuration.screenSize
    let isLandscape = size.width > size.height
    var values = Values()
    values.userInterfaceIdiom = configuration.isPad ? .pad : .phone
    values.userInterfaceStyle =
      UITraitCollection.onlyStyle ?? (configuration.appearance == .dark ? .dark : .light)
    values.layoutDirection =
      Pseudolanguage.isRightToLeft || UITraitCollection.isRightToLeft(configuration.locale)
      ? .rightToLeft : .leftToRight
    values.displayScale = CGFloat(configuration.scale)
    values.horizontalSizeClass =
      configuration.isPad || (isLandscape && size.height >= 414) ? .regular : .compact
    values.verticalSizeClass = configuration.isPad || !isLandscape ? .regular : .compact
    values.preferredContentSizeCategory = UIContentSizeCategory(
      rawValue: configuration.contentSizeCategory)
    values.displayGamut = .SRGB
    values.accessibilityContrast = configuration.switches[.increaseContrast] ? .high : .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = configuration.switches[.boldText] ? .bold : .regular
    values.activeAppearance = .active
    values.hdrHeadroomUsageLimit = .inactive
    self.init(values)
  }

  /// Returns whether text in a locale's language runs from right to left.
  private static func isRightToLeft(_ locale: DeviceLocale) -> Bool {
    // Reading the direction loads half a megabyte of Foundation's data into every app.
    if locale == .standard { return false }
    return Locale.Language(identifier: locale.languageTag).characterDirection == .rightToLeft
  }

  /// Returns whether the size classes are the same.
  func hasSameSizeClasses(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }
}
