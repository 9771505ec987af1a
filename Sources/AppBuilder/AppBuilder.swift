import Foundation
import Safeguards

/// A builder of Xcode projects for the simulated device, which builds a project's app or its tests.
package struct AppBuilder: Sendable {
  private let options: BuildOptions

  /// Creates a builder with options.
  package init(options: BuildOptions) {
    self.options = options
  }

  /// Builds a project's app.
  ///
  /// The bundle is replaced atomically. If the build fails, the bundle of the last build doesn't
  /// change.
  /// - Parameters:
  ///   - project: An `.xcodeproj`, or a folder or workspace that contains one. The project can read
  ///     files in that folder, or in the folder that contains the `.xcodeproj` or workspace.
  ///   - output: The folder for `Foo.app`. The default is a folder in the cache.
  /// - Throws: `BuildFailure`.
  package func build(
    _ project: URL, into output: URL? = nil, progress: @Sendable (BuildStep) -> Void = { _ in }
  ) async throws -> BuiltApp {
    try await build(project, nil, into: output, progress: progress) { record, job, isNew in
      guard let app = BuiltApp(record, job, wasUpToDate: !isNew) else {
        throw BuildFailure("the project doesn't make an app", file: project.path)
      }
      return app
    }
  }

  /// Builds a project's tests, and the app that they need.
  /// - Throws: `BuildFailure`.
  package func build(
    _ tests: TestRequest, of project: URL, progress: @Sendable (BuildStep) -> Void = { _ in }
  ) async throws -> TestProducts {
    try await build(project, tests, into: nil, progress: progress) {
      TestProducts($0, $1, isNew: $2)
    }
  }

  private func build<Product>(
    _ project: URL, _ tests: TestRequest?, into output: URL?,
    progress: @Sendable (BuildStep) -> Void,
    _ product: (BuildRecord, BuildJob, _ isNew: Bool) throws -> Product
  ) async throws -> Product {
    do {
      let process = try BuildProcess()
      let found = try await self.project(at: project, process, forTests: tests != nil)
      let area = area(around: found, named: project)
      let job = try job(of: found, in: area, tests, output: output, process)
      if let last = try await job.lastRecord() { return try product(last, job, false) }
      let made = try await process.run(job, progress: progress)
      return try product(made.record, job, made.isNew)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw BuildFailure(error, in: project)
    }
  }

  /// Finds the packages and pods that a project needs, and fetches the packages if the options allow it.
  /// - Parameter project: An `.xcodeproj`, or a folder or workspace that contains one.
  /// - Throws: `BuildFailure`.
  package func packages(
    of project: URL, progress: @Sendable (BuildStep) -> Void = { _ in }
  ) async throws -> [PackageStatus] {
    let process = try BuildProcess()
    let found = try await self.project(at: project, process, forTests: false)
    let job = try job(
      of: found, in: area(around: found, named: project), nil, output: nil, process)
    return try await process.packages(of: job, progress: progress)
  }

  /// The number of editors that can have a project open at the same time.
  private static let mostEditors = 8

  /// Returns a job for rewriting a project's files while they're edited, and reserves its folder.
  /// - Parameter project: An `.xcodeproj`, or a folder that contains one.
  /// - Throws: `BuildFailure`
  package func editing(_ project: URL) throws -> ReservedJob {
    let process = try BuildProcess()
    let found = try ProjectFinder.find(project)
    let area = area(around: found, named: project)
    for number in 1...Self.mostEditors {
      let job = try job(
        of: found, in: area, nil, output: nil, process, purpose: "editing \(number)")
      if let reserved = try ReservedJob(job) { return reserved }
    }
    throw BuildFailure(
      "\(Self.mostEditors) editors have this project open", file: found.path,
      hint: "quit one of them")
  }

  /// Returns the projects in a workspace that contain an app.
  /// - Throws: `BuildFailure` if the workspace can't be read, doesn't contain a project with an
  ///   app, or lists a project that doesn't exist or can't be read.
  package func projects(of workspace: URL) async throws -> [URL] {
    try await BuildProcess().projects(
      of: workspace, forTests: false, in: area(around: workspace, named: workspace))
  }

  /// Returns the files that a project or workspace can read.
  private func area(around place: URL, named: URL) -> ReadingArea {
    ReadingArea(
      around: ProjectFinder.namedFolder(place), named: ProjectFinder.namedFolder(named),
      scope: options.readingScope,
      // A single file can be in a folder of unrelated files.
      allowing: options.readableFolders + (place.pathExtension == "swift" ? [place] : []),
      hiding: options.hiddenFiles)
  }

  private func project(at place: URL, _ process: BuildProcess, forTests: Bool)
    async throws -> URL
  {
    guard ProjectFinder.isWorkspace(place) else { return try ProjectFinder.find(place) }
    let workspace = try ProjectFinder.existing(place).place
    return try ProjectFinder.onlyProject(
      try await process.projects(
        of: workspace, forTests: forTests, in: area(around: workspace, named: workspace)),
      of: workspace, forTests: forTests)
  }

  private func job(
    of project: URL, in area: ReadingArea, _ tests: TestRequest?, output: URL?,
    _ process: BuildProcess, purpose: String = ""
  ) throws -> BuildJob {
    var options = options
    options.tests = tests
    let folder = try Self.cacheFolder(of: project, options, purpose)
    let products = output?.standardizedFileURL ?? folder.appendingPathComponent("products")
    return BuildJob(
      project: project, folder: folder, products: products, area: area, options: options,
      key: Self.optionKey(options, area, products, process))
  }

  private static func cacheFolder(
    of project: URL, _ options: BuildOptions, _ purpose: String
  ) throws -> URL {
    let name = project.deletingPathExtension().lastPathComponent.prefix(50).map {
      $0.isLetter || $0.isNumber || " ._-".contains($0) ? String($0) : "_"
    }.joined()
    let cache: URL
    do {
      _ = try OwnFolder.temporary.prepared()
      cache = try OwnFolder.cache.prepared(at: options.cache)
    } catch {
      throw BuildFailure(error.reason, file: error.path)
    }
    let system = options.system == .oldest ? "" : "\n\(options.system.key)"
    let debugging = options.hasDebugInformation ? "\nfor a debugger" : ""
    let target =
      (options.target ?? "") + (options.tests?.folderName ?? "") + system + debugging + purpose
    let folder = cache.appendingPathComponent(
      "\(name)-\(ShortName.of("\(project.path)\n\(target)".utf8))")
    try RootFolder(cache).makeFolder(folder.lastPathComponent, mode: 0o777, replaces: true)
    return folder
  }

  private static func optionKey(
    _ options: BuildOptions, _ area: ReadingArea, _ products: URL, _ process: BuildProcess
  ) -> [String] {
    [
      format(of: process), products.path, options.configuration, options.target ?? "",
      options.tests?.scheme ?? "", options.tests?.plan ?? "", options.system.key,
      options.hasDebugInformation ? "debug information" : "", options.library.libraries.path,
      options.toolchain.compiler.path,
    ] + area.folders + area.hiddenPaths
      + (options.tests?.added.map { ($0.unit + $0.ui).map(\.path) } ?? [])
  }

  /// Returns a string that changes when a new version of the builder produces different output from
  /// the same input.
  private static func format(of process: BuildProcess) -> String {
    let executable = FileStamp(process.program)
    return "\(executable.size) \(executable.modified)"
  }
}

extension BuiltApp {
  /// Creates the app that a build produced, or returns `nil` if the build didn't produce one.
  fileprivate init?(_ record: BuildRecord, _ job: BuildJob, wasUpToDate: Bool) {
    guard let app = record.app else { return nil }
    project = job.project
    bundle = job.products.appendingPathComponent(app.bundleName, isDirectory: true)
    executable = bundle.appendingPathComponent(app.executable)
    name = app.name
    bundleIdentifier = app.bundleIdentifier
    moduleName = app.moduleName
    system = app.system
    warnings = record.warnings
    omissions = record.omissions
    inputs = record.inputs.map { URL(fileURLWithPath: $0) }
    onlyResourcesChanged = app.onlyResourcesChanged && !wasUpToDate
    self.wasUpToDate = wasUpToDate
  }
}

extension TestProducts {
  fileprivate init(_ record: BuildRecord, _ job: BuildJob, isNew: Bool) {
    folder = job.products
    app = BuiltApp(record, job, wasUpToDate: !isNew)
    name =
      app?.bundle.deletingPathExtension().lastPathComponent
      ?? job.project.deletingPathExtension().lastPathComponent
    tests = record.tests
    configurations = record.configurations
    warnings = record.warnings
    compiled = job.work
    compiledTests = job.testWork
  }
}
