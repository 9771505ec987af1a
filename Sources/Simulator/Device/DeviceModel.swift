import DeviceProtocol
import Foundation

/// A device model: its screen, the covered parts of the screen, and its appearance.
package struct DeviceModel: Sendable, Equatable {
  /// The cutout at the top of the screen.
  package enum Cutout: String, Sendable, Codable { case none, notch, island }

  /// The marketing name, such as `iPhone 15`.
  package var name: String
  /// Whether it is an iPad.
  package var isPad: Bool
  /// The size of the screen in portrait, in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: Double
  /// The insets of the safe area in portrait.
  package var portraitSafeArea: DeviceConfiguration.Insets
  /// The insets of the safe area in landscape.
  package var landscapeSafeArea: DeviceConfiguration.Insets
  /// The height of the status bar in portrait, in points.
  package var statusBarHeight: Double
  /// The radius of the screen's corners, in points.
  package var cornerRadius: Double
  /// The cutout at the top of the display.
  package var cutout: Cutout
  /// Whether the device has a round home button below the screen, instead of the swipe gesture.
  package var hasHomeButton: Bool
  /// The system that the model shipped with, which is the oldest one that it runs.
  package var firstSystem = SystemRelease.oldest

  /// The dimensions of the device's body around the screen, in points.
  package struct Body: Sendable, Equatable, Codable {
    /// The width of the black border along the long sides of the screen.
    package var bezel: Double
    /// The width of the black border along the short sides.
    package var forehead: Double
    /// The width of the metal rim.
    package var rim: Double
    /// The corner radius of the black border.
    package var cornerRadius: Double
    /// The diameter of the home button, or 0 if there's none.
    package var homeButton: Double
  }

  /// The dimensions of the device's body around the screen.
  package var body: Body {
    let bezel: Double = isPad ? 26 : hasHomeButton ? 14 : 12
    let innerRadius = cornerRadius > 0 ? cornerRadius : hasHomeButton ? 44 : 0
    return Body(
      bezel: bezel, forehead: hasHomeButton ? (isPad ? 62 : 92) : bezel, rim: isPad ? 4 : 5,
      cornerRadius: innerRadius + bezel, homeButton: hasHomeButton ? (isPad ? 42 : 58) : 0)
  }

  /// All device models.
  package static let all: [DeviceModel] = [
    .homeButtonPhone("iPhone SE (3rd generation)", 375, 667),
    .homeButtonPhone("iPhone SE (1st generation)", 320, 568),
    .homeButtonPhone("iPhone 8 Plus", 414, 736, scale: 3),
    .notchPhone("iPhone 11", 414, 896, scale: 2, top: 48, cornerRadius: 41.5),
    .notchPhone("iPhone 11 Pro Max", 414, 896, top: 44, cornerRadius: 39),
    .notchPhone("iPhone 12 Pro Max", 428, 926, top: 47, cornerRadius: 53.33),
    .notchPhone("iPhone 13 mini", 375, 812, top: 50, cornerRadius: 44),
    .notchPhone("iPhone 14", 390, 844, top: 47, cornerRadius: 47),
    .islandPhone("iPhone 15", 393, 852, top: 59, cornerRadius: 55),
    .islandPhone("iPhone 15 Plus", 430, 932, top: 59, cornerRadius: 55),
    .islandPhone("iPhone 15 Pro", 393, 852, top: 59, cornerRadius: 55),
    .islandPhone("iPhone 15 Pro Max", 430, 932, top: 59, cornerRadius: 55),
    .notchPhone("iPhone 16e", 390, 844, top: 47, cornerRadius: 47),
    .islandPhone("iPhone 16", 393, 852, top: 59, cornerRadius: 55),
    .islandPhone("iPhone 16 Plus", 430, 932, top: 59, cornerRadius: 55),
    .islandPhone("iPhone 16 Pro", 402, 874, top: 62, cornerRadius: 62),
    .islandPhone("iPhone 16 Pro Max", 440, 956, top: 62, cornerRadius: 62),
    .notchPhone("iPhone 17e", 390, 844, top: 47, cornerRadius: 47).shipped(with: .ios26),
    .islandPhone("iPhone 17", 402, 874, top: 62, cornerRadius: 62).shipped(with: .ios26),
    .islandPhone("iPhone Air", 420, 912, top: 68, cornerRadius: 62).shipped(with: .ios26),
    .islandPhone("iPhone 17 Pro", 402, 874, top: 62, cornerRadius: 62).shipped(with: .ios26),
    .islandPhone("iPhone 17 Pro Max", 440, 956, top: 62, cornerRadius: 62).shipped(with: .ios26),
    .pad("iPad (9th generation)", 810, 1080, cornerRadius: 0, hasHomeButton: true),
    .pad("iPad (10th generation)", 820, 1180, cornerRadius: 25),
    .pad("iPad (A16)", 820, 1180, cornerRadius: 25),
    .pad("iPad mini (6th generation)", 744, 1133, cornerRadius: 21.5),
    .pad("iPad mini (A17 Pro)", 744, 1133, cornerRadius: 21.5),
    .pad("iPad Air 11-inch", 820, 1180, cornerRadius: 18),
    .pad("iPad Air 11-inch (M3)", 820, 1180, cornerRadius: 18),
    .pad("iPad Air 13-inch (M3)", 1024, 1366, cornerRadius: 18),
    .pad("iPad Air 11-inch (M4)", 820, 1180, cornerRadius: 18).shipped(with: .ios26),
    .pad("iPad Air 13-inch (M4)", 1024, 1366, cornerRadius: 18).shipped(with: .ios26),
    .pad("iPad Pro 11-inch", 834, 1210, cornerRadius: 30),
    .pad("iPad Pro 13-inch", 1032, 1376, cornerRadius: 30),
    .pad("iPad Pro 11-inch (M4)", 834, 1210, cornerRadius: 30),
    .pad("iPad Pro 13-inch (M4)", 1032, 1376, cornerRadius: 30),
    .pad("iPad Pro 11-inch (M5)", 834, 1210, cornerRadius: 30).shipped(with: .ios26),
    .pad("iPad Pro 13-inch (M5)", 1032, 1376, cornerRadius: 30).shipped(with: .ios26),
  ]

  /// The default device.
  package static let standard = all.first { $0.name == "iPhone 15" }!
  /// The default device for an app that doesn't run on the oldest system.
  package static let newStandard = all.first { $0.name == "iPhone 17" }!
  /// The default device for an app that runs only on iPad.
  package static let standardPad = all.first { $0.name == "iPad (10th generation)" }!

  /// Returns the default device for an app.
  static func standard(for app: InstalledApp) -> DeviceModel {
    if app.isForPadAlone { return .standardPad }
    return app.firstSystem < .ios26 ? .standard : .newStandard
  }

  /// Returns the device with a name.
  ///
  /// Letter case, parentheses, and the word "generation" are optional. If several names start with
  /// the given text, returns the standard model or, if it isn't among them, the first.
  /// - Throws: `UnknownModel`, which lists the names.
  package static func named(_ name: String) throws -> DeviceModel {
    let key = key(name)
    if let model = all.first(where: { self.key($0.name) == key }) { return model }
    let candidates = all.filter { self.key($0.name).hasPrefix(key + " ") }
    guard let first = candidates.first else { throw UnknownModel(name: name) }
    return candidates.contains(standard) ? standard : first
  }

  /// Returns the device whose screen size in points is closest to the given one, in either
  /// orientation.
  /// - Parameter system: The system that the device must run.
  package static func nearest(
    to size: CGSize, running system: SystemRelease = .oldest
  ) -> DeviceModel {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    func distance(_ model: DeviceModel) -> Double {
      abs(model.size.width - short) + abs(model.size.height - long)
    }
    return all.filter { $0.firstSystem <= system }.min { distance($0) < distance($1) } ?? standard
  }

  private static func key(_ name: String) -> String {
    let letters = name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : " " }
    return String(letters).split(separator: " ").filter { $0 != "generation" && $0 != "gen" }
      .joined(separator: " ")
  }

  /// An error for an unknown device name.
  package struct UnknownModel: Error, CustomStringConvertible {
    /// The unknown name.
    package var name: String

    /// The unknown name, and the known ones.
    package var description: String {
      "Unknown model “\(name)”. Use "
        + DeviceModel.all.map(\.name).joined(separator: ", ") + "."
    }
  }

  /// An error for a system that's older than a model.
  package struct EarlierSystem: Error, CustomStringConvertible {
    /// The name of the model.
    package var model: String
    /// The oldest system that the model runs.
    package var first: SystemRelease
    /// The older system.
    package var system: SystemRelease

    /// The model, the system that it can't run, and one that it can.
    package var description: String {
      "\(model) can't run \(system.name): it shipped with a later system. "
        + "Use \(first.name) or later."
    }
  }

  /// Checks that the model runs a system.
  /// - Throws: `EarlierSystem`
  package func check(_ system: SystemRelease) throws {
    guard system < firstSystem else { return }
    throw EarlierSystem(model: name, first: firstSystem, system: system)
  }
}

extension DeviceModel {
  /// Returns a model from iOS 26 or later, whose home indicator takes less room in landscape.
  private func shipped(with system: SystemRelease) -> DeviceModel {
    var model = self
    model.firstSystem = system
    model.landscapeSafeArea.bottom = 20
    return model
  }

  private static func homeButtonPhone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 2
  ) -> DeviceModel {
    DeviceModel(
      name: name, isPad: false, size: CGSize(width: width, height: height), scale: scale,
      portraitSafeArea: .init(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: .init(top: 0, left: 0, bottom: 0, right: 0),
      statusBarHeight: 20, cornerRadius: 0, cutout: .none, hasHomeButton: true)
  }

  private static func notchPhone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    cornerRadius: Double
  ) -> DeviceModel {
    wholeScreenPhone(
      name, CGSize(width: width, height: height), scale: scale, top: top, statusBarHeight: top,
      cornerRadius: cornerRadius, cutout: .notch)
  }

  private static func islandPhone(
    _ name: String, _ width: Double, _ height: Double, top: Double, cornerRadius: Double
  ) -> DeviceModel {
    wholeScreenPhone(
      name, CGSize(width: width, height: height), top: top, statusBarHeight: 54,
      cornerRadius: cornerRadius, cutout: .island)
  }

  private static func wholeScreenPhone(
    _ name: String, _ size: CGSize, scale: Double = 3, top: Double, statusBarHeight: Double,
    cornerRadius: Double, cutout: Cutout
  ) -> DeviceModel {
    DeviceModel(
      name: name, isPad: false, size: size, scale: scale,
      portraitSafeArea: .init(top: top, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: .init(top: 0, left: top, bottom: 21, right: top),
      statusBarHeight: statusBarHeight, cornerRadius: cornerRadius, cutout: cutout,
      hasHomeButton: false)
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, cornerRadius: Double,
    hasHomeButton: Bool = false
  ) -> DeviceModel {
    let top: Double = hasHomeButton ? 20 : 24
    let insets = DeviceConfiguration.Insets(
      top: top, left: 0, bottom: hasHomeButton ? 0 : 20, right: 0)
    return DeviceModel(
      name: name, isPad: true, size: CGSize(width: width, height: height), scale: 2,
      portraitSafeArea: insets, landscapeSafeArea: insets, statusBarHeight: top,
      cornerRadius: cornerRadius, cutout: .none, hasHomeButton: hasHomeButton)
  }

  /// Returns the description of the device for apps.
  package func configuration(
    orientation: DeviceConfiguration.Orientation = .portrait,
    appearance: DeviceConfiguration.Appearance = .light,
    contentSizeCategory: String = "UICTContentSizeCategoryL", locale: DeviceLocale = .standard,
    switches: DeviceSwitches = DeviceSwitches(), timeZone: String? = nil,
    clock: DeviceConfiguration.Clock = .real
  ) -> DeviceConfiguration {
    let isLandscape = orientation.isLandscape
    var safeArea = isLandscape ? landscapeSafeArea : portraitSafeArea
    var statusBarHeight = isLandscape && !isPad ? 0 : statusBarHeight
    if switches[.inCall], doublesStatusBar, !isLandscape {
      statusBarHeight *= 2
      safeArea.top = statusBarHeight
    }
    return DeviceConfiguration(
      deviceName: name, isPad: isPad,
      screenSize: isLandscape ? CGSize(width: size.height, height: size.width) : size,
      scale: scale, safeArea: safeArea, statusBarHeight: statusBarHeight, orientation: orientation,
      appearance: appearance, contentSizeCategory: contentSizeCategory, locale: locale,
      switches: switches, timeZone: timeZone, clock: clock)
  }

  /// Whether a phone call makes the status bar twice as tall, because there's no cutout to show the
  /// call beside.
  var doublesStatusBar: Bool { cutout == .none && !isPad }

  /// The number of points per inch on the real device's screen.
  var pointsPerInch: Double {
    switch name {
    case _ where name.hasPrefix("iPad mini"), _ where !isPad && scale == 2: 163
    case _ where isPad: 132
    case "iPhone 13 mini": 476 / 3
    default: 460 / 3
    }
  }
}
