import AppBuilder
import Foundation

/// The purposes of a project's targets.
extension XcodeProject {
  private static let libraryKinds: Set = [
    "com.apple.product-type.framework", "com.apple.product-type.framework.static",
    "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic",
  ]

  /// The targets that build apps.
  var apps: [Object] {
    targets.filter { $0["productType"] == "com.apple.product-type.application" }
  }

  /// The targets that build libraries.
  var libraries: [Object] {
    targets.filter { Self.libraryKinds.contains($0["productType"] ?? "") }
  }

  /// Returns the app target to build.
  ///
  /// By default, that's the first one for iPhone or, if there's none, the first one.
  /// - Returns: `nil` if there's none.
  /// - Throws: `BuildFailure` if there's no target with the requested name.
  func app(named wanted: String?) throws -> Object? {
    guard let wanted else { return apps.first(where: isForPhones) ?? apps.first }
    if let target = apps.first(where: { $0["name"] == wanted }) { return target }
    let names = apps.compactMap { $0["name"] }.joined(separator: ", ")
    throw BuildFailure(
      "the project has no app target \(wanted)", file: url.path,
      hint: apps.isEmpty ? "it has none" + testHint : "its app targets are: \(names)")
  }

  /// The error for a project without an app target.
  var failureOfNoApp: BuildFailure {
    BuildFailure(
      "the project has no app target", file: url.path,
      hint: targets.isEmpty ? nil : "its targets are: \(targetList)" + testHint)
  }

  /// The names of all targets, each with its kind.
  var targetList: String {
    targets.map { target in
      let type = target["productType"]?.split(separator: ".").last.map(String.init) ?? "aggregate"
      return "\(target["name"] ?? "?") (\(type))"
    }.joined(separator: ", ")
  }

  /// A suggestion for a project without an app.
  private var testHint: String {
    TestTarget.objects(of: self).isEmpty ? "" : "; `quince test` runs its tests"
  }

  /// Returns whether a file in a build phase is built for iPhone.
  func isBuilt(_ file: Object) -> Bool {
    Self.areForPhones(file.ids("platformFilters") + [file["platformFilter"]].compactMap(\.self))
  }

  /// Returns whether a list of platforms is empty, which stands for all, or includes iOS.
  static func areForPhones(_ platforms: [String]) -> Bool {
    platforms.isEmpty || platforms.contains("ios")
  }

  /// Returns whether a target is built for iPhone, as far as its settings show.
  func isForPhones(_ target: Object) -> Bool {
    // Problems with the settings are reported where the target is built.
    guard let layers = try? settingLayers(of: target, configuration: "Debug"),
      let settings = try? BuildSettings(
        layers: layers.layers, configuration: layers.configuration)
    else { return true }
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? ""
    return ["", "iphoneos", "auto"].contains(settings["SDKROOT"] ?? "")
      && (platforms.isEmpty || platforms.contains("iphone"))
  }
}
