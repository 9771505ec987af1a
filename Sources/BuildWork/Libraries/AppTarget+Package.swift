import AppBuilder
import Foundation

extension AppTarget {
  /// Creates a target from a package's target, as it's compiled for an app.
  /// - Throws: `BuildFailure`
  init(
    _ target: PackageManifest.Target, of package: PackageGraph.Package, files: PackageFiles,
    isForDebugging: Bool
  ) throws {
    let bundle = Self.bundleName(target, of: package)
    let settings = try BuildSettings(
      layers: [
        .init(
          values: PackageSettings(target, of: package, isForDebugging: isForDebugging).values)
      ], configuration: isForDebugging ? "Debug" : "Release")
    let hasSymbols = settings.isOn(StringSymbols.setting)
    self.init(
      project: ManifestReader.manifest(in: package.folder), name: target.name, area: package.area,
      settings: settings, infoPropertyList: nil, sources: files.sources,
      resources: files.resources.map {
        Resource(
          source: $0.source, destination: "\(bundle)/\($0.destination)", hasSymbols: hasSymbols)
      }, foreignSources: [], packages: [:],
      folders: files.folders, configurationFiles: [], absentFiles: [], warnings: files.warnings,
      resourceBundle: files.resources.isEmpty ? nil : bundle)
  }

  /// Whether the name of the configuration suggests that it's for debugging.
  var isForDebugging: Bool {
    settings["CONFIGURATION"]?.lowercased().contains("debug") == true
      || compilationConditions.contains("DEBUG")
  }

  /// Returns the name of the bundle that SwiftPM puts in the app for a target's resources.
  private static func bundleName(_ target: PackageManifest.Target, of package: PackageGraph.Package)
    -> String
  {
    let name = "\(package.manifest.name)_\(target.name)".map {
      $0.isLetter || $0.isNumber || " ._-+".contains($0) ? $0 : "_"
    }
    return String(name) + ".bundle"
  }
}

/// The build settings that are equivalent to a package's manifest.
private struct PackageSettings {
  private(set) var values: [String: String]

  init(_ target: PackageManifest.Target, of package: PackageGraph.Package, isForDebugging: Bool) {
    values = [
      "PRODUCT_NAME": target.moduleName, "PRODUCT_MODULE_NAME": target.moduleName,
      "SWIFT_VERSION": Self.swiftVersion(of: package), "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO",
    ]
    // Xcode does the same.
    if package.manifest.defaultLocalization != nil { values[StringSymbols.setting] = "YES" }
    var conditions = ["SWIFT_PACKAGE"] + (isForDebugging ? ["DEBUG"] : [])
    var flags: [String] = []
    for setting in (target.swiftSettings ?? []).map(\.data)
    where Self.holds(setting.condition, isForDebugging) {
      guard let value = setting.value.first else { continue }
      switch setting.name {
      case "define": conditions.append(value)
      case "enableUpcomingFeature": flags += ["-enable-upcoming-feature", value]
      case "enableExperimentalFeature": flags += ["-enable-experimental-feature", "\"\(value)\""]
      case "swiftLanguageMode": values["SWIFT_VERSION"] = value
      case "defaultIsolation": values["SWIFT_DEFAULT_ACTOR_ISOLATION"] = value
      default: break
      }
    }
    values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = conditions.joined(separator: " ")
    values["OTHER_SWIFT_FLAGS"] = flags.joined(separator: " ")
  }

  private static func holds(_ condition: PackageManifest.Condition?, _ isForDebugging: Bool) -> Bool
  {
    if let platforms = condition?.platforms, !platforms.contains(where: { $0.name == "ios" }) {
      return false
    }
    return condition?.config.map { ($0.config == "debug") == isForDebugging } ?? true
  }

  /// Returns the latest Swift version that the package lists, or its tools version if it lists
  /// none.
  private static func swiftVersion(of package: PackageGraph.Package) -> String {
    let known = package.manifest.swiftLanguageVersions?.flatMap(\.keys).map {
      String($0.drop { $0 == "v" }.replacing("_", with: "."))
    }
    let latest = known?.filter { Int($0.prefix { $0 != "." }) ?? 99 <= 6 }
      .max { $0.compare($1, options: .numeric) == .orderedAscending }
    return latest ?? package.tools.prefix(2).map(String.init).joined(separator: ".")
  }
}
