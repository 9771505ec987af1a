import Foundation
import Safeguards

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
    } catch let failure as FileFailure {
      throw BuildFailure(failure)
    } catch let error as CocoaError {
      let path = error.filePath ?? error.url?.path ?? project.path
      throw BuildFailure(FileFailure(path, error))
    }
  }

  private func build(
    _ project: URL, output: URL?, progress: @Sendable (BuildStep) -> Void
  ) async throws -> BuiltApp {
    let folder = try cacheFolder(of: project)
    let lock = try await BuildLock(folder)
    defer { withExtendedLifetime(lock) {} }
    let products = output?.standardizedFileURL ?? folder.appendingPathComponent("products")
    let record = folder.appendingPathComponent("record.json")
    let key = optionKey(products)
    if let last = BuildRecord.read(record), last.isCurrent(options: key),
      FileManager.default.fileExists(
        atPath: products.appendingPathComponent(last.bundleName).path)
    {
      return BuiltApp(last, products: products, wasUpToDate: true)
    }
    let new = try await make(project, folder: folder, products: products, progress: progress)
    try new.write(to: record)
    return BuiltApp(new, products: products, wasUpToDate: false)
  }

  private func make(
    _ project: URL, folder: URL, products: URL, progress: @Sendable (BuildStep) -> Void
  ) async throws -> BuildRecord {
    progress(.readingProject)
    async let interface = frameworks.read()
    let file = project.appendingPathComponent("project.pbxproj")
    var stamps = [BuildRecord.Stamp(file.path)]
    let target = try target(of: project)
    let inputs = inputs(of: target, project: file)
    stamps += inputs.dropFirst().map { BuildRecord.Stamp($0.path) }
    stamps += [BuildRecord.Stamp(options.library.library.path)]
    let info = try InfoPropertyList(target: target)

    progress(.rewritingSources(count: target.sources.count))
    let work = folder.appendingPathComponent("build")
    try prepare(work)
    let sources = work.appendingPathComponent("sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let (module, checks) = try rewrite(
      target, info: info, interface: try await interface, in: sources)
    try write(module, in: sources)

    progress(.compiling(count: target.sources.count))
    let executable = work.appendingPathComponent("executable")
    let compiler = Compiler(
      toolchain: options.toolchain, library: options.library, sandbox: options.sandbox,
      target: target, folder: work)
    let warnings = try await compiler.compile(module, to: executable)

    progress(.assembling)
    let staging = try staging(beside: products)
    defer { try? FileManager.default.removeItem(at: staging) }
    let (staged, duplicates) = try AppBundle(target: target, info: info)
      .assemble(in: staging, executable: executable)
    try Files.replace(products.appendingPathComponent(target.bundleName), with: staged)
    return BuildRecord(
      options: optionKey(products), stamps: stamps, bundleName: target.bundleName,
      name: info.displayName ?? target.productName,
      bundleIdentifier: info["CFBundleIdentifier"] ?? target.bundleIdentifier,
      executable: target.executableName, moduleName: target.moduleName,
      warnings: target.warnings + CompilerFlags(target).warnings + module.warnings + checks
        + duplicates + warnings,
      inputs: inputs.map(\.path))
  }

  /// Does all of a build but compiling: reads a project, rewrites its sources and assembles its bundle, which then has
  /// no executable.
  /// - Parameter folder: A folder that is empty.
  /// - Throws: `BuildFailure`
  package func rehearse(_ project: URL, in folder: URL) throws {
    do {
      let target = try target(of: try ProjectFinder.find(project))
      let info = try InfoPropertyList(target: target)
      _ = try rewrite(target, info: info, interface: frameworks.read(), in: folder)
      _ = try AppBundle(target: target, info: info).assemble(in: folder, executable: nil)
    } catch let failure as FileFailure {
      throw BuildFailure(failure)
    }
  }

  private func target(of project: URL) throws -> AppTarget {
    let target = try AppTarget(
      project: XcodeProject(project, allowing: options.readableFolders), named: options.target,
      configuration: options.configuration)
    try Self.checkLanguage(target)
    try target.checkNames()
    return target
  }

  private func rewrite(
    _ target: AppTarget, info: InfoPropertyList, interface: UIKitInterface, in folder: URL
  ) throws -> (RewrittenModule, [Diagnostic]) {
    let module = try SourceRewriter(
      target: target, folder: folder, interface: interface,
      isInstalled: options.toolchain.hasModule
    ).rewrite()
    let checks = try BundleChecks(
      target: target, info: info, index: module.index, interface: interface
    ).run()
    return (module, checks)
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

  private func optionKey(_ products: URL) -> [String] {
    [
      Self.format, products.path, options.configuration, options.target ?? "",
      options.library.libraries.path, options.toolchain.compiler.path,
    ] + options.readableFolders.map(\.path)
  }

  /// Changes when the builder does something else with the same input.
  private static var format: String {
    let executable = BuildRecord.Stamp("/proc/self/exe")
    return "\(executable.size) \(executable.modified)"
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
    [project] + target.sources + target.resources.map(\.source)
      + (target.infoPropertyList.map { [$0] } ?? []) + target.folders
      + target.resources.filter { MacFileSystem.isFolder($0.source) }
      .flatMap { MacFileSystem.contents(of: $0.source) } + target.configurationFiles
  }

  private func write(_ module: RewrittenModule, in sources: URL) throws {
    let names = Set(module.files.map(\.url.lastPathComponent))
    for name in MacFileSystem.names(in: sources) where !names.contains(name) {
      try FileManager.default.removeItem(at: sources.appendingPathComponent(name))
    }
    for file in module.files { try Files.write(file.text, to: file.url) }
  }

  private static func checkLanguage(_ target: AppTarget) throws {
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
