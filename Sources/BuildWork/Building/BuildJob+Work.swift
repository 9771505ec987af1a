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
    let record = try await make(watch: watch, progress: progress)
    try record.write(to: recordFile)
    return (record, isNew: true)
  }

  private func make(
    watch: SourceWatch, progress: @Sendable (BuildStep) -> Void
  ) async throws -> BuildRecord {
    progress(.readingProject)
    let reader = UIKitInterfaceReader(library: options.library, cache: BuildOptions.defaultCache)
    async let interface = reader.read()
    let file = project.appendingPathComponent("project.pbxproj")
    var stamps = [BuildRecord.Stamp(file.path)]
    let target = try Self.target(of: project, options)
    let inputs = inputs(of: target, project: file)
    stamps += inputs.dropFirst().map { BuildRecord.Stamp($0.path) }
    stamps += [BuildRecord.Stamp(options.library.library.path)]
    let info = try InfoPropertyList(target: target)

    progress(.rewritingSources(count: target.sources.count))
    let work = folder.appendingPathComponent("build")
    try prepare(work)
    let sources = work.appendingPathComponent("sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let (module, checks) = try Self.rewrite(
      target, info: info, interface: try await interface, options: options, watch: watch,
      in: sources)
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
      options: key, stamps: stamps, bundleName: target.bundleName,
      name: info.displayName ?? target.productName,
      bundleIdentifier: info["CFBundleIdentifier"] ?? target.bundleIdentifier,
      executable: target.executableName, moduleName: target.moduleName,
      warnings: target.warnings + CompilerFlags(target).warnings + module.warnings + checks
        + duplicates + warnings,
      inputs: inputs.map(\.path))
  }

  static func target(of project: URL, _ options: BuildOptions) throws -> AppTarget {
    let target = try AppTarget(
      project: XcodeProject(project, allowing: options.readableFolders), named: options.target,
      configuration: options.configuration)
    try checkLanguage(target)
    try target.checkNames()
    return target
  }

  static func rewrite(
    _ target: AppTarget, info: InfoPropertyList, interface: UIKitInterface,
    options: BuildOptions, watch: SourceWatch, in folder: URL
  ) throws -> (RewrittenModule, [Diagnostic]) {
    let module = try SourceRewriter(
      target: target, folder: folder, interface: interface,
      isInstalled: options.toolchain.hasModule, watch: watch
    ).rewrite()
    let checks = try BundleChecks(
      target: target, info: info, index: module.index, interface: interface
    ).run()
    return (module, checks)
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
      + target.absentFiles
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
