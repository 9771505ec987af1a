import AppBuilder
import DeviceProtocol
import Foundation
import Safeguards
import Sandbox

/// The compiler's permissions: access to the toolchain, UIKit, and its working folder.
struct CompilerSandbox {
  let settings: SandboxSettings
  let toolchain: Toolchain
  let library: UIKitLibrary
  /// The system's modules, in a folder outside those that confined code can write to.
  let modules: ModuleCache
  /// Whether a debugger can show variables and evaluate expressions, rather than only find lines.
  var hasDebugInformation = false

  private var sandbox: Sandbox { Sandbox(settings) }

  /// Runs a program of the toolchain until it exits.
  /// - Parameter folder: The only folder that the program can write to, except for the folder of
  ///   the system's modules.
  /// - Throws: `BuildFailure` if the program can't be started.
  func run(_ program: String, _ arguments: [String], in folder: URL) async throws
    -> ConfinedProgram.Result
  {
    try await prepareModules()
    return try await run(
      toolchain.programs.appendingPathComponent(program),
      (program == "swiftc" ? commonOptions : []) + arguments, in: folder, modules: modules)
  }

  /// Makes sure that the system's modules exist.
  private func prepareModules() async throws {
    // If the compiler can't be started in a sandbox, nothing needs to be prepared.
    _ = settings.triedMeans
    // Debug information refers to the modules by their path, and the debugger isn't in the sandbox.
    if sandbox.hasOwnFolders, !hasDebugInformation, !modules.isThere {
      try await modules.copyShared(of: toolchain, library) { file, shared in
        try await run(
          toolchain.programs.appendingPathComponent("swiftc"),
          flags(shared) + ReleasesHeader(target: nil).options(in: path(of: shared))
            + ["-I", library.modules.path, "-typecheck", file.path],
          in: shared.folder, modules: shared
        ).status == 0
      }
    }
    try modules.make()
  }

  /// The flags that all compilations share.
  var commonOptions: [String] { flags(modules) }

  /// Returns the command and the environment for running the toolchain's language server, which can
  /// write to a single folder.
  /// - Throws: `BuildFailure` if the language server isn't found or can't be confined.
  func languageServer(in folder: URL) async throws -> (
    command: [String], environment: [String: String]
  ) {
    let program = toolchain.languageServer
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw BuildFailure(
        "the Swift toolchain has no sourcekit-lsp", file: program.path,
        hint: "install the complete toolchain from https://www.swift.org/install/linux")
    }
    try await prepareModules()
    let temporary = try temporaryFolder(in: folder)
    let command = try sandbox.command(
      [program.path], rules: rules(folder, modules, .languageServer), directory: folder.path)
    return (command, environment(temporary, folder, modules))
  }

  /// Returns the flags that all compilations share.
  ///
  /// The compiler keeps a separate set of system modules for each set of flags.
  private func flags(_ modules: ModuleCache) -> [String] {
    [
      hasDebugInformation ? "-g" : "-gline-tables-only", "-I",
      ModuleCache.stubs(in: path(of: modules)),
    ]
  }

  /// Writes the declarations of one of Quince's modules to symbol graphs in a folder, including
  /// those that only Quince's own code uses.
  /// - Throws: `BuildFailure` if the program can't be started.
  func extractDeclarations(of module: String, to folder: URL) async throws {
    let arguments = [
      "-module-name", module, "-minimum-access-level", "package", "-skip-synthesized-members",
      "-skip-inherited-docs", "-target", Toolchain.target, "-I", library.modules.path, "-I",
      ModuleCache.stubs(in: path(of: modules)), "-I",
      ReleasesHeader(target: nil).folder(in: path(of: modules)), "-output-dir", folder.path,
    ]
    _ = try await run("swift-symbolgraph-extract", arguments, in: folder)
  }

  /// Returns the options that let code with a deployment target import UIKit.
  func options(forTarget target: SystemVersion?) -> [String] {
    ReleasesHeader(target: target).options(in: path(of: modules))
  }

  /// Returns the path at which the compiler sees the system's modules.
  private func path(of modules: ModuleCache) -> String {
    sandbox.hasOwnFolders && !hasDebugInformation ? ModuleCache.path : modules.folder.path
  }

  /// Removes the compiler's copies of the system's modules, which it can create again.
  func removeModules() {
    guard sandbox.hasOwnFolders else { return }
    try? modules.remove()
  }

  /// Runs a package's compiled manifest until it exits.
  /// - Parameters:
  ///   - program: The program, alone in a folder that it can't write to. Without namespaces, no
  ///     folder is both writable and executable.
  ///   - folder: The only folder that the program can write to.
  /// - Throws: `BuildFailure` if the program can't be started.
  func run(manifest program: URL, _ arguments: [String], in folder: URL) async throws
    -> ConfinedProgram.Result
  {
    try await run(
      program, arguments, in: folder, modules: nil,
      reading: [program.deletingLastPathComponent()], limits: .manifest, longest: 30)
  }

  /// - Parameters:
  ///   - modules: The modules that the program can read and write.
  ///   - others: Additional folders that the program can read.
  private func run(
    _ program: URL, _ arguments: [String], in folder: URL, modules: ModuleCache?,
    reading others: [URL] = [], limits: ResourceLimits = .compiler, longest: Int? = nil
  ) async throws -> ConfinedProgram.Result {
    do {
      var rules = rules(folder, modules, limits)
      rules.readable += others.map(\.path)
      // The sandbox exposes only files that exist when the program starts.
      let temporary = try temporaryFolder(in: folder)
      let command = try sandbox.command(
        [program.path] + arguments, rules: rules, directory: folder.path)
      return try await ConfinedProgram.run(
        command, environment: environment(temporary, folder, modules),
        in: folder, longest: longest)
    } catch let failure as SupervisedProcess.StartFailure {
      throw BuildFailure("can't start \(program.lastPathComponent): \(failure)")
    }
  }

  private func rules(_ folder: URL, _ modules: ModuleCache?, _ limits: ResourceLimits)
    -> SandboxRules
  {
    var rules = SandboxRules()
    rules.readable =
      SystemFolders.development + SystemFolders.libraries
      + [toolchain.programs.deletingLastPathComponent().path]
      + [library.library.path, library.modules.path, library.separateFrameworks.path]
    rules.writable = [folder.path]
    rules.hasTemporaryFolder = sandbox.hasOwnFolders
    if let modules {
      if sandbox.hasOwnFolders {
        rules.mounted = [(modules.folder.path, path(of: modules))]
      } else {
        rules.writable.append(modules.folder.path)
      }
    }
    rules.limits = limits
    return rules
  }

  private func temporaryFolder(in folder: URL) throws -> String {
    if sandbox.hasOwnFolders { return "/tmp" }
    let root = try RootFolder(folder)
    try root.remove("tmp")
    try root.makeFolder("tmp")
    return folder.appendingPathComponent("tmp").path
  }

  private func environment(_ temporary: String, _ folder: URL, _ modules: ModuleCache?)
    -> [String: String]
  {
    let own = ProcessInfo.processInfo.environment
    var variables = ["LD_LIBRARY_PATH": own["LD_LIBRARY_PATH"]].compactMapValues { $0 }
    variables["PATH"] = "\(toolchain.programs.path):/usr/bin:/bin"
    variables["LANG"] = "C.UTF-8"
    variables["TMPDIR"] = temporary
    variables["HOME"] = folder.path
    variables["XDG_CACHE_HOME"] = modules.map(path(of:))
    return variables
  }
}
