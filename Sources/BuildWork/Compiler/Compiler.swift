import AppBuilder
import Foundation
import Sandbox

/// Compiles and links an app with one call of `swiftc`, which recompiles only what a change touches.
struct Compiler {
  let toolchain: Toolchain
  let library: UIKitLibrary
  let sandbox: SandboxSettings
  let target: AppTarget
  /// The folder of the intermediate files.
  let folder: URL

  /// Makes the executable, unless it has been made of just this.
  /// - Returns: What `swiftc` warns of.
  /// - Throws: `BuildFailure`.
  func compile(_ module: RewrittenModule, to executable: URL) async throws -> [Diagnostic] {
    let objects = folder.appendingPathComponent("objects")
    try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    let stub = folder.appendingPathComponent("c-modules")
    try FileManager.default.createDirectory(at: stub, withIntermediateDirectories: true)
    try Files.write(
      "module CExpat {}\nmodule CPangoCairo {}\n",
      to: stub.appendingPathComponent("module.modulemap"))
    let map = objects.appendingPathComponent("files.json")
    try Files.write(outputFileMap(module, objects: objects), to: map)
    let arguments =
      ["-emit-executable", "-o", executable.path, "-output-file-map", map.path]
      + flags + ["-I", stub.path] + (module.hasMainFile ? [] : ["-parse-as-library"])
      + linking + module.files.map { $0.url.path }
    let file = folder.appendingPathComponent("compilation.json")
    if let last = CompilationRecord.read(file), last.isCurrent(arguments: arguments) {
      return last.warnings
    }
    let asWritten = folder.appendingPathComponent("as-written")
    try await parse(module.invalidFiles(in: asWritten), in: asWritten)
    let warnings = try await compile(module, arguments)
    let products = module.files.map(\.url) + [executable]
    try CompilationRecord(
      arguments: arguments, stamps: products.map { BuildRecord.Stamp($0.path) },
      warnings: warnings
    ).write(to: file)
    return warnings
  }

  /// Finds what isn't valid Swift without checking types, which may take minutes where little makes sense.
  private func parse(_ module: RewrittenModule, in folder: URL) async throws {
    guard !module.files.isEmpty else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in module.files { try Files.write(file.text, to: file.url) }
    _ = try await compile(
      module,
      ["-parse"] + language + (module.hasMainFile ? [] : ["-parse-as-library"])
        + module.files.map { $0.url.path })
  }

  private func compile(_ module: RewrittenModule, _ arguments: [String]) async throws
    -> [Diagnostic]
  {
    let result = try await CompilerSandbox(
      settings: sandbox, toolchain: toolchain, library: library
    ).run("swiftc", arguments, in: folder)
    let diagnostics = CompilerOutput(text: result.output, module: module, target: target)
      .diagnostics
    if result.status == 0 { return diagnostics }
    if diagnostics.contains(where: { $0.severity == .error }) {
      let cause = ancientSwift
      throw BuildFailure(cause + (cause.isEmpty ? diagnostics : Array(diagnostics.prefix(3))))
    }
    throw BuildFailure(
      diagnostics + [
        Diagnostic(
          .error, "swiftc failed (status \(result.status))", file: target.project.path,
          hint: String(result.output.suffix(2000)))
      ])
  }

  /// Today's Xcode does not compile what was written before Swift 3 either.
  private var ancientSwift: [Diagnostic] {
    let version = target.settings["SWIFT_VERSION"]
    guard version == nil || version?.hasPrefix("2") == true else { return [] }
    return [
      Diagnostic(
        .error,
        version.map { "the project is written in Swift \($0)" }
          ?? "the project does not say which Swift it is written in, as projects before Swift 3 do",
        file: target.project.path, element: "SWIFT_VERSION",
        hint: "Quince, as today's Xcode, compiles Swift 4, 4.2, 5 and 6")
    ]
  }

  private var flags: [String] {
    language + [
      "-package-name", "quince", "-Onone", "-gline-tables-only", "-incremental",
      "-I", library.modules.path,
    ]
  }

  private var language: [String] {
    [
      "-module-name", target.moduleName, "-swift-version", target.swiftVersion, "-j2",
      "-enable-batch-mode", "-diagnostic-style=llvm", "-no-color-diagnostics",
    ] + CompilerFlags(target).arguments
  }

  /// The libraries in which most of the names are that the dynamic linker looks up at a launch; it searches the rest, some
  /// fifty, only for what isn't in these.
  private static let searchedFirst = [
    "libstdc++.so.6", "lib_FoundationICU.so", "libc.so.6", "libglib-2.0.so.0",
  ]

  private var linking: [String] {
    Self.searchedFirst.map { "-l:\($0)" } + [
      // As a file, it comes before the libraries of the toolchain, some of whose functions it takes the place of.
      library.library.path, "-use-ld=lld",
      "-Xlinker", "-rpath", "-Xlinker", library.libraries.path, "-Xlinker", "-export-dynamic",
    ]
  }

  private func outputFileMap(_ module: RewrittenModule, objects: URL) throws -> String {
    var map = [
      "": ["swift-dependencies": objects.appendingPathComponent("module.swiftdeps").path]
    ]
    for file in module.files {
      let name = file.objectName
      map[file.url.path] = [
        "object": objects.appendingPathComponent(name + ".o").path,
        "swift-dependencies": objects.appendingPathComponent(name + ".swiftdeps").path,
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }
}
