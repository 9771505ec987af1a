import Foundation

/// Makes an app that runs on the simulated device out of an Xcode project.
package struct AppBuilder: Sendable {
  private let options: BuildOptions
  private let frameworks: UIKitInterfaceReader

  /// Makes a builder that keeps to some options.
  package init(options: BuildOptions) {
    self.options = options
    frameworks = UIKitInterfaceReader(
      library: options.library, cache: BuildOptions.defaultCache)
  }

  /// Builds a project's app.
  ///
  /// The bundle appears whole or not at all: where the build fails, the one of the last build is left as it was.
  /// - Parameters:
  ///   - project: An `.xcodeproj`, or a folder that holds one.
  ///   - output: The folder in which `Foo.app` appears; by default one in the cache.
  /// - Throws: `BuildFailure`.
  package func build(
    _ project: URL, into output: URL? = nil, progress: @Sendable (BuildStep) -> Void = { _ in }
  ) async throws -> BuiltApp {
    do {
      return try await build(try ProjectFinder.find(project), output: output, progress: progress)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw BuildFailure(error, in: project)
    }
  }

  private func build(
    _ project: URL, output: URL?, progress: @Sendable (BuildStep) -> Void
  ) async throws -> BuiltApp {
    let folder = try cacheFolder(of: project)
    let products = output?.standardizedFileURL ?? folder.appendingPathComponent("products")
    let process = try BuildProcess()
    let job = BuildJob(
      project: project, folder: folder, products: products, options: options,
      key: optionKey(products, process))
    if let last = try await job.lastRecord() {
      return BuiltApp(last, products: products, wasUpToDate: true)
    }
    let made = try await process.run(job, progress: progress)
    return BuiltApp(made.record, products: products, wasUpToDate: !made.isNew)
  }

  /// Does all of a build but compiling: reads a project, rewrites its sources and assembles its bundle, which then has
  /// no executable.
  /// - Parameter folder: A folder that is empty.
  /// - Throws: `BuildFailure`
  package func rehearse(_ project: URL, in folder: URL) throws {
    do {
      try BuildJob.rehearse(project, options: options, interface: frameworks.read(), in: folder)
    } catch {
      throw BuildFailure(error, in: project)
    }
  }

  private func cacheFolder(of project: URL) throws -> URL {
    let name = project.deletingPathExtension().lastPathComponent.prefix(50).map {
      $0.isLetter || $0.isNumber || " ._-".contains($0) ? String($0) : "_"
    }.joined()
    let folder = options.cache.appendingPathComponent(
      "\(name)-\(Files.hash("\(project.path)\n\(options.target ?? "")".utf8))")
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
    self.wasUpToDate = wasUpToDate
  }
}
