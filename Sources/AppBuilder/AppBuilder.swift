import Foundation

/// Makes an app that runs on the simulated device out of an Xcode project.
package struct AppBuilder: Sendable {
  private let options: BuildOptions

  /// Makes a builder that keeps to some options.
  package init(options: BuildOptions) {
    self.options = options
  }

  /// Builds a project's app.
  ///
  /// The bundle appears whole or not at all: where the build fails, the one of the last build is left as it was.
  /// - Parameters:
  ///   - project: An `.xcodeproj`, or a folder or workspace that holds one.
  ///   - output: The folder in which `Foo.app` appears; by default one in the cache.
  /// - Throws: `BuildFailure`.
  package func build(
    _ project: URL, into output: URL? = nil, progress: @Sendable (BuildStep) -> Void = { _ in }
  ) async throws -> BuiltApp {
    do {
      let process = try BuildProcess()
      return try await build(
        try await Self.project(at: project, process), output: output, by: process,
        progress: progress)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw BuildFailure(error, in: project)
    }
  }

  /// The projects with an app that a workspace names.
  /// - Throws: `BuildFailure` if it cannot be read, or names a project that is not there, or none with an app.
  package static func projects(of workspace: URL) async throws -> [URL] {
    try await BuildProcess().projects(of: workspace)
  }

  private static func project(at place: URL, _ process: BuildProcess) async throws -> URL {
    guard ProjectFinder.isWorkspace(place) else { return try ProjectFinder.find(place) }
    let workspace = try ProjectFinder.existing(place).place
    return try ProjectFinder.onlyProject(
      try await process.projects(of: workspace), of: workspace)
  }

  private func build(
    _ project: URL, output: URL?, by process: BuildProcess,
    progress: @Sendable (BuildStep) -> Void
  ) async throws -> BuiltApp {
    let folder = try cacheFolder(of: project)
    let products = output?.standardizedFileURL ?? folder.appendingPathComponent("products")
    let job = BuildJob(
      project: project, folder: folder, products: products, options: options,
      key: optionKey(products, process))
    if let last = try await job.lastRecord() {
      return BuiltApp(last, products: products, wasUpToDate: true)
    }
    let made = try await process.run(job, progress: progress)
    return BuiltApp(made.record, products: products, wasUpToDate: !made.isNew)
  }

  private func cacheFolder(of project: URL) throws -> URL {
    let name = project.deletingPathExtension().lastPathComponent.prefix(50).map {
      $0.isLetter || $0.isNumber || " ._-".contains($0) ? String($0) : "_"
    }.joined()
    let folder = options.cache.appendingPathComponent(
      "\(name)-\(ShortName.of("\(project.path)\n\(options.target ?? "")\(options.tests?.folderName ?? "")".utf8))"
    )
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw BuildFailure(
        "the cache folder cannot be made", file: folder.path,
        hint: "set XDG_CACHE_HOME to a folder that can be written")
    }
    return folder
  }

  private func optionKey(_ products: URL, _ process: BuildProcess) -> [String] {
    [
      format(of: process), products.path, options.configuration, options.target ?? "",
      options.tests?.scheme ?? "", options.tests?.plan ?? "",
      options.library.libraries.path, options.toolchain.compiler.path,
    ] + options.readableFolders.map(\.path)
  }

  /// Changes when the builder does something else with the same input.
  private func format(of process: BuildProcess) -> String {
    let executable = BuildRecord.Stamp(process.program)
    return "\(executable.size) \(executable.modified)"
  }
}

extension BuiltApp {
  fileprivate init(_ record: BuildRecord, products: URL, wasUpToDate: Bool) {
    bundle = products.appendingPathComponent(record.bundleName, isDirectory: true)
    executable = bundle.appendingPathComponent(record.executable)
    name = record.name
    bundleIdentifier = record.bundleIdentifier
    moduleName = record.moduleName
    warnings = record.warnings
    inputs = record.inputs.map { URL(fileURLWithPath: $0) }
    tests = record.tests
    configurations = record.configurations
    onlyResourcesChanged = record.onlyResourcesChanged && !wasUpToDate
    self.wasUpToDate = wasUpToDate
  }
}
