import Foundation
import Subprocess

/// Provides the frameworks that are separate libraries.
///
/// An installation contains them. A clone builds each when an app first needs it.
package struct FrameworkProvider: Sendable {
  private let library: UIKitLibrary
  private let toolchain: Toolchain

  /// - Parameter toolchain: The toolchain that compiles apps, and builds a clone's frameworks.
  package init(library: UIKitLibrary, toolchain: Toolchain) {
    self.library = library
    self.toolchain = toolchain
  }

  /// Returns frameworks and the ones that they use, after building those that are missing or out of
  /// date.
  /// - Throws: `BuildFailure`
  package func provide(
    _ names: Set<String>, progress: @Sendable (BuildStep) -> Void
  ) async throws -> [SeparateFramework] {
    var frameworks: [SeparateFramework] = []
    var (waiting, known) = (names.sorted(), names)
    while let name = waiting.popLast() {
      let framework = library.separateFramework(name)
      if let clone {
        if try await !isCurrent(framework, in: clone) {
          progress(.buildingFramework(name: name))
          try await build(framework, in: clone)
        }
      } else if !framework.exists {
        throw BuildFailure(
          "this installation of Quince doesn't include \(name)", file: framework.library.path,
          hint: "install Quince again, from its package or with `make install`")
      }
      frameworks.append(framework)
      waiting += framework.used.filter { known.insert($0).inserted }
    }
    return frameworks.sorted { $0.name < $1.name }
  }

  /// The clone of Quince in which UIKit was built, or `nil` if it's installed.
  var clone: URL? {
    let build = library.libraries.resolvingSymlinksInPath()
    guard let end = build.pathComponents.lastIndex(of: ".build") else { return nil }
    let path = build.pathComponents.prefix(end).dropFirst().joined(separator: "/")
    let clone = URL(fileURLWithPath: "/\(path)", isDirectory: true)
    let manifest = clone.appendingPathComponent("SeparateFrameworks/Package.swift")
    return FileManager.default.fileExists(atPath: manifest.path) ? clone : nil
  }

  /// Returns whether a framework is newer than everything it's built from, which the script knows.
  private func isCurrent(_ framework: SeparateFramework, in clone: URL) async throws -> Bool {
    guard framework.exists else { return false }
    let isCurrent = await run("check-framework", framework, in: clone).succeeds
    try Task.checkCancellation()
    return isCurrent
  }

  private func build(_ framework: SeparateFramework, in clone: URL) async throws {
    let (isBuilt, output) = await run("framework", framework, in: clone)
    try Task.checkCancellation()
    guard isBuilt, framework.exists else {
      throw BuildFailure(
        "can't build \(framework.name)", file: Self.script(in: clone),
        hint: String(output.suffix(2000)))
    }
  }

  private static func script(in clone: URL) -> String {
    clone.appendingPathComponent("scripts/build").path
  }

  /// Runs a command of the clone's script for a framework.
  private func run(
    _ command: String, _ framework: SeparateFramework, in clone: URL
  ) async -> (succeeds: Bool, output: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    do {
      let result = try await Subprocess.run(
        .path("/bin/sh"),
        arguments: [
          Self.script(in: clone), command, framework.name, library.libraries.path,
        ],
        environment: .inherit.updating(["PATH": "\(toolchain.programs.path):\(path)"]),
        input: .none, output: .string(limit: 1 << 22), error: .combinedWithOutput)
      return (result.terminationStatus.isSuccess, result.standardOutput)
    } catch {
      return (false, "\(error)")
    }
  }
}
