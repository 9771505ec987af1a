import AppBuilder
import DeviceProtocol
import Foundation

/// An app that is ready to be compiled.
struct RewrittenApp {
  var module: RewrittenModule
  /// The libraries that the app needs, each after its own dependencies.
  let libraries: [Libraries.Entry]
  /// The C modules that the app and its libraries import.
  let headers: [HeaderLibrary]

  /// The frameworks that the modules import as separate libraries.
  var frameworks: Set<String> {
    libraries.reduce(into: module.frameworks) { $0.formUnion($1.module.frameworks) }
  }
}

/// Rewrites an app, or tests, and the libraries that they need.
final class AppRewriting {
  private let interface: UIKitInterface
  private let options: BuildOptions
  private let watch: SourceWatch
  private let work: WorkFolder
  private lazy var libraries = Libraries(finder: finder, hosted: hosted) { [unowned self] in
    try rewrite($0)
  }
  private let finder: LibraryFinder?
  /// The folder for the files of the module that isn't a library.
  private let place: URL
  private let role: ModuleRole
  private let hosted: [Libraries.Entry]
  /// The device's system, or `nil` for the oldest one that runs the app or test bundle.
  private let system: SystemRelease?
  /// The device's system version as the app or test bundle sees it.
  ///
  /// Its libraries are compiled for at least that version.
  private var systemVersion = SystemRelease.oldest.version
  /// Explains the names that the compiler doesn't find.
  private let advice: NameAdvice
  /// The repairs made in this build, by the folders of the modules.
  private var tried: [URL: Repairs] = [:]
  /// The declarations of the libraries that were compiled, by module.
  private var compiled: [String: DeclarationIndex] = [:]

  /// - Parameters:
  ///   - work: The folder of all intermediate files.
  ///   - place: The folder for the intermediate files of the module that isn't a library; by
  ///     default, `work`.
  ///   - role: The purpose of the module if it isn't a library.
  ///   - hosted: The modules that already exist in the app that hosts this module.
  ///   - system: The device's system, or `nil` for the oldest one that runs the app or test bundle.
  init(
    interface: UIKitInterface, options: BuildOptions, watch: SourceWatch, finder: LibraryFinder?,
    work: WorkFolder, place: URL? = nil, role: ModuleRole = .app, hosted: [Libraries.Entry] = [],
    system: SystemRelease? = nil
  ) {
    self.system = system
    self.place = place ?? work.url
    self.role = role
    self.hosted = hosted
    self.interface = interface
    self.options = options
    advice = NameAdvice(library: options.library)
    self.watch = watch
    self.finder = finder
    self.work = work
  }

  /// Rewrites a module again, repairing the compiler's errors in it.
  /// - Parameter isLibrary: Whether the module is one of the app's libraries.
  /// - Returns: `nil` if none of the compiler's errors can be repaired.
  /// - Throws: `BuildFailure`
  func rewrite(
    _ target: AppTarget, again module: RewrittenModule, after failure: BuildFailure,
    isLibrary: Bool
  ) throws -> RewrittenModule? {
    let place = isLibrary ? Compiler.place(ofLibrary: target.moduleName, in: work.url) : self.place
    var repairs = repairs(in: place)
    guard repairs.add(failure.diagnostics, to: module, interface: interface) else { return nil }
    tried[place] = repairs
    return try rewrite(target, in: place, isLibrary: isLibrary)
  }

  /// Saves the repairs of a module that compiles, for the next build.
  /// - Parameter place: The folder of the module's intermediate files.
  /// - Throws: An error if the repairs can't be written.
  func keepRepairs(in place: URL) throws {
    if let repairs = tried[place] { try work.write(repairs, to: Self.file(in: place)) }
  }

  /// Notes that a library compiles, so that errors in modules that import it can name the
  /// declarations that it does without.
  func noteCompiled(_ module: RewrittenModule, named name: String) {
    compiled[name] = module.index
  }

  /// Explains the names that the compiler doesn't find in a module.
  func advise(_ failure: BuildFailure, about module: RewrittenModule) -> BuildFailure {
    var index = module.index
    index.imported = index.imported.map { ($0.module, compiled[$0.module] ?? $0.index) }
    return advice.advise(failure, index: index, files: module.sources)
  }

  private func repairs(in place: URL) -> Repairs {
    tried[place] ?? work.read(Repairs.self, from: Self.file(in: place)) ?? Repairs()
  }

  private static func file(in place: URL) -> URL { place.appendingPathComponent("repairs.json") }

  private func rewrite(
    _ target: AppTarget, in place: URL, isLibrary: Bool, editing: EditedSources? = nil
  ) throws -> RewrittenModule {
    let rewriter = SourceRewriter(
      target: target, folder: place.appendingPathComponent("sources"), interface: interface,
      advice: advice, isInstalled: options.toolchain.hasModule, watch: watch, libraries: libraries,
      role: isLibrary ? .library : role,
      systemVersion: max(systemVersion, target.deploymentTarget ?? systemVersion),
      repairs: repairs(in: place), editing: editing)
    return try rewriter.rewrite()
  }

  /// - Throws: `BuildFailure`
  func rewrite(_ target: AppTarget) throws -> RewrittenApp {
    systemVersion = target.systemVersion(on: system)
    let module = try rewrite(target, in: place, isLibrary: false)
    return RewrittenApp(
      module: module, libraries: libraries.entries, headers: libraries.headers(for: module))
  }

  /// Rewrites the app's files while they're edited.
  /// - Throws: `BuildFailure`
  func rewrite(_ target: AppTarget, editing sources: EditedSources) throws -> RewrittenApp {
    systemVersion = target.systemVersion(on: system)
    let module = try rewrite(target, in: place, isLibrary: false, editing: sources)
    return RewrittenApp(
      module: module, libraries: libraries.entries, headers: libraries.headers(for: module))
  }

  private func rewrite(_ library: Library) throws -> RewrittenModule {
    try rewrite(
      library.target, in: Compiler.place(ofLibrary: library.name, in: work.url), isLibrary: true)
  }
}
