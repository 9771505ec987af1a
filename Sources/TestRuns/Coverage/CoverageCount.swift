import AppBuilder
import Foundation
import Reports
import Safeguards
import Sandbox

/// Counts which lines of an app run, and reads what was counted.
package struct CoverageCount {
  /// What was counted can't be read.
  package struct Failure: Error, CustomStringConvertible {
    /// Why, in words.
    package let description: String
  }

  private let app: BuiltApp
  private let folder: ScratchFolder
  private let toolchain: Toolchain

  /// Prepares for counting.
  /// - Parameter app: One whose code counts.
  /// - Throws: what keeps a folder from being made, `BuildFailure` if there is no toolchain.
  package init(_ app: BuiltApp) throws {
    self.app = app
    toolchain = try Toolchain.find()
    folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: profiles, withIntermediateDirectories: true)
  }

  /// The folder in which the app keeps its counts, for the settings of the sandbox.
  package var profiles: URL { folder.url.appendingPathComponent("profiles") }

  /// The folder of the files that are compiled, beside that of the products; what is told of others isn't believed.
  private var sources: String {
    app.bundle.deletingLastPathComponent().deletingLastPathComponent().path + "/"
  }

  /// What was counted, once everything has run.
  /// - Throws: `Failure`
  package func report(_ settings: SandboxSettings) async throws -> CoverageReport {
    let files = try FileManager.default.contentsOfDirectory(atPath: profiles.path)
      .filter { $0.hasSuffix(".profraw") }.sorted()
    guard !files.isEmpty else { throw Failure(description: "no line of the app ran") }
    let merged = folder.url.appendingPathComponent("all.profdata").path
    _ = try await run(
      "llvm-profdata", ["merge", "-sparse", "-o", merged] + files.map { "profiles/\($0)" },
      settings)
    let text = try await run(
      "llvm-cov",
      ["export", "-format=lcov", "-instr-profile", merged, app.executable.path], settings)
    let told = try LCOV(text: text).files.filter { $0.path.hasPrefix(sources) }
      .compactMap(CompiledSource.init(_:)).map(\.file)
    return CoverageReport(told)
  }

  /// Forgets what was counted.
  package func end() {
    folder.remove()
  }

  private func run(_ name: String, _ arguments: [String], _ settings: SandboxSettings) async throws
    -> String
  {
    let program = toolchain.programs.appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Failure(
        description: "\(program.path) is missing; it comes with every Swift toolchain")
    }
    var rules = SandboxRules()
    rules.readable =
      SystemFolders.development + SystemFolders.libraries
      + [toolchain.programs.deletingLastPathComponent().path, app.bundle.path]
    rules.writable = [folder.url.path]
    rules.limits = .compiler
    let command = try Sandbox(settings).command(
      [program.path] + arguments, rules: rules, directory: folder.url.path)
    let result = try await ConfinedProgram.run(command, environment: [:], in: folder.url)
    guard result.status == 0 else {
      throw Failure(description: "\(name) failed: \(result.output.suffix(1000))")
    }
    return result.output
  }
}

/// A source file as it was compiled: the person's behind a line that names it, then lines that Quince adds.
private struct CompiledSource {
  /// What ran of the person's file.
  let file: CoveredFile

  /// - Parameter compiled: What ran of the file as it was compiled; `nil` comes of one that has nothing of a person's.
  init?(_ compiled: CoveredFile) {
    guard let text = try? InputFile.text(of: URL(fileURLWithPath: compiled.path)),
      let first = text.prefix(while: { $0 != "\n" })
        .wholeMatch(of: /#sourceLocation\(file: "(.+)", line: 1\)/)
    else { return nil }
    let path = String(first.1).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    guard let original = try? InputFile.text(of: URL(fileURLWithPath: path)) else { return nil }
    let length = original.split(separator: "\n", omittingEmptySubsequences: false).count
    var counts: [Int: Int] = [:]
    for (line, count) in compiled.counts where line >= 2 && line - 1 <= length {
      counts[line - 1] = count
    }
    guard !counts.isEmpty else { return nil }
    file = CoveredFile(path: path, counts: counts)
  }
}
