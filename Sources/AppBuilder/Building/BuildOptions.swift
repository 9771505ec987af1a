import Foundation
import Safeguards
import Sandbox

/// The options of a build.
package struct BuildOptions: Codable, Sendable {
  /// The name of the app target if the project has several, or `nil` for the first one.
  package var target: String?
  /// The build configuration.
  ///
  /// By default, that's `Debug` or, if the project doesn't have it, its first configuration.
  package var configuration: String
  /// The area around its own folder in which a project can read files.
  package var readingScope = ReadingArea.Scope.repository
  /// Additional folders that a project's files can be read from.
  package var readableFolders: [URL]
  /// Files and folders that a project can't read, even though they're in its own folder.
  package var hiddenFiles: [URL] = []
  /// The folder for intermediate files, which is `~/.cache/quince` by default.
  package var cache: URL
  /// The UIKit to build against.
  package var library: UIKitLibrary
  /// The Swift toolchain to build with.
  package var toolchain: Toolchain
  /// The files and resources that the toolchain can access.
  package var sandbox: SandboxSettings
  /// Whether Git can fetch the project's Swift packages that aren't on this computer.
  package var fetchesPackages: Bool
  /// Whether a debugger can show variables and evaluate expressions, rather than only find lines.
  package var hasDebugInformation = false
  /// The system of the device to build for.
  package var system = SystemChoice.oldest
  /// The tests to build, or `nil` to build only the app.
  package internal(set) var tests: TestRequest?
  /// Whether a project keeps a copy of the compiler's system modules.
  ///
  /// The copy takes about 17 MB and makes the next build faster.
  package var keepsModules = true

  /// - Throws: `BuildFailure` if UIKit or the toolchain isn't found.
  package init(
    target: String? = nil, configuration: String = "Debug", cache: URL? = nil,
    library: UIKitLibrary? = nil, toolchain: Toolchain? = nil, readableFolders: [URL] = [],
    sandbox: SandboxSettings = SandboxSettings(), fetchesPackages: Bool = false
  ) throws {
    self.target = target
    self.configuration = configuration
    self.readableFolders = readableFolders
    self.cache = cache ?? Self.defaultCache
    self.sandbox = sandbox
    self.fetchesPackages = fetchesPackages
    self.library = try library ?? UIKitLibrary.find()
    self.toolchain =
      try toolchain ?? library.map { try Toolchain.find(for: $0) } ?? Toolchain.find()
  }

  /// The user's cache folder.
  package static var defaultCache: URL { OwnFolder.cache.url }
}
