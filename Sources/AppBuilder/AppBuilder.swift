import Foundation

/// Makes an app that runs on the simulated device out of an Xcode project.
package struct AppBuilder: Sendable {
  private let options: BuildOptions

  package init(options: BuildOptions) {
    self.options = options
  }

  /// Builds a project's app.
  ///
  /// The bundle appears whole or not at all: where the build fails, the one of the last build is left as it was.
  /// - Parameters:
  ///   - project: An `.xcodeproj`, or a folder that holds one.
  ///   - output: The folder in which `Foo.app` is to appear; by default one in the cache.
  /// - Throws: `BuildFailure`.
  package func build(
    _ project: URL, into output: URL? = nil, progress: @Sendable (BuildStep) -> Void = { _ in }
  ) async throws -> BuiltApp {
    progress(.readingProject)
    throw BuildFailure("not built", file: project.path)
  }
}
