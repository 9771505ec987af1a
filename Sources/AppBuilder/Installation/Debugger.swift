import DebuggerFiles
import Foundation
import Safeguards
import Subprocess

/// The toolchain's debugger, which can need a library of Python that this computer doesn't have.
///
/// If so, Quince compiles a small library with the required name, which brings in a newer one.
package struct Debugger: Sendable {
  /// The library of Python that the debugger of Swift 6 for most systems is linked with.
  private static let required = "libpython3.10.so.1.0"
  /// The libraries that can replace it.
  private static let newer = ["3.11", "3.12", "3.13"].map { "libpython\($0).so.1.0" }
  /// The Debian package with the first of them.
  package static let package = "libpython3.11"

  let toolchain: Toolchain
  /// The folders in which the system keeps libraries.
  private let libraries: [String]

  /// Creates a toolchain's debugger.
  package init(of toolchain: Toolchain) {
    self.init(of: toolchain, libraries: Self.systemLibraries)
  }

  init(of toolchain: Toolchain, libraries: [String]) {
    self.toolchain = toolchain
    self.libraries = libraries
  }

  /// The debugger with commands for users.
  package var program: URL { toolchain.programs.appendingPathComponent("lldb") }
  /// The debugger with the Debug Adapter Protocol.
  package var adapter: URL { toolchain.programs.appendingPathComponent("lldb-dap") }

  /// Makes sure that the debugger can start.
  /// - Returns: The environment variables that it needs.
  /// - Throws: `BuildFailure` with the reason that it can't.
  package func prepare() async throws -> [String: String] {
    let files = FileManager.default
    guard [program, adapter].allSatisfy({ files.isExecutableFile(atPath: $0.path) }) else {
      throw BuildFailure(
        "the Swift toolchain has no debugger", file: adapter.path,
        hint: "install the complete toolchain from https://www.swift.org/install/linux")
    }
    let problem = await problem(with: [:])
    guard let problem else { return [:] }
    guard problem.contains(Self.required) else { throw failure(problem, hint: nil) }
    let found = Self.newer.filter { name in
      libraries.contains { files.fileExists(atPath: "\($0)/\(name)") }
    }
    var reason = problem
    for library in found {
      let variables = ["LD_LIBRARY_PATH": try await makeStandIn(for: library)]
      guard let next = await self.problem(with: variables) else { return variables }
      reason = next
    }
    throw failure(reason, hint: "sudo apt-get install \(Self.package)")
  }

  private func failure(_ problem: String, hint: String?) -> BuildFailure {
    BuildFailure("the debugger can't start: \(problem)", file: program.path, hint: hint)
  }

  /// Returns the first line of the debugger's error, or `nil` if it starts and has Python.
  private func problem(with variables: [String: String]) async -> String? {
    let result = try? await Subprocess.run(
      .path(.init(program.path)),
      arguments: ["--no-lldbinit", "--batch", "--one-line", "script print(6 * 7)"],
      environment: Self.environment(with: variables), input: .none, output: .string(limit: 1 << 16),
      error: .string(limit: 1 << 16))
    guard let result else { return "\(program.path) can't be started" }
    if result.standardOutput.contains("\n42\n") { return nil }
    let lines = (result.standardError + result.standardOutput).split(separator: "\n")
    return lines.first.map(String.init) ?? "its Python doesn't work"
  }

  /// Returns this process's environment with the variables that the debugger needs.
  package static func environment(with variables: [String: String]) -> Environment {
    .inherit.updating(
      Dictionary(uniqueKeysWithValues: variables.map { (Environment.Key(stringLiteral: $0), $1) }))
  }

  /// Compiles a library with the required name, unless it exists.
  /// - Returns: The folder that contains it.
  private func makeStandIn(for library: String) async throws -> String {
    let text = DebuggerFile.python.text
    let key = ShortName.of("\(library)\n\(toolchain.programs.path)\n\(text)".utf8)
    do {
      let cache = try OwnFolder.cache.prepared()
      let name = "debugger-\(key)"
      let folder = cache.appendingPathComponent(name)
      let product = folder.appendingPathComponent(Self.required)
      if FileManager.default.fileExists(atPath: product.path) { return folder.path }
      let root = try RootFolder(cache)
      try root.makeFolder(name)
      try root.replace("\(name)/\(DebuggerFile.python.name)", with: Data(text.utf8))
      try await compile(
        folder.appendingPathComponent(DebuggerFile.python.name), with: library, to: product)
      return folder.path
    } catch let failure as FileFailure {
      throw BuildFailure(failure.reason, file: failure.path)
    }
  }

  private func compile(_ source: URL, with library: String, to product: URL) async throws {
    let draft = product.path + ".\(getpid())"
    defer { unlink(draft) }
    let result = try await Subprocess.run(
      .path(.init(toolchain.programs.appendingPathComponent("clang").path)),
      arguments: [
        "-shared", "-fPIC", "-O1", "-fuse-ld=lld", source.path, "-o", draft,
        "-Wl,-soname,\(Self.required)", "-Wl,--no-as-needed", "-l:\(library)",
      ], input: .none, output: .discarded, error: .string(limit: 1 << 16))
    guard result.terminationStatus.isSuccess, rename(draft, product.path) == 0 else {
      throw BuildFailure(
        "can't compile a library for the debugger", file: source.path,
        hint: String(result.standardError.prefix(1000)))
    }
  }

  private static var systemLibraries: [String] {
    let folders = ["/usr/lib", "/usr/lib64", "/lib64", "/usr/local/lib"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return folders + names.filter { $0.contains("-linux-") }.map { "/usr/lib/\($0)" }
  }
}
