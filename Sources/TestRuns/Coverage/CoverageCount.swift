import AppBuilder
import Foundation
import Reports
import Safeguards
import Sandbox

/// Counts how often the lines of the tested code run, and reads the counts.
package struct CoverageCount {
  /// The error for counts that can't be read.
  package struct Failure: Error, CustomStringConvertible {
    /// A description of the reason.
    package let description: String
  }

  private let products: TestProducts
  private let folder: ScratchFolder
  /// The folder for the counts.
  ///
  /// It's separate from the other folder because the programs that read the counts write to that
  /// one.
  private let counts: ScratchFolder
  private let toolchain: Toolchain

  /// Prepares for counting executed lines.
  /// - Parameter products: The test products whose code is counted.
  /// - Throws: An error if a folder can't be created, or `BuildFailure` if there's no toolchain.
  package init(_ products: TestProducts) throws {
    self.products = products
    toolchain = try Toolchain.find()
    folder = try ScratchFolder()
    counts = try ScratchFolder()
  }

  /// The folder in which processes store their counts, for the sandbox settings.
  package var profiles: URL { counts.url }

  /// The executables with the tested code: the app, and the executables of tests that run in a
  /// separate process and are linked with the tested code.
  private var executables: [String] {
    [products.app?.executable].compactMap { $0?.path }
      + products.tests.filter { $0.place == .own }.map { products.executable(of: $0).path }
  }

  /// Returns whether a file was compiled for the app. Counts for other files, and for the tests
  /// themselves, are ignored.
  private func isTested(_ file: CoveredFile) -> Bool {
    file.path.hasPrefix(products.compiled.path + "/")
      && !file.path.hasPrefix(products.compiledTests.path + "/")
  }

  /// Returns the counts after all tests have run.
  /// - Throws: `Failure` if the counts can't be read.
  package func report(_ settings: SandboxSettings) async throws -> CoverageReport {
    let files = try FileManager.default.contentsOfDirectory(atPath: profiles.path)
      .filter { $0.hasSuffix(".profraw") }.sorted()
    guard !files.isEmpty else { throw Failure(description: "no line of the tested code ran") }
    let merged = folder.url.appendingPathComponent("all.profdata").path
    _ = try await run(
      "llvm-profdata", ["merge", "-sparse", "-o", merged] + files.map { "\(profiles.path)/\($0)" },
      settings)
    let text = try await run(
      "llvm-cov",
      ["export", "-format=lcov", "-instr-profile", merged]
        + executables.flatMap { ["-object", $0] }, settings)
    let told = try LCOV(text: text).files.filter(isTested)
      .compactMap(CompiledSource.init(_:)).map(\.file)
    return CoverageReport(told)
  }

  /// Discards the counts.
  package func end() {
    folder.remove()
    counts.remove()
  }

  private func run(_ name: String, _ arguments: [String], _ settings: SandboxSettings) async throws
    -> String
  {
    let program = toolchain.programs.appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Failure(
        description: "“\(program.path)” doesn't exist; every Swift toolchain contains it")
    }
    var rules = SandboxRules()
    rules.readable =
      SystemFolders.development + SystemFolders.libraries
      + [toolchain.programs.deletingLastPathComponent().path, products.folder.path, profiles.path]
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

/// A source file as it was compiled.
///
/// It consists of a line with the name of the user's file, the contents of that file, and lines
/// that Quince adds.
private struct CompiledSource {
  /// The execution counts of the lines in the project's file.
  let file: CoveredFile

  /// - Parameter compiled: The execution counts of the file as it was compiled. The result is `nil`
  ///   if the file contains only generated code.
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
