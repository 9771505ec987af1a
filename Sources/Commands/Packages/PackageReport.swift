import AppBuilder
import ArgumentParser
import Foundation
import Safeguards

/// The options of the commands that list a project's packages and pods.
struct PackageReport: ParsableArguments {
  @Argument(
    help: "An .xcodeproj, or a folder or workspace that contains one.", completion: .directory)
  var project: String

  @Flag(help: "Print the list as JSON.")
  var json = false

  @OptionGroup var building: BuildingOptions

  /// Writes the list to standard output.
  /// - Parameter fetches: Whether missing packages are fetched.
  /// - Throws: `ExitCode.failure` if anything wasn't found or can't be built.
  func write(fetches: Bool) async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      var options = try building.options()
      options.fetchesPackages = fetches && options.fetchesPackages
      let packages = try await AppBuilder(options: options).packages(
        of: URL(fileURLWithPath: project)
      ) { terminal.show(progress: "\($0)") }
      terminal.clearProgress()
      terminal.print(json ? .json(try Self.json(packages)) : TerminalText(Self.text(packages)))
      if packages.contains(where: { $0.problem != nil }) { throw ExitCode.failure }
    }
  }

  private static func json(_ packages: [PackageStatus]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(packages), as: UTF8.self)
  }

  /// Returns a paragraph for each package.
  static func text(_ packages: [PackageStatus]) -> String {
    guard !packages.isEmpty else { return "The project needs no packages or pods." }
    return packages.map(paragraph).joined(separator: "\n")
  }

  private static func paragraph(_ package: PackageStatus) -> String {
    let mark = package.problem == nil ? "✓" : "✗"
    let details = [
      package.kind == .pod ? "pod" : nil, package.requirement,
      package.location.flatMap { $0.hasPrefix("/") ? nil : $0 },
    ].compactMap(\.self)
    let heading = ([package.name] + details).joined(separator: ", ")
    let place = package.problem ?? package.folder ?? ""
    return "\(mark) \(heading)\n    \(place)"
  }
}
