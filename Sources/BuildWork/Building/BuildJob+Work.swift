import AppBuilder
import DeviceProtocol
import Foundation
import Safeguards

/// The work of a build: reads the project, rewrites and compiles its sources, and puts the bundle
/// together.
extension BuildJob {
  /// Runs the build, unless another process has finished it in the meantime.
  /// - Throws: `BuildFailure`, `FileFailure`.
  func run(
    watch: SourceWatch, progress: @Sendable (BuildStep) -> Void
  ) async throws -> (record: BuildRecord, isNew: Bool) {
    let lock = try await BuildLock(folder)
    defer { withExtendedLifetime(lock) {} }
    if let currentRecord { return (currentRecord, isNew: false) }
    let kept = try KeptFiles(in: folder)
    do {
      let record = try await make(from: kept, watch: watch, progress: progress)
      finish(kept)
      try record.write(to: recordFile)
      return (record, isNew: true)
    } catch {
      if !isOfFullDisk(error) { finish(kept) }
      throw error
    }
  }

  private func isOfFullDisk(_ error: any Error) -> Bool {
    BuildFailure(error, in: project).isOfFullDisk
  }

  private func finish(_ kept: KeptFiles) {
    if !options.keepsModules { compilerSandbox.removeModules() }
    kept.note()
  }

  /// Builds incrementally from the files of earlier builds.
  ///
  /// Builds from scratch if those files are damaged or cause a failure.
  private func make(
    from kept: KeptFiles, watch: SourceWatch, progress: @Sendable (BuildStep) -> Void
  ) async throws -> BuildRecord {
    let condition = try kept.use()
    if condition == .changed { try kept.remove() }
    do {
      return try await make(watch: watch, progress: progress)
    } catch let failure where condition == .unknown && !isOfFullDisk(failure) {
      try kept.remove()
      return try await make(watch: watch, progress: progress)
    }
  }

  var compilerSandbox: CompilerSandbox {
    CompilerSandbox(
      settings: options.sandbox, toolchain: options.toolchain, library: options.library,
      modules: ModuleCache(folder: folder.appendingPathComponent("modules")),
      hasDebugInformation: options.hasDebugInformation)
  }

  /// Draws the PDF images in bundles.
  var pictures: PDFPictures {
    PDFPictures(sandbox: options.sandbox, folder: folder.appendingPathComponent("pictures"))
  }

  private func make(
    watch: SourceWatch, progress: @Sendable (BuildStep) -> Void
  ) async throws -> BuildRecord {
    progress(.readingProject)
    let reader = UIKitInterfaceReader(library: options.library, cache: BuildOptions.defaultCache)
    async let interface = reader.read()
    var files = StampedFiles(ProjectFinder.fileNames.map(project.appendingPathComponent))
    let read = try XcodeProject(project, in: area)
    let plan = try BuildPlan(of: read, options)
    let work = try workFolder()
    let lock = try await packageLock(for: read)
    defer { withExtendedLifetime(lock) {} }
    let graph = try await packages(of: read, progress: progress)
    files.add(plan.inputs + graph.packages.map { ManifestReader.manifest(in: $0.folder) })
    let info = try plan.app.map { try InfoPropertyList(target: $0, on: plan.system) }

    let site = BuildSite(
      job: self, work: work, project: read, packages: graph,
      interface: try await interface, system: plan.system, watch: watch)
    var app: CompiledApp?
    if let target = plan.app, let info {
      app = try await AppBuilding(site: site, info: info, hostsTests: plan.tests != nil)
        .build(target, progress: progress)
    }
    let tests = try await TestBuilding(site: site, host: app.map { .init($0, work: work.url) })
      .build(plan.tests, progress: progress)
    for built in [app?.files].compactMap(\.self) + tests.map(\.files) { files.add(built) }

    let frameworks = (app?.frameworks ?? []) + tests.flatMap(\.frameworks)

    progress(.assembling)
    var warnings = (app?.warnings ?? []) + (plan.tests?.warnings ?? [])
    let (madeApp, madeTests) = try await assemble(
      app, tests, on: plan.system, warnings: &warnings)
    return BuildRecord(
      options: key,
      stamps: files.stamps
        + ([options.library.library] + frameworks.map(\.library)).map { FileStamp($0.path) },
      warnings: warnings, omissions: app?.omissions ?? [],
      inputs: files.urls.map(\.path), app: madeApp, tests: madeTests,
      configurations: plan.tests?.scheme.configurations ?? [], products: products)
  }

  // MARK: Bundles

  /// Assembles the bundles, and replaces those of the last build.
  private func assemble(
    _ app: CompiledApp?, _ tests: [CompiledTests], on system: SystemRelease,
    warnings: inout [Diagnostic]
  ) async throws -> (BuildRecord.App?, [BuiltTests]) {
    let staging = try staging(beside: products)
    defer { try? FileManager.default.removeItem(at: staging) }
    var staged: URL?
    if let app {
      let (bundle, remarks) = try await app.assemble(in: staging, pictures: pictures)
      staged = bundle
      warnings += remarks
    }
    var bundles: [BuiltTests] = []
    for target in tests {
      let (bundle, remarks) = try await target.assemble(
        in: staging, on: system, pictures: pictures)
      bundles.append(bundle)
      warnings += target.warnings + remarks
    }
    for test in bundles where test.place != .app {
      try replace(
        products.appendingPathComponent(test.bundle),
        with: staging.appendingPathComponent(test.bundle))
    }
    return (try app.flatMap { app in try staged.map { try publish(app, $0, on: system) } }, bundles)
  }

  /// Puts an app's bundle among the products.
  private func publish(_ app: CompiledApp, _ staged: URL, on system: SystemRelease) throws
    -> BuildRecord.App
  {
    let target = app.target
    let compiled = FileStamp(app.executable.path)
    let last = BuildRecord.read(recordFile)
    let place = products.appendingPathComponent(target.bundleName)
    let isUpdated =
      options.tests == nil && last?.hasSameExecutable(as: compiled, options: key) == true
      && last?.hasItsBundles(in: products) == true
      && BundleUpdate(of: place, from: staged, executable: target.executableName).apply()
    if !isUpdated { try replace(place, with: staged) }
    return BuildRecord.App(
      bundleName: target.bundleName, name: app.info.displayName ?? target.productName,
      bundleIdentifier: app.info["CFBundleIdentifier"] ?? target.bundleIdentifier,
      executable: target.executableName, moduleName: target.moduleName, system: system,
      compiled: compiled, onlyResourcesChanged: isUpdated)
  }

  /// Whether the bundles are in the folder of the project's build files, where nothing else is
  /// stored.
  private var hasOwnProducts: Bool { products.deletingLastPathComponent().path == folder.path }

  /// Replaces an app with another.
  ///
  /// In the project's own build folder, replaces any existing item.
  private func replace(_ old: URL, with new: URL) throws {
    if hasOwnProducts, !Files.isApp(old) {
      try RootFolder(products).remove(old.lastPathComponent)
    }
    try Files.replace(old, with: new)
  }

  // MARK: Packages and modules

  /// Keeps packages in the cache while the project uses them, if it refers to any.
  func packageLock(for project: XcodeProject) async throws -> PackageCacheLock? {
    let references = project.packageReferences(includingTests: options.tests != nil)
    return references.isEmpty ? nil : try await PackageCacheLock()
  }

  /// Reads the packages that a project refers to.
  func packages(of project: XcodeProject, progress: @Sendable (BuildStep) -> Void)
    async throws -> PackageGraph
  {
    let references = project.packageReferences(includingTests: options.tests != nil)
    if !references.isEmpty {
      progress(.readingPackages)
    }
    return try await PackageGraph(
      references,
      store: PackageStore(
        project: project.url, area: area, sandbox: options.sandbox,
        fetches: options.fetchesPackages,
        resolved: ResolvedPackages(of: project.url, in: area)),
      reader: ManifestReader(
        sandbox: compilerSandbox, folder: folder.appendingPathComponent("manifests")))
  }

  /// Returns the frameworks with names, which are separate libraries.
  /// - Throws: `BuildFailure`
  func frameworks(_ names: Set<String>, progress: @Sendable (BuildStep) -> Void) async throws
    -> [SeparateFramework]
  {
    try await FrameworkProvider(library: options.library, toolchain: options.toolchain)
      .provide(names, progress: progress)
  }

  /// A linked module, and the libraries that were compiled for it.
  struct Compiled {
    var libraries: [Compiler.CompiledLibrary]
    /// The module maps and headers of C modules.
    var headers: [URL]
    var warnings: [Diagnostic] = []
    /// Notes about the libraries' code that needs frameworks that Quince doesn't have.
    var omissions: [Diagnostic] = []
  }

  /// Compiles a module and the libraries that it needs.
  /// - Parameters:
  ///   - place: The folder of the module's own intermediate files.
  ///   - frameworks: The frameworks that the modules may import in addition to UIKit.
  ///   - hosted: Modules that already exist in the app that hosts this one.
  func compile(
    _ app: RewrittenApp, of target: AppTarget, _ rewriting: AppRewriting,
    as product: Compiler.Product, to file: URL, in place: URL, of work: WorkFolder,
    with frameworks: [SeparateFramework], hosted: [Compiler.CompiledLibrary] = []
  ) async throws -> Compiled {
    var compiled = try await compileLibraries(
      of: app, rewriting, in: work, with: frameworks, hosted: hosted)
    let compiler = compiler(of: target, in: work, with: frameworks, compiled)
    compiled.warnings += try await mending(
      app.module, of: target, isLibrary: false, rewriting, in: place, of: work
    ) { try await compiler.compile($0, as: product, to: file, in: place) }.result
    return compiled
  }

  /// Returns the compiler of a target.
  func compiler(
    of target: AppTarget, in work: WorkFolder, with frameworks: [SeparateFramework],
    _ compiled: Compiled
  ) -> Compiler {
    Compiler(
      sandbox: compilerSandbox, target: target, work: work, libraries: compiled.libraries,
      headers: compiled.headers, frameworks: frameworks,
      countsLines: options.tests?.countsLines ?? false,
      isForTests: options.tests != nil)
  }

  /// Compiles the libraries that an app needs.
  func compileLibraries(
    of app: RewrittenApp, _ rewriting: AppRewriting, in work: WorkFolder,
    with frameworks: [SeparateFramework], hosted: [Compiler.CompiledLibrary] = []
  ) async throws -> Compiled {
    var compiled = Compiled(
      libraries: hosted, headers: try app.headers.flatMap { try $0.write(in: work) })
    for entry in app.libraries {
      let place = Compiler.place(ofLibrary: entry.library.name, in: work.url)
      let target = entry.library.target
      let ((library, warnings), module) = try await mending(
        entry.module, of: target, isLibrary: true, rewriting, in: place, of: work
      ) { module in
        try await compiler(of: target, in: work, with: frameworks, compiled)
          .compile(library: module)
      }
      compiled.libraries.append(library)
      compiled.omissions += module.omissions.notes
      rewriting.noteCompiled(module, named: entry.library.name)
      if entry.library.tellsWarnings {
        compiled.warnings += target.warnings + entry.module.warnings + warnings
      }
    }
    return compiled
  }

  /// Compiles a module, and retries as long as the compiler's errors can be repaired.
  /// - Returns: The result, and the module with all repairs.
  private func mending<Value>(
    _ module: RewrittenModule, of target: AppTarget, isLibrary: Bool, _ rewriting: AppRewriting,
    in place: URL, of work: WorkFolder,
    _ compile: (RewrittenModule) async throws -> Value
  ) async throws -> (result: Value, module: RewrittenModule) {
    // Leaving out a declaration can show that others need it.
    let mostAttempts = module.omissions.arePossible ? 12 : 5
    var module = module
    var reported: [Diagnostic] = []
    var attempt = 1
    while true {
      try write(module, in: place.appendingPathComponent("sources"), of: work)
      do {
        let result = try await compile(module)
        try rewriting.keepRepairs(in: place)
        return (result, module)
      } catch let failure as BuildFailure {
        let mended =
          attempt == mostAttempts
          ? nil
          : try rewriting.rewrite(target, again: module, after: failure, isLibrary: isLibrary)
        guard let mended else {
          throw rewriting.advise(failure.with(asFirstReported: reported), about: module)
        }
        reported += failure.diagnostics
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

  /// Rewrites an app and the libraries that it needs, and checks the files that go into its bundle.
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

  /// Returns the folder of intermediate files, after removing those that were compiled against a
  /// different UIKit.
  func workFolder() throws -> WorkFolder {
    let stamps = options.library.modulesOfUIKit.map { "\(FileStamp($0.path)) " }.joined()
    let text = "\(stamps)\(options.toolchain.compiler.path)\n"
    let root = try RootFolder(folder)
    if (try? root.read("build/library.txt")) != Data(text.utf8) {
      for name in ["build", "modules"] { try root.remove(name) }
      try root.replace("build/library.txt", with: Data(text.utf8))
    }
    return try WorkFolder(making: work)
  }

  /// Creates the folder in which the bundle is assembled, and removes those that killed builders
  /// left behind.
  private func staging(beside products: URL) throws -> URL {
    let prefix = ".quince-"
    if hasOwnProducts {
      try RootFolder(self.folder).makeFolder(products.lastPathComponent, replaces: true)
    }
    Leftovers.remove(from: products, prefix: prefix)
    let folder = products.appendingPathComponent("\(prefix)\(getpid())-\(UUID().uuidString)")
    do {
      _ = try RootFolder(making: folder)
    } catch {
      throw BuildFailure("can't create the output folder: \(error.reason)", file: error.path)
    }
    return folder
  }

  /// Returns the files and folders that a target is built from.
  static func inputs(of target: AppTarget) -> [URL] {
    target.sources + target.resources.map(\.source)
      + (target.infoPropertyList.map { [$0] } ?? []) + target.folders
      + target.resources.filter { MacFileSystem.isFolder($0.source) }
      .flatMap { MacFileSystem.contents(of: $0.source) } + target.configurationFiles
      + target.absentFiles
  }

  private func write(_ module: RewrittenModule, in sources: URL, of work: WorkFolder) throws {
    try work.makeFolder(sources)
    try work.removeFiles(in: sources, except: Set(module.files.map(\.url.lastPathComponent)))
    for file in module.files { try work.write(file.text, to: file.url) }
  }

  static func checkLanguage(_ target: AppTarget) throws {
    guard target.sources.isEmpty else { return }
    if let file = target.foreignSources.first {
      throw BuildFailure(
        "the app is written in Objective-C; Quince runs only UIKit apps in Swift",
        file: file.path)
    }
    throw BuildFailure(
      "the target \(target.name) has no source files", file: target.project.path)
  }
}

extension BuildFailure {
  /// Returns the failure with each error as it was first reported for its line, before any repair.
  fileprivate func with(asFirstReported reported: [Diagnostic]) -> BuildFailure {
    BuildFailure(
      diagnostics.map { diagnostic in
        guard diagnostic.severity == .error, diagnostic.line != nil else { return diagnostic }
        return reported.first {
          $0.severity == .error && $0.file == diagnostic.file && $0.line == diagnostic.line
        } ?? diagnostic
      }, otherKind: otherKind)
  }
}
