import AppBuilder
import DeviceProtocol
import Foundation
import Safeguards

/// The bundle's `Info.plist`: the project's file, values from the build settings, or both merged.
struct InfoPropertyList {
  private(set) var values: [String: Any]
  /// The project's own file.
  let file: URL?
  /// Warnings about values that are incorrect but still work.
  private(set) var warnings: [Diagnostic] = []

  /// - Parameter system: The device's system, or `nil` for the oldest one that runs the target.
  /// - Throws: `BuildFailure` if the file is missing or broken.
  init(target: AppTarget, on system: SystemRelease? = nil) throws {
    let settings = target.settings
    let isGenerated = settings.isOn("GENERATE_INFOPLIST_FILE")
    file = target.infoPropertyList
    values = [:]
    if let file {
      guard MacFileSystem.exists(file) else {
        throw BuildFailure(
          "the Info.plist doesn't exist", file: file.path,
          element: "INFOPLIST_FILE of \(target.name)",
          hint: "restore the file, or correct the build setting")
      }
      try target.area.check(file, what: "the Info.plist", element: "INFOPLIST_FILE")
      let text = try PropertyListFile.read(file, what: "the Info.plist")
      do {
        values = try text.mapValues { try Self.expand($0, settings) }
      } catch let overflow as SettingExpansion.Overflow {
        throw BuildFailure("a text of the Info.plist \(overflow.reason)", file: file.path)
      }
    } else if !isGenerated {
      throw BuildFailure(
        "the target \(target.name) has no Info.plist", file: target.project.path,
        element: "INFOPLIST_FILE",
        hint: "set INFOPLIST_FILE, or GENERATE_INFOPLIST_FILE to YES, in its build settings")
    }
    if isGenerated { generate(settings) }
    for (key, value) in target.start?.information ?? [:] { add(value, key) }
    complete(target)
    values[SystemRelease.informationKey] = "\(target.systemVersion(on: system))"
    values[AppSDK.informationKey] = target.sdk?.name
    try checkIdentifier(target)
  }

  /// Checks the bundle identifier, which becomes a folder name on the device.
  ///
  /// Removes leading dots, which would hide the folder.
  private mutating func checkIdentifier(_ target: AppTarget) throws {
    let identifier = self["CFBundleIdentifier"] ?? ""
    let visible = identifier.drop { $0 == "." }
    let shown = identifier.prefix(100)
    let isValid = visible.wholeMatch(of: /[A-Za-z0-9_\-][A-Za-z0-9._\-]{0,154}/) != nil
    guard !isValid || visible.count < identifier.count else { return }
    let diagnostic = Diagnostic(
      isValid ? .warning : .error,
      isValid
        ? "the bundle identifier “\(shown)” starts with a dot; “\(visible)” is used instead"
        : "invalid bundle identifier “\(shown)”",
      file: (file ?? target.project).path, element: "CFBundleIdentifier",
      hint: "use letters, digits, hyphens, and dots, such as com.example.App")
    guard isValid else { throw BuildFailure([diagnostic]) }
    warnings.append(diagnostic)
    values["CFBundleIdentifier"] = String(visible)
  }

  /// The string for a key.
  subscript(key: String) -> String? { values[key] as? String }

  /// The name below the icon.
  var displayName: String? {
    (self["CFBundleDisplayName"] ?? self["CFBundleName"]).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The suffixes of keys that override the plain keys on the devices that the app supports.
  private var deviceKinds: [String] {
    (values["UIDeviceFamily"] as? [Int] ?? [1]).map { $0 == 2 ? "~ipad" : "~iphone" }
  }

  /// The storyboards in the property list, each with its key.
  var storyboards: [(name: String, key: String)] {
    var result: [(String, String)] = []
    for key in ["UIMainStoryboardFile", "UILaunchStoryboardName"] {
      for kind in deviceKinds {
        let variant = self[key + kind] == nil ? key : key + kind
        guard let name = self[variant], !name.isEmpty, result.last?.1 != variant else { continue }
        result.append((name, variant))
      }
    }
    for configuration in sceneConfigurations {
      if let name = configuration["UISceneStoryboardFile"] as? String, !name.isEmpty {
        result.append((name, "UISceneStoryboardFile"))
      }
    }
    return result
  }

  private var sceneConfigurations: [[String: Any]] {
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    return roles.sorted { $0.key < $1.key }.flatMap { $0.value as? [[String: Any]] ?? [] }
  }

  /// Changes the property list to that of an app that runs tests, with the name that Xcode gives
  /// it.
  mutating func makeRunner() {
    values["CFBundleIdentifier"] = (self["CFBundleIdentifier"] ?? "") + ".xctrunner"
    values["CFBundlePackageType"] = "APPL"
  }

  /// Returns the property list as XML.
  func data() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  private static func expand(_ value: Any, _ settings: BuildSettings) throws -> Any {
    switch value {
    case let text as String: try settings.expand(text)
    case let list as [Any]: try list.map { try expand($0, settings) }
    case let dictionary as [String: Any]: try dictionary.mapValues { try expand($0, settings) }
    default: value
    }
  }

  // MARK: From build settings

  private mutating func generate(_ settings: BuildSettings) {
    let prefix = "INFOPLIST_KEY_"
    for setting in settings.keys(withPrefix: prefix) {
      guard let text = settings[setting] else { continue }
      let key = String(setting.dropFirst(prefix.count))
      switch key {
      case "UIApplicationSceneManifest_Generation":
        guard settings.isOn(setting) else { continue }
        add(
          ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()],
          "UIApplicationSceneManifest")
      case "UILaunchScreen_Generation":
        if settings.isOn(setting) { add(["UILaunchScreen": [String: Any]()], "UILaunchScreen") }
      case "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPhone",
        "UISupportedInterfaceOrientations_iPad":
        let device =
          key.hasSuffix("_iPad") ? "~ipad" : key.hasSuffix("_iPhone") ? "~iphone" : ""
        add(BuildSettings.words(text), "UISupportedInterfaceOrientations" + device)
      case "UIRequiredDeviceCapabilities", "UIBackgroundModes", "LSApplicationQueriesSchemes":
        add(BuildSettings.words(text), key)
      default:
        add(["YES", "NO"].contains(text) ? text == "YES" : text as Any, key)
      }
    }
  }

  /// Adds a value, which the project's own file overrides.
  ///
  /// Dictionaries are merged.
  private mutating func add(_ value: Any, _ key: String) {
    guard let existing = values[key] else {
      values[key] = value
      return
    }
    if let own = existing as? [String: Any], let generated = value as? [String: Any] {
      values[key] = generated.merging(own) { $1 }
    }
  }

  private mutating func complete(_ target: AppTarget) {
    let settings = target.settings
    func set(_ value: Any?, _ key: String) {
      guard let value else { return }
      if (values[key] as? String)?.isEmpty ?? (values[key] == nil) { values[key] = value }
    }
    set(target.settings["DEVELOPMENT_LANGUAGE"], "CFBundleDevelopmentRegion")
    // Xcode also uses the build setting if the value in the file isn't a string.
    if !(values["CFBundleIdentifier"] is String) { values["CFBundleIdentifier"] = nil }
    set(target.bundleIdentifier, "CFBundleIdentifier")
    // A product name can contain spaces. Xcode replaces them in an identifier that includes the
    // name.
    values["CFBundleIdentifier"] = self["CFBundleIdentifier"]?.replacing(" ", with: "-")
    set("6.0", "CFBundleInfoDictionaryVersion")
    set(target.productName, "CFBundleName")
    set("APPL", "CFBundlePackageType")
    set(settings["MARKETING_VERSION"] ?? "1.0", "CFBundleShortVersionString")
    set(settings["CURRENT_PROJECT_VERSION"] ?? "1", "CFBundleVersion")
    set(settings["IPHONEOS_DEPLOYMENT_TARGET"], "MinimumOSVersion")
    if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"] {
      add(["CFBundlePrimaryIcon": ["CFBundleIconName": icon]], "CFBundleIcons")
    }
    values["CFBundleExecutable"] = target.executableName
    values["CFBundleSupportedPlatforms"] = ["iPhoneSimulator"]
    let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "1").split(separator: ",")
    values["UIDeviceFamily"] = families.compactMap {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
  }
}
