import DeviceProtocol
import DisplayList
import Foundation
import Safeguards

/// An app that a device can launch.
package struct InstalledApp: Sendable, Equatable {
  /// The bundle identifier.
  package var bundleID: String
  /// The name below the icon.
  package var name: String
  /// The `Foo.app` folder.
  package var bundle: URL
  /// The location of the app's project, or of the bundle if the project isn't known, with symbolic
  /// links resolved.
  package var location: String
  /// The executable file.
  package var executable: URL
  /// The language that the app is developed in.
  package var developmentRegion: String?
  /// The largest image of the app's icon set, or the folder of an icon from Icon Composer.
  package var icon: URL?
  /// The icon for the dark appearance, if there is one.
  var darkIcon: URL?
  /// The icon that's shown in one color, if there is one.
  var tintedIcon: URL?
  /// The font files in the app's bundle.
  package var fonts: [URL]
  /// The orientations that Info.plist allows on an iPhone.
  package var orientations: [DeviceConfiguration.Orientation]
  /// The orientations that the app supports on an iPad.
  package var padOrientations: [DeviceConfiguration.Orientation]
  /// Whether Info.plist's `UIDeviceFamily` includes iPad but not iPhone.
  package var isForPadAlone: Bool
  /// The quick actions that Info.plist declares.
  package var shortcuts: [HomeScreenShortcut]
  /// The URL schemes in the app's Info.plist, in lowercase.
  package var schemes: Set<String>
  /// The system that the app was built for.
  package var system: SystemRelease
  /// The oldest system that the app runs on.
  package var firstSystem: SystemRelease

  /// Reads a bundle.
  /// - Parameter project: The project that the bundle was built from.
  /// - Throws: `InvalidBundle`, which describes what's missing.
  package init(bundle: URL, of project: URL? = nil) throws {
    let infoFile = bundle.appendingPathComponent("Info.plist")
    let data: Data
    do {
      data = try BundleFile.read(infoFile, within: .bundleFile)
    } catch let error as LimitExceeded {
      throw InvalidBundle(bundle: bundle, problem: "\(error)")
    } catch {
      throw InvalidBundle(bundle: bundle, problem: "it has no Info.plist")
    }
    guard
      let info = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else { throw InvalidBundle(bundle: bundle, problem: "its Info.plist can't be read") }
    func string(_ key: String) -> String? {
      (info[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let bundleID = string("CFBundleIdentifier") else {
      throw InvalidBundle(bundle: bundle, problem: "its Info.plist has no CFBundleIdentifier")
    }
    guard !bundleID.contains("/"), !bundleID.hasPrefix(".") else {
      throw InvalidBundle(bundle: bundle, problem: "invalid bundle identifier “\(bundleID)”")
    }
    let baseName = bundle.deletingPathExtension().lastPathComponent
    let executable = bundle.appendingPathComponent(string("CFBundleExecutable") ?? baseName)
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      throw InvalidBundle(
        bundle: bundle, problem: "it has no executable “\(executable.lastPathComponent)”")
    }
    self.bundleID = bundleID
    self.bundle = bundle
    location = (project ?? bundle).resolvingSymlinksInPath().path
    self.executable = executable
    name = string("CFBundleDisplayName") ?? string("CFBundleName") ?? baseName
    do {
      try AppLimit.appName.check(name.utf8.count)
    } catch {
      throw InvalidBundle(bundle: bundle, problem: "\(error)")
    }
    developmentRegion = string("CFBundleDevelopmentRegion")
    let iconName = string("CFBundleIconName") ?? Self.iconName(info["CFBundleIcons"]) ?? "AppIcon"
    (icon, darkIcon, tintedIcon) = Self.icons(in: bundle, named: iconName)
    fonts = try Self.fonts(info["UIAppFonts"], in: bundle)
    func orientations(on device: String) -> [DeviceConfiguration.Orientation] {
      let key = "UISupportedInterfaceOrientations"
      return Self.orientations(info["\(key)~\(device)"] ?? info[key])
    }
    self.orientations = orientations(on: "iphone")
    padOrientations = orientations(on: "ipad")
    isForPadAlone = info["UIDeviceFamily"] as? [Int] == [2]
    shortcuts = Self.shortcuts(info["UIApplicationShortcutItems"])
    schemes = Self.schemes(info["CFBundleURLTypes"])
    func system(_ key: String) -> SystemRelease {
      .oldest(for: string(key).flatMap { SystemVersion($0) })
    }
    self.system = system(SystemRelease.informationKey)
    firstSystem = system("MinimumOSVersion")
  }

  private static func schemes(_ value: Any?) -> Set<String> {
    let types = value as? [[String: Any]] ?? []
    return Set(
      types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
  }

  /// An error for a folder that isn't a launchable app.
  package struct InvalidBundle: Error, CustomStringConvertible {
    /// The bundle that couldn't be installed.
    package var bundle: URL
    /// The problem with the bundle.
    package var problem: String

    /// The bundle and the problem.
    package var description: String { "“\(bundle.path)” isn't an app: \(problem)." }
  }

  /// Returns an app's orientation on a device with the given orientation.
  /// - Parameter allowed: The orientations that the app currently allows. If empty, all
  ///   orientations in Info.plist are allowed.
  func orientation(
    heldAs held: DeviceConfiguration.Orientation, onPad isPad: Bool,
    allowed: [DeviceConfiguration.Orientation]
  ) -> DeviceConfiguration.Orientation {
    let declared = isPad ? padOrientations : orientations
    let supported = allowed.isEmpty ? declared : allowed
    if supported.contains(held) { return held }
    if held == .portraitUpsideDown, supported.contains(.portrait) { return .portrait }
    return supported.first ?? .portrait
  }

  private static func orientations(_ value: Any?) -> [DeviceConfiguration.Orientation] {
    let names = (value as? [String]) ?? (value as? String).map { [$0] } ?? []
    let found = names.compactMap { name -> DeviceConfiguration.Orientation? in
      switch name {
      case "UIInterfaceOrientationPortrait": .portrait
      case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
      case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
      case "UIInterfaceOrientationLandscapeRight": .landscapeRight
      default: nil
      }
    }
    return found.isEmpty ? [.portrait, .landscapeLeft, .landscapeRight] : found
  }

  private static func shortcuts(_ value: Any?) -> [HomeScreenShortcut] {
    (value as? [[String: Any]] ?? []).compactMap { item in
      guard let type = item["UIApplicationShortcutItemType"] as? String,
        let title = item["UIApplicationShortcutItemTitle"] as? String
      else { return nil }
      return HomeScreenShortcut(
        type: type, title: title, subtitle: item["UIApplicationShortcutItemSubtitle"] as? String,
        userInfo: item["UIApplicationShortcutItemUserInfo"].flatMap {
          try? PropertyListValue($0)?.data()
        })
    }
  }

  /// - Throws: `InvalidBundle` for a font outside the bundle.
  private static func fonts(_ value: Any?, in bundle: URL) throws -> [URL] {
    try (value as? [String] ?? []).map { (path: String) throws -> URL in
      do {
        let names: [String] = try RootFolder.names(in: path)
        return names.reduce(bundle) { $0.appendingPathComponent($1) }
      } catch let failure as FileFailure {
        throw InvalidBundle(
          bundle: bundle, problem: "its font “\(path)” is outside the bundle: \(failure.reason)")
      }
    }
  }

  /// Returns the name of the primary icon in Info.plist's `CFBundleIcons`.
  private static func iconName(_ value: Any?) -> String? {
    let primary = (value as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
    return primary?["CFBundleIconName"] as? String
  }

  /// Returns the icon in a style.
  func icon(in style: IconStyle) -> URL? {
    switch style {
    case .light: icon
    case .dark: darkIcon ?? icon
    case .tinted: tintedIcon ?? icon
    }
  }

  /// Returns the icon and, if there are any, the icons for the dark appearance and for one color.
  private static func icons(in bundle: URL, named name: String) -> (URL?, URL?, URL?) {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: bundle.path)) ?? []
    // Xcode prefers an icon from Icon Composer to an icon set with the same name.
    if entries.contains("\(name).icon") {
      return (bundle.appendingPathComponent("\(name).icon"), nil, nil)
    }
    for catalog in entries.sorted() where catalog.hasSuffix(".xcassets") {
      let root = bundle.appendingPathComponent(catalog)
      guard let walker = manager.enumerator(atPath: root.path) else { continue }
      for case let path as String in walker where path.hasSuffix("\(name).appiconset") {
        let set = root.appendingPathComponent(path)
        guard let icon = largestPicture(in: set, for: .light) else { continue }
        return (icon, largestPicture(in: set, for: .dark), largestPicture(in: set, for: .tinted))
      }
    }
    return (nil, nil, nil)
  }

  private static func largestPicture(in set: URL, for style: IconStyle) -> URL? {
    struct Contents: Decodable {
      struct Image: Decodable {
        struct Appearance: Decodable { var value: String }
        var filename: String?
        var appearances: [Appearance]?
      }
      var images: [Image]
    }
    let description = set.appendingPathComponent("Contents.json")
    guard let data = try? BundleFile.read(description, within: .bundleFile),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let files = contents.images.filter { image in
      style == .light
        ? image.appearances == nil : image.appearances?.map(\.value) == [style.rawValue]
    }.compactMap(\.filename).map { set.appendingPathComponent($0) }
    func size(_ file: URL) -> Int {
      (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    }
    return files.filter { size($0) > 0 }.max { size($0) < size($1) }
  }
}
