import AppBuilder
import Foundation

/// An app that is ready to be compiled.
struct RewrittenApp {
  let module: RewrittenModule
  /// Those that the app needs, each behind those that it needs itself.
  let libraries: [Libraries.Entry]
}

/// Rewrites an app and the libraries that it needs.
final class AppRewriting {
  private let interface: UIKitInterface
  private let options: BuildOptions
  private let watch: SourceWatch
  /// That of the intermediate files.
  private let folder: URL
  private lazy var libraries = Libraries(finder: finder) { [unowned self] in try rewrite($0) }
  private let finder: LibraryFinder?

  init(
    interface: UIKitInterface, options: BuildOptions, watch: SourceWatch, finder: LibraryFinder?,
    folder: URL
  ) {
    self.interface = interface
    self.options = options
    self.watch = watch
    self.finder = finder
    self.folder = folder
  }

  /// - Throws: `BuildFailure`
  func rewrite(_ target: AppTarget) throws -> RewrittenApp {
    let module = try rewriter(target, in: folder.appendingPathComponent("sources")).rewrite()
    return RewrittenApp(module: module, libraries: libraries.entries)
  }

  private func rewrite(_ library: Library) throws -> RewrittenModule {
    let place = Compiler.place(ofLibrary: library.name, in: folder)
    var rewriter = rewriter(library.target, in: place.appendingPathComponent("sources"))
    rewriter.isLibrary = true
    return try rewriter.rewrite()
  }

  private func rewriter(_ target: AppTarget, in sources: URL) -> SourceRewriter {
    SourceRewriter(
      target: target, folder: sources, interface: interface,
      isInstalled: options.toolchain.hasModule, watch: watch, libraries: libraries)
  }
}
