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

  /// Returns frameworks, after building those that are missing or out of date.
  /// - Throws: `BuildFailure`
  package func provide(
    _ names: Set<String>, progress: @Sendable (BuildStep) -> Void
  ) async throws -> [SeparateFramework] {
    var frameworks: [SeparateFramework] = []
    for name in names.sorted() {
      let framework = library.separateFramework(name)
      if let clone {
        if !isCurrent(framework, in: clone) {
          progress(.buildingFramework(name: name))
          try await build(framework, in: clone)
        }
      } else if !framework.exists {
        throw BuildFailure(
          "this installation of Quince doesn't include \(name)", file: framework.library.path,
          hint: "install Quince again, from its package or with `make install`")
      }
      frameworks.append(framework)
    }
    return frameworks
  }

  /// The clone of Quince in which UIKit was built, or `nil` if it's installed.
  var clone: URL? {
    let build = library.libraries.resolvingSymlinksInPath()
    guard let end = build.pathComponents.lastIndex(of: ".build") else { return nil }
    let path = build.pathComponents.prefix(end).dropFirst().joined(separator: "/")
    let clone = URL(fileURLWithPath: "/\(path)", isDirectory: true)
    return FileManager.default.fileExists(atPath: Self.manifest(in: clone).path) ? clone : nil
  }

  private static func manifest(in clone: URL) -> URL {
    clone.appendingPathComponent("SeparateFrameworks/Package.swift")
  }

  /// Returns whether a framework is newer than everything it's built from.
  func isCurrent(_ framework: SeparateFramework, in clone: URL) -> Bool {
    guard framework.exists, let built = Self.date(of: framework.module) else { return false }
    let sources = clone.appendingPathComponent("Sources/Frameworks/\(framework.name)")
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let files =
      [Self.manifest(in: clone), library.modules.appendingPathComponent("UIKit.swiftmodule")]
      + (names ?? []).map { sources.appendingPathComponent($0) }
    return files.compactMap(Self.date).allSatisfy { $0 <= built }
  }

  private static func date(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  private func build(_ framework: SeparateFramework, in clone: URL) async throws {
    let script = clone.appendingPathComponent("scripts/build").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let (isBuilt, output): (Bool, String)
    do {
      let result = try await Subprocess.run(
        .path("/bin/sh"),
        arguments: [script, "framework", framework.name, library.libraries.path],
        environment: .inherit.updating(["PATH": "\(toolchain.programs.path):\(path)"]),
        input: .none, output: .string(limit: 1 << 22), error: .combinedWithOutput)
      (isBuilt, output) = (result.terminationStatus.isSuccess, result.standardOutput)
    } catch {
      (isBuilt, output) = (false, "\(error)")
    }
    try Task.checkCancellation()
    guard isBuilt, framework.exists else {
      throw BuildFailure(
        "can't build \(framework.name)", file: script, hint: String(output.suffix(2000)))
    }
  }
}
