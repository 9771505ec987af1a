import AppBuilder
import Foundation
import Safeguards

/// The work of a build: reads the project, rewrites and compiles its sources, and puts the bundle together.
extension BuildJob {
  /// Does the build, unless another one has done it in the meantime.
  /// - Throws: `BuildFailure`, `FileFailure`.
  func run(
    watch: SourceWatch, progress: @Sendable (BuildStep) -> Void
  ) async throws -> (record: BuildRecord, isNew: Bool) {
    let lock = try await BuildLock(folder)
    defer { withExtendedLifetime(lock) {} }
    if let currentRecord { return (currentRecord, isNew: false) }
    defer {
      if !options.keepsModules {
        for place in [work, packages] { compilerSandbox.removeModules(in: place) }
      }
    }
    let record = try await make(watch: watch, progress: progress)
    try record.write(to: recordFile)
    return (record, isNew: true)
  }

  /// Where the app is compiled.
  var work: URL { folder.appendingPathComponent("build") }
  /// Where the manifests of packages are compiled.
  private var packages: URL { folder.appendingPathComponent("packages") }

  private var compilerSandbox: CompilerSandbox {
    CompilerSandbox(
      settings: options.sandbox, toolchain: options.toolchain, library: options.library)
  }

  private func make(
    watch: SourceWatch, progress: @Sendable (BuildStep) -> Void
  ) async throws -> BuildRecord {
    progress(.readingProject)
    let reader = UIKitInterfaceReader(library: options.library, cache: BuildOptions.defaultCache)
    async let interface = reader.read()
    let file = project.appendingPathComponent("project.pbxproj")
    var stamps = [BuildRecord.Stamp(file.path)]
    let read = try XcodeProject(project, allowing: options.readableFolders)
    var target = try Self.target(of: read, options)
    let tests = try options.tests.map { try TestSelection($0, for: target, of: read, options) }
    let graph = try await packages(of: read, progress: progress)
    let finder = try LibraryFinder(
      target, of: read, configuration: options.configuration, packages: graph)
    var inputs = inputs(of: target, project: file)
    inputs += graph.packages.map { ManifestReader.manifest(in: $0.folder) }
    inputs += tests?.inputs ?? []
    stamps += inputs.dropFirst().map { BuildRecord.Stamp($0.path) }
    stamps += [BuildRecord.Stamp(options.library.library.path)]
    let info = try InfoPropertyList(target: target)

    progress(.rewritingSources(count: target.sources.count))
    try prepare(work)
    let declared = try await interface
    let rewriting = AppRewriting(
      interface: declared, options: options, watch: watch, finder: finder, folder: work)
    let (app, checks) = try Self.rewrite(target, info: info, interface: declared, rewriting)
    let libraries = app.libraries.map(\.library.target)
    let libraryInputs = libraries.flatMap { Self.inputs(of: $0) }
    stamps += libraryInputs.map { BuildRecord.Stamp($0.path) }

    let sources = target.sources.count + libraries.map(\.sources.count).reduce(0, +)
    progress(.compiling(count: sources))
    let executable = work.appendingPathComponent("executable")
    let compiled = try await compile(
      app, of: target, rewriting, as: tests == nil ? .app : .testedApp, to: executable, in: work)
    let building = TestBuilding(
      job: self, project: read, packages: graph, interface: declared, watch: watch,
      host: .init(target, app, compiled, work: work))
    let builtTests = try await building.build(tests, progress: progress)

    progress(.assembling)
    target.resources += libraries.flatMap(\.resources)
    let staging = try staging(beside: products)
    defer { try? FileManager.default.removeItem(at: staging) }
    let (staged, duplicates) = try AppBundle(
      target: target, info: info, areas: [target.area] + libraries.map(\.area)
    ).assemble(in: staging, executable: executable)
    let pictures = try await PDFPictures(
      sandbox: options.sandbox, folder: work.appendingPathComponent("pictures")
    ).draw(in: staged, of: target)
    let testBundles = try builtTests.map { try $0.assemble(in: staging, app: target.bundleName) }
    for test in testBundles where test.place != .app {
      try Files.replace(
        products.appendingPathComponent(test.bundle),
        with: staging.appendingPathComponent(test.bundle))
    }
    let stamp = BuildRecord.Stamp(executable.path)
    let last = BuildRecord.read(recordFile)
    let isUpdated =
      tests == nil && last?.hasSameExecutable(as: stamp, options: key) == true
      && BundleUpdate(
        of: products.appendingPathComponent(target.bundleName), from: staged,
        executable: target.executableName
      ).apply()
    if !isUpdated {
      try Files.replace(products.appendingPathComponent(target.bundleName), with: staged)
    }
    return BuildRecord(
      options: key, stamps: stamps, bundleName: target.bundleName,
      name: info.displayName ?? target.productName,
      bundleIdentifier: info["CFBundleIdentifier"] ?? target.bundleIdentifier,
      executable: target.executableName, moduleName: target.moduleName,
      warnings: target.warnings + CompilerFlags(target).warnings + app.module.warnings + checks
        + duplicates + pictures + compiled.warnings + (tests?.warnings ?? [])
        + builtTests.flatMap(\.warnings),
      inputs: (inputs + libraryInputs).map(\.path), tests: testBundles,
      configurations: tests?.scheme.configurations ?? [], compiled: stamp,
      onlyResourcesChanged: isUpdated)
  }

  /// The packages that a project refers to, read.
  private func packages(of project: XcodeProject, progress: @Sendable (BuildStep) -> Void)
    async throws -> PackageGraph
  {
    let references = project.packageReferences(includingTests: options.tests != nil)
    if !references.isEmpty {
      progress(.readingPackages)
      try FileManager.default.createDirectory(at: packages, withIntermediateDirectories: true)
    }
    return try await PackageGraph(
      references,
      store: PackageStore(
        project: project.url, area: project.area, sandbox: options.sandbox,
        fetches: options.fetchesPackages,
        resolved: ResolvedPackages(of: project.url, in: project.area)),
      reader: ManifestReader(sandbox: compilerSandbox, folder: packages))
  }

  /// A module that is linked, and the libraries that were compiled for it.
  struct Compiled {
    var libraries: [Compiler.CompiledLibrary]
    var warnings: [Diagnostic]
  }

  /// Compiles a module and the libraries that it needs.
  /// - Parameters:
  ///   - place: The folder of the module's own intermediate files.
  ///   - hosted: Modules that are there already, in the app that hosts this one.
  func compile(
    _ app: RewrittenApp, of target: AppTarget, _ rewriting: AppRewriting,
    as product: Compiler.Product, to file: URL, in place: URL,
    hosted: [Compiler.CompiledLibrary] = []
  ) async throws -> Compiled {
    var compiled = Compiled(libraries: hosted, warnings: [])
    func compiler(_ target: AppTarget) -> Compiler {
      Compiler(
        toolchain: options.toolchain, library: options.library, sandbox: options.sandbox,
        target: target, folder: work, libraries: compiled.libraries,
        countsLines: options.tests?.countsLines ?? false)
    }
    for entry in app.libraries {
      let place = Compiler.place(ofLibrary: entry.library.name, in: work)
      let target = entry.library.target
      let (library, told) = try await mending(
        entry.module, of: target, isLibrary: true, rewriting, in: place
      ) { try await compiler(target).compile(library: $0) }
      compiled.libraries.append(library)
      if entry.library.tellsWarnings { compiled.warnings += entry.module.warnings + told }
    }
    compiled.warnings += try await mending(
      app.module, of: target, isLibrary: false, rewriting, in: place
    ) { try await compiler(target).compile($0, as: product, to: file, in: place) }
    return compiled
  }

  /// Compiles a module, again and again for as long as what the compiler misses can be mended.
  private func mending<Value>(
    _ module: RewrittenModule, of target: AppTarget, isLibrary: Bool, _ rewriting: AppRewriting,
    in place: URL, _ compile: (RewrittenModule) async throws -> Value
  ) async throws -> Value {
    let mostAttempts = 5
    var module = module
    var told: [Diagnostic] = []
    var attempt = 1
    while true {
      try write(module, in: place.appendingPathComponent("sources"))
      do {
        let result = try await compile(module)
        try rewriting.keepRepairs(in: place)
        return result
      } catch let failure as BuildFailure {
        let mended =
          attempt == mostAttempts
          ? nil
          : try rewriting.rewrite(target, again: module, after: failure, isLibrary: isLibrary)
        guard let mended else { throw failure.with(asFirstTold: told) }
        told += failure.diagnostics
        module = mended
        attempt += 1
      }
    }
  }

  static func target(of project: XcodeProject, _ options: BuildOptions) throws -> AppTarget {
    let target = try AppTarget(
      project: project, named: options.target, configuration: options.configuration)
    try checkLanguage(target)
    try target.checkNames()
    return target
  }

  /// Rewrites an app and the libraries that it needs, and checks what goes into its bundle.
  static func rewrite(
    _ target: AppTarget, info: InfoPropertyList, interface: UIKitInterface,
    _ rewriting: AppRewriting
  ) throws -> (RewrittenApp, [Diagnostic]) {
    let app = try rewriting.rewrite(target)
    let checks = try BundleChecks(
      target: target, info: info, index: app.module.index, interface: interface
    ).run()
    return (app, checks)
  }

  /// Throws away what was compiled against another UIKit.
  private func prepare(_ work: URL) throws {
    let module = options.library.modules.appendingPathComponent("UIKit.swiftmodule").path
    let text = "\(BuildRecord.Stamp(module)) \(options.toolchain.compiler.path)\n"
    let file = work.appendingPathComponent("library.txt")
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try? FileManager.default.removeItem(at: work)
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      try Files.write(text, to: file)
    }
  }

  /// Makes the folder in which the bundle is put together, and removes those of builders that were killed.
  private func staging(beside products: URL) throws -> URL {
    let prefix = ".quince-"
    Leftovers.remove(from: products, prefix: prefix)
    let folder = products.appendingPathComponent("\(prefix)\(getpid())-\(UUID().uuidString)")
    do {
      _ = try RootFolder(making: folder)
    } catch {
      throw BuildFailure("the output folder cannot be made: \(error.reason)", file: error.path)
    }
    return folder
  }

  private func inputs(of target: AppTarget, project: URL) -> [URL] {
    [project] + Self.inputs(of: target)
  }

  static func inputs(of target: AppTarget) -> [URL] {
    target.sources + target.resources.map(\.source)
      + (target.infoPropertyList.map { [$0] } ?? []) + target.folders
      + target.resources.filter { MacFileSystem.isFolder($0.source) }
      .flatMap { MacFileSystem.contents(of: $0.source) } + target.configurationFiles
      + target.absentFiles
  }

  private func write(_ module: RewrittenModule, in sources: URL) throws {
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let names = Set(module.files.map(\.url.lastPathComponent))
    for name in MacFileSystem.names(in: sources) where !names.contains(name) {
      try FileManager.default.removeItem(at: sources.appendingPathComponent(name))
    }
    for file in module.files { try Files.write(file.text, to: file.url) }
  }

  static func checkLanguage(_ target: AppTarget) throws {
    guard target.sources.isEmpty else { return }
    if let file = target.foreignSources.first {
      throw BuildFailure(
        "the app is written in Objective-C; Quince runs apps that use UIKit in Swift",
        file: file.path)
    }
    throw BuildFailure(
      "the target \(target.name) has no source files", file: target.project.path)
  }
}

extension BuildFailure {
  /// The failure with each error as it was first told of its line, before anything was mended there.
  fileprivate func with(asFirstTold told: [Diagnostic]) -> BuildFailure {
    BuildFailure(
      diagnostics.map { diagnostic in
        guard diagnostic.severity == .error, diagnostic.line != nil else { return diagnostic }
        return told.first {
          $0.severity == .error && $0.file == diagnostic.file && $0.line == diagnostic.line
        } ?? diagnostic
      }, otherKind: otherKind)
  }
}
