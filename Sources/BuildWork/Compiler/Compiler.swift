import AppBuilder
import Foundation
import Safeguards
import Sandbox

/// Compiles and links an app or its tests, or compiles a library, with one `swiftc` invocation that
/// recompiles only the affected parts.
struct Compiler {
  /// The result of compiling a library.
  struct CompiledLibrary {
    /// The library's `.swiftmodule` file.
    let interface: URL
    let objects: [URL]
  }

  /// The kind of product that a module is linked into.
  enum Product {
    case app
    /// An app that hosts tests.
    ///
    /// The tests can see its internal declarations.
    case testedApp
    /// Tests in their own process.
    case testExecutable
    /// Tests that are loaded into the process of an app.
    case testLibrary
  }

  let sandbox: CompilerSandbox
  let target: AppTarget
  let work: WorkFolder
  /// The libraries that the target may import.
  let libraries: [CompiledLibrary]
  /// The module maps and headers of the C modules that the target may import.
  var headers: [URL] = []
  /// The frameworks that the target may import in addition to UIKit.
  var frameworks: [SeparateFramework] = []
  /// Whether the code counts which of its lines run.
  var countsLines = false
  /// Whether libraries can include those that help with testing.
  var isForTests = false

  /// Builds an executable or a shared library, unless it's up to date.
  /// - Parameter place: The folder of the module's own intermediate files.
  /// - Returns: The warnings of `swiftc`.
  /// - Throws: `BuildFailure`.
  func compile(_ module: RewrittenModule, as product: Product, to file: URL, in place: URL)
    async throws -> [Diagnostic]
  {
    let linked = libraries.flatMap(\.objects)
    return try await compile(
      module, in: place,
      options: try options(for: product) + ["-o", file.path]
        + parsing(module) + linking(in: place),
      inputs: linked, products: [file], linkedProduct: file)
  }

  private func options(for product: Product) throws -> [String] {
    switch product {
    case .app: return ["-emit-executable"]
    case .testedApp:
      try work.makeFolder(interfaces)
      return [
        "-emit-executable", "-enable-testing", "-emit-module", "-emit-module-path",
        interface.path,
      ]
    case .testExecutable: return ["-emit-executable"] + Self.modules(for: product)
    case .testLibrary: return ["-emit-library"] + Self.modules(for: product)
    }
  }

  /// Returns the options for finding the modules that a product's code imports.
  private static func modules(for product: Product) -> [String] {
    switch product {
    case .app, .testedApp: []
    case .testExecutable, .testLibrary: testModules
    }
  }

  /// Lets `import XCTest` find our module.
  ///
  /// Otherwise, the compiler would search the toolchain's modules for the overlay that Testing adds
  /// if UIKit is imported, too.
  private static let testModules = [
    "-module-alias", "XCTest=XCTestFramework", "-Xfrontend", "-disable-cross-import-overlays",
  ]

  /// Returns the location of the `.swiftmodule` file of a module that others can import.
  static func interface(of module: String, in folder: URL) -> URL {
    folder.appendingPathComponent("interfaces/\(module).swiftmodule")
  }

  private var interface: URL { Self.interface(of: target.moduleName, in: work.url) }

  /// Builds a library's object files and its interface, unless they're up to date.
  /// - Returns: The library, and the warnings from `swiftc`.
  /// - Throws: `BuildFailure`.
  func compile(library module: RewrittenModule) async throws -> (CompiledLibrary, [Diagnostic]) {
    let place = Self.place(ofLibrary: target.moduleName, in: work.url)
    try work.makeFolder(interfaces)
    let compiled = CompiledLibrary(
      interface: interface,
      objects: module.files.map { Self.object(of: $0, in: place) })
    let warnings = try await compile(
      module, in: place,
      options: [
        "-c", "-emit-module", "-emit-module-path", compiled.interface.path, "-parse-as-library",
      ] + (target.isForDebugging ? ["-enable-testing"] : [])
        + (isForTests ? Self.testModules : []),
      inputs: [], products: [compiled.interface] + compiled.objects)
    return (compiled, warnings)
  }

  /// Returns the arguments for writing the interface that tests see of a module, which can have
  /// errors.
  /// - Parameter file: The `.swiftmodule` file.
  func arguments(forInterfaceOf module: RewrittenModule, at file: URL) -> [String] {
    let options = [
      "-experimental-skip-all-function-bodies", "-experimental-allow-module-with-compiler-errors",
    ]
    return ["-emit-module", "-emit-module-path", file.path, "-enable-testing"]
      + options.flatMap { ["-Xfrontend", $0] } + parsing(module) + searchPaths + flags
      + module.files.map(\.url.path)
  }

  /// Prepares the compilation of a module only to record its symbols in an index.
  /// - Parameters:
  ///   - product: The product that the module is linked into.
  ///   - store: The folder of the index.
  ///   - place: The folder of the module's own intermediate files.
  /// - Returns: The compiler's arguments.
  /// - Throws: `FileFailure`
  func prepareIndexing(
    _ module: RewrittenModule, of product: Product, in store: URL, place: URL
  ) throws -> [String] {
    [
      "-c", "-index-store-path", store.path, "-index-ignore-system-modules", "-output-file-map",
      try writeOutputFileMap(of: module, place: place).path,
    ] + Self.modules(for: product) + parsing(module) + searchPaths + flags
      + module.files.map(\.url.path)
  }

  /// Writes the list of the compiler's output files.
  private func writeOutputFileMap(of module: RewrittenModule, place: URL) throws -> URL {
    let objects = place.appendingPathComponent("objects")
    try work.makeFolder(objects)
    let map = objects.appendingPathComponent("files.json")
    try work.write(outputFileMap(module, place: place), to: map)
    return map
  }

  /// Returns the arguments for analyzing a module's files, without those files.
  func arguments(
    forAnalyzing module: RewrittenModule, of product: Product, index store: URL
  ) -> [String] {
    Self.modules(for: product) + searchPaths + flags + sandbox.commonOptions + parsing(module)
      + ["-index-store-path", store.path]
  }

  private func parsing(_ module: RewrittenModule) -> [String] {
    module.hasMainFile ? [] : ["-parse-as-library"]
  }

  /// The folders with the modules of frameworks and libraries.
  ///
  /// Separate frameworks come first, because a clone can have an older module of the same name.
  private var searchPaths: [String] {
    (frameworks.map(\.folder.path) + importable + HeaderLibrary.folders(of: headers).sorted())
      .flatMap { ["-I", $0] }
  }

  /// Returns the folder of a library's intermediate files.
  static func place(ofLibrary name: String, in folder: URL) -> URL {
    folder.appendingPathComponent("libraries/\(name)")
  }

  /// The folders of the libraries' modules.
  private var importable: [String] {
    Set(libraries.map { $0.interface.deletingLastPathComponent().path }).sorted()
  }

  private var interfaces: URL { interface.deletingLastPathComponent() }

  private func compile(
    _ module: RewrittenModule, in place: URL, options: [String], inputs: [URL], products: [URL],
    linkedProduct: URL? = nil
  ) async throws -> [Diagnostic] {
    let map = try writeOutputFileMap(of: module, place: place)
    let arguments =
      options + ["-output-file-map", map.path] + searchPaths + flags
      + inputs.map(\.path)
      + module.files.map { $0.url.path }
    let file = place.appendingPathComponent("compilation.json")
    if let last = work.read(CompilationRecord.self, from: file),
      last.isCurrent(arguments: arguments)
    {
      return last.warnings
    }
    let asWritten = place.appendingPathComponent("as-written")
    try await parse(module.invalidFiles(in: asWritten), in: asWritten)
    // The compiler compares whole seconds. It wouldn't link a product again that was linked in the
    // same second in which an object file changed.
    if let linkedProduct { try work.remove(linkedProduct) }
    let warnings = try await compile(module, arguments, in: place)
    let stamped =
      module.files.map(\.url) + inputs + libraries.map(\.interface)
      + headers + frameworks.map(\.module) + products
    try work.write(
      CompilationRecord(
        arguments: arguments, stamps: stamped.map { FileStamp($0.path) }, warnings: warnings),
      to: file)
    return warnings
  }

  /// Compiles the files that have changed, and returns the warnings about all files.
  private func compile(
    _ module: RewrittenModule, _ arguments: [String], in place: URL
  ) async throws -> [Diagnostic] {
    let file = place.appendingPathComponent("warnings.json")
    var warnings = work.read(CompilerWarnings.self, from: file) ?? CompilerWarnings()
    func note(_ diagnostics: [Diagnostic]) throws {
      warnings.update(with: diagnostics, from: module) { Self.object(of: $0, in: place) }
      try work.write(warnings, to: file)
    }
    do {
      try note(try await compile(module, arguments))
    } catch let failure as BuildFailure {
      // Some files can have been compiled.
      try note(failure.diagnostics)
      throw failure
    }
    return warnings.all
  }

  /// Finds invalid syntax without type checking, which can take minutes for code that makes little
  /// sense.
  private func parse(_ module: RewrittenModule, in folder: URL) async throws {
    guard !module.files.isEmpty else { return }
    try work.makeFolder(folder)
    for file in module.files { try work.write(file.text, to: file.url) }
    _ = try await compile(
      module,
      ["-parse"] + language + parsing(module)
        + module.files.map { $0.url.path })
  }

  private func compile(_ module: RewrittenModule, _ arguments: [String]) async throws
    -> [Diagnostic]
  {
    let result = try await sandbox.run("swiftc", arguments, in: work.url)
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

  /// Code from before Swift 3 doesn't compile in today's Xcode, either.
  private var ancientSwift: [Diagnostic] {
    let version = target.settings["SWIFT_VERSION"]
    guard version == nil || version?.hasPrefix("2") == true else { return [] }
    return [
      Diagnostic(
        .error,
        version.map { "the project is written in Swift \($0)" }
          ?? "the project has no SWIFT_VERSION, as in projects from before Swift 3",
        file: target.project.path, element: "SWIFT_VERSION",
        hint: "Quince compiles Swift 4, 4.2, 5, and 6, like current versions of Xcode")
    ]
  }

  private var flags: [String] {
    language + [
      "-package-name", "quince", "-Onone", "-incremental", "-I", sandbox.library.modules.path,
    ] + sandbox.options(forTarget: target.checkedDeploymentTarget)
      + (countsLines ? Self.counting : [])
  }

  /// The counters are in memory that's mapped to a file, so they survive when the process is
  /// killed.
  private static let counting = [
    "-profile-generate", "-profile-coverage-mapping", "-Xllvm", "-runtime-counter-relocation",
  ]

  private var language: [String] {
    [
      "-module-name", target.moduleName, "-swift-version", target.swiftVersion, "-j2",
      "-enable-batch-mode", "-diagnostic-style=llvm", "-no-color-diagnostics",
    ] + CompilerFlags(target).arguments
  }

  /// The libraries with most of the names that the dynamic linker looks up at launch, in the order
  /// that needs the fewest searches.
  ///
  /// The linker searches the other fifty or so libraries only for the remaining names.
  private static let searchedFirst = [
    "libswiftCore.so", "libFoundation.so", "libFoundationEssentials.so", "lib_FoundationICU.so",
    "libstdc++.so.6", "libc.so.6", "libglib-2.0.so.0",
  ]

  private func linking(in place: URL) throws -> [String] {
    // The linker places libraries that options name after those that modules require. Libraries
    // that a linker script names don't have that restriction.
    let script = place.appendingPathComponent("searched-first.so")
    let names = Self.searchedFirst.map { "-l:\($0)" }.joined(separator: " ")
    try work.write("INPUT(\(names))\n", to: script)
    return [
      // Passed as a file, the library precedes the toolchain's libraries, some of whose functions
      // it replaces.
      sandbox.library.library.path, script.path, "-use-ld=lld",
      "-Xlinker", "-rpath", "-Xlinker", sandbox.library.libraries.path,
      "-Xlinker", "-export-dynamic",
    ] + frameworks.map(\.library.path)
  }

  private static func object(of file: RewrittenModule.File, in place: URL) -> URL {
    place.appendingPathComponent("objects/\(file.objectName).o")
  }

  private func outputFileMap(_ module: RewrittenModule, place: URL) throws -> String {
    let objects = place.appendingPathComponent("objects")
    var map = [
      "": ["swift-dependencies": objects.appendingPathComponent("module.swiftdeps").path]
    ]
    for file in module.files {
      map[file.url.path] = [
        "object": Self.object(of: file, in: place).path,
        "swift-dependencies": objects.appendingPathComponent(file.objectName + ".swiftdeps").path,
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }
}
