import AppBuilder
import Foundation
import Safeguards

/// The kind of app that a project builds, inferred from its settings and imports.
struct AppKind {
  /// The maximum size in bytes of the source files to read.
  private static let longestSource = 4 << 20
  /// The systems other than iOS, by the name of their SDK.
  private static let systems = [
    "macosx": "macOS", "watchos": "watchOS", "xros": "visionOS", "driverkit": "DriverKit",
  ]
  /// The keywords for importing single declarations.
  private static let declarationKinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The reason that the app doesn't use UIKit, or `nil` if it uses UIKit or the reason is unknown.
  let difference: String?

  /// Determines the kind of a project's app, or returns `nil` if the project can't be read.
  init?(of place: URL, in area: ReadingArea, options: BuildOptions) {
    guard let project = try? XcodeProject(place, in: area) else { return nil }
    let types = project.targets.map { $0["productType"] ?? "" }
    if !types.contains("com.apple.product-type.application") {
      difference = types.isEmpty ? "it has no target" : Self.nature(ofTargets: types)
      return
    }
    guard
      let target = try? AppTarget(
        project: project, named: options.target, configuration: options.configuration)
    else { return nil }
    if let system = Self.system(of: target.settings) {
      difference = "its app is for \(system)"
    } else {
      difference = Self.difference(ofImports: target.sources.flatMap(Self.imports))
    }
  }

  private static func nature(ofTargets types: [String]) -> String {
    let names = types.map { $0.split(separator: ".").last.map(String.init) ?? "aggregate" }
    if names.contains("tool") { return "it makes a command-line tool, not an app" }
    return "it doesn't make an app, but: \(Set(names).sorted().joined(separator: ", "))"
  }

  private static func system(of settings: BuildSettings) -> String? {
    if let system = systems[settings["SDKROOT"] ?? ""] { return system }
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    if platforms.contains(where: { $0.hasPrefix("iphone") }) { return nil }
    return platforms.lazy.compactMap { systems[$0] }.first
  }

  private static func difference(ofImports modules: [Substring]) -> String? {
    let modules = Set(modules)
    if modules.contains("UIKit") { return nil }
    if modules.contains("SwiftUI") { return "its app uses SwiftUI, not UIKit" }
    if !modules.isDisjoint(with: ["AppKit", "Cocoa"]) { return "its app uses AppKit, for macOS" }
    return nil
  }

  private static func imports(of file: URL) -> [Substring] {
    guard let text = try? InputFile.text(of: file, atMost: longestSource) else { return [] }
    return text.split(whereSeparator: \.isNewline).compactMap { importedModule($0) }
  }

  /// Returns the module that a line such as `@testable import struct UIKit.CGRect` imports.
  private static func importedModule(_ line: Substring) -> Substring? {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })
    guard let place = words.prefix(4).firstIndex(of: "import"),
      words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
    else { return nil }
    let rest = words[(place + 1)...].drop { declarationKinds.contains($0) }
    return rest.first?.split(separator: ".").first
  }
}
