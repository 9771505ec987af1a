import AppBuilder
import DeviceProtocol
import Foundation
import Safeguards

/// An app target, or the target of a library that an app needs, with its parts.
struct AppTarget {
  /// A file or folder that goes into the bundle.
  struct Resource: Hashable {
    let source: URL
    /// The path in the bundle.
    let destination: String
    /// Whether code accesses the strings of a string catalog by symbols.
    var hasSymbols = false
  }

  /// The `.xcodeproj`.
  let project: URL
  let name: String
  /// The files that the project can read.
  let area: ReadingArea
  let settings: BuildSettings
  /// The file that `INFOPLIST_FILE` names.
  let infoPropertyList: URL?
  let sources: [URL]
  var resources: [Resource]
  /// The source files in languages other than Swift, which aren't compiled.
  let foreignSources: [URL]
  /// The Swift packages, by the name of the product that the target uses.
  let packages: [String: String]
  /// Folders whose contents belong to the target.
  let folders: [URL]
  /// The `.xcconfig` files that the settings come from.
  let configurationFiles: [URL]
  /// The listed locations of files that were found elsewhere in the project.
  let absentFiles: [URL]
  let warnings: [Diagnostic]
  /// The bundle in the app with the resources of a package's target, which its code accesses as
  /// `Bundle.module`.
  var resourceBundle: String?
  /// The start of an app without a project.
  var start: LooseStart?
  /// Apple's SDK that the target counts as built with, if it matters.
  var sdk: AppSDK?

  /// The name of the product, such as `Foo`.
  var productName: String { settings["PRODUCT_NAME"] ?? name }

  /// The name of the executable in the bundle.
  var executableName: String { settings["EXECUTABLE_NAME"] ?? productName }

  /// The name of the Swift module.
  var moduleName: String {
    settings["PRODUCT_MODULE_NAME"]
      ?? SettingExpansion.identifier(productName)
  }

  /// The bundle identifier.
  var bundleIdentifier: String {
    settings["PRODUCT_BUNDLE_IDENTIFIER"]
      ?? "com.example." + SettingExpansion.domainName(productName)
  }

  /// The oldest system that the target supports, if its settings contain one.
  var deploymentTarget: SystemVersion? {
    settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { SystemVersion($0) }
  }

  /// The oldest system that the target's code must support, or `nil` if it can use the names of all
  /// systems.
  ///
  /// If a setting defines names for combinations of versions, code can check the system in ways that
  /// `CheckedSystems` doesn't know, so the code isn't checked.
  var checkedDeploymentTarget: SystemVersion? {
    CompilerFlags(self).definesAvailability ? nil : deploymentTarget
  }

  /// Returns the version of the device's system that the target's code gets.
  /// - Parameter system: The device's system, or `nil` for the oldest one that runs the target.
  func systemVersion(on system: SystemRelease?) -> SystemVersion {
    (system ?? .oldest(for: deploymentTarget)).version(for: deploymentTarget)
  }

  /// The argument for `-swift-version`: Swift 3 code is compiled as Swift 4.
  var swiftVersion: String {
    let version = settings["SWIFT_VERSION"] ?? "5"
    let major = version.prefix { $0 != "." }
    if version.hasPrefix("4.2") { return "4.2" }
    switch Int(major) ?? 5 {
    case ...4: return "4"
    case 5: return "5"
    default: return "6"
    }
  }

  /// The names that are defined for `#if`.
  var compilationConditions: [String] { CompilerFlags(self).conditions }
}

extension AppTarget {
  /// Reads a project's app target.
  /// - Throws: `BuildFailure` if there's no app target, or if files are missing.
  init(project: XcodeProject, named wanted: String?, configuration: String) throws {
    guard let target = try project.app(named: wanted) else { throw project.failureOfNoApp }
    try self.init(project: project, target: target, configuration: configuration)
  }

  /// Reads a target.
  /// - Throws: `BuildFailure` if files are missing.
  init(project: XcodeProject, target: XcodeProject.Object, configuration: String) throws {
    let layers = try project.settingLayers(of: target, configuration: configuration)
    let settings = try Self.settings(of: target, in: project, layers)
    var files = TargetFiles(project: project, target: target, settings: settings)
    files.collect()
    if !files.missing.isEmpty { throw BuildFailure(files.missing) }
    let infoPropertyList = files.locatedInfoPropertyList()
    let hasSymbols = settings.isOn(StringSymbols.setting)
    self.init(
      project: project.url, name: target["name"] ?? project.name, area: project.area,
      settings: settings, infoPropertyList: infoPropertyList, sources: files.sources,
      resources: files.resources.map {
        Resource(source: $0.source, destination: $0.destination, hasSymbols: hasSymbols)
      }, foreignSources: files.foreignSources,
      packages: Self.packages(of: target, in: project), folders: files.folders,
      configurationFiles: layers.files, absentFiles: files.absent,
      warnings: project.warnings + files.warnings)
    start = ProjectFinder.isLoose(project.url) ? try LooseStart(of: self) : nil
    sdk = AppSDK(xcodes: project.xcodes(of: target), deploymentTarget: deploymentTarget)
  }

  /// Returns the build settings of a target.
  /// - Throws: `BuildFailure` if they can't be read.
  static func settings(
    of target: XcodeProject.Object, in project: XcodeProject, configuration: String
  ) throws -> BuildSettings {
    try settings(
      of: target, in: project, project.settingLayers(of: target, configuration: configuration))
  }

  private static func settings(
    of target: XcodeProject.Object, in project: XcodeProject,
    _ layers: (layers: [BuildSettings.Layer], configuration: String, files: [URL])
  ) throws -> BuildSettings {
    try BuildSettings(
      layers: [defaults(project: project, target: target, configuration: layers.configuration)]
        + layers.layers, configuration: layers.configuration)
  }

  /// Returns the name of the module that a target builds, or `nil` if its settings can't be read.
  static func moduleName(
    of target: XcodeProject.Object, in project: XcodeProject, configuration: String
  ) -> String? {
    (try? settings(of: target, in: project, configuration: configuration))?["PRODUCT_MODULE_NAME"]
  }

  private static func packages(of target: XcodeProject.Object, in project: XcodeProject)
    -> [String: String]
  {
    var result: [String: String] = [:]
    for product in project.packageProducts(of: target) {
      guard let name = product["productName"] else { continue }
      let package = project.object(product["package"])
      result[name] = package?["repositoryURL"] ?? package?["relativePath"] ?? name
    }
    return result
  }

  private static func defaults(
    project: XcodeProject, target: XcodeProject.Object, configuration: String
  ) -> BuildSettings.Layer {
    let isTest = target["productType"]?.hasPrefix("com.apple.product-type.bundle.") ?? false
    let wrapper = isTest ? "xctest" : "app"
    return .init(values: [
      "ARCHS": "arm64", "CONFIGURATION": configuration,
      "CONTENTS_FOLDER_PATH": "$(WRAPPER_NAME)", "CURRENT_ARCH": "arm64",
      "DEVELOPMENT_LANGUAGE": project.developmentRegion,
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
      "PLATFORM_NAME": "iphonesimulator", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT": project.name,
      "PROJECT_DIR": project.root.path, "PROJECT_FILE_PATH": project.url.path,
      "PROJECT_NAME": project.name, "SDKROOT": "iphoneos", "SOURCE_ROOT": project.root.path,
      "SRCROOT": project.root.path, "TARGETED_DEVICE_FAMILY": "1",
      "TARGET_NAME": target["name"] ?? project.name,
      "UNLOCALIZED_RESOURCES_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)",
      "WRAPPER_EXTENSION": wrapper,
      "WRAPPER_NAME": "$(PRODUCT_NAME).\(wrapper)",
    ])
  }
}
