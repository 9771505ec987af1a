import DeviceProtocol
import Foundation
import Safeguards

/// The inputs of a build, which let the next build quickly determine whether anything has changed.
package struct BuildRecord: Codable, Sendable {
  /// An app that a build made.
  package struct App: Codable, Sendable {
    let bundleName: String
    let name: String
    let bundleIdentifier: String
    let executable: String
    let moduleName: String
    /// The system that the app was built for.
    let system: SystemRelease
    /// The executable that the compiler produced, before it was copied into the bundle.
    let compiled: FileStamp
    let onlyResourcesChanged: Bool

    /// Creates an app with a bundle name.
    package init(
      bundleName: String, name: String, bundleIdentifier: String, executable: String,
      moduleName: String, system: SystemRelease, compiled: FileStamp, onlyResourcesChanged: Bool
    ) {
      self.bundleName = bundleName
      self.name = name
      self.bundleIdentifier = bundleIdentifier
      self.executable = executable
      self.moduleName = moduleName
      self.system = system
      self.compiled = compiled
      self.onlyResourcesChanged = onlyResourcesChanged
    }
  }

  let options: [String]
  let stamps: [FileStamp]
  let warnings: [Diagnostic]
  /// Notes about the libraries' code that needs frameworks that Quince doesn't have.
  let omissions: [Diagnostic]
  let inputs: [String]
  /// The app, or `nil` if tests were built that don't need one.
  let app: App?
  let tests: [BuiltTests]
  let configurations: [TestConfiguration]
  /// The stamps of the bundles after they were built.
  private let made: [FolderStamp]

  /// Creates a record of a build with its options and the stamps of its files.
  /// - Parameter products: The folder with the finished bundles.
  package init(
    options: [String], stamps: [FileStamp], warnings: [Diagnostic], omissions: [Diagnostic],
    inputs: [String], app: App?, tests: [BuiltTests], configurations: [TestConfiguration],
    products: URL
  ) {
    self.options = options
    self.stamps = stamps
    self.warnings = warnings
    self.omissions = omissions
    self.inputs = inputs
    self.app = app
    self.tests = tests
    self.configurations = configurations
    made = Self.stamps(of: Self.bundles(app, tests), in: products)
  }

  /// Returns the names of the product bundles, except for nested ones.
  private static func bundles(_ app: App?, _ tests: [BuiltTests]) -> [String] {
    [app?.bundleName].compactMap(\.self) + tests.filter { $0.place != .app }.map(\.bundle)
  }

  private static func stamps(of bundles: [String], in products: URL) -> [FolderStamp] {
    bundles.map { FolderStamp(products.appendingPathComponent($0)) }
  }

  /// Returns whether the bundles are unchanged since they were built.
  package func hasItsBundles(in products: URL) -> Bool {
    made == Self.stamps(of: Self.bundles(app, tests), in: products)
  }

  /// Returns whether nothing has changed since the build.
  func isCurrent(options: [String]) -> Bool {
    self.options == options && stamps.allSatisfy(\.isCurrent)
  }

  /// Returns whether a build with the given options would produce the same executable.
  package func hasSameExecutable(as compiled: FileStamp, options: [String]) -> Bool {
    self.options == options && app?.compiled == compiled
  }

  /// Returns the record in a file, or `nil` if it doesn't contain one.
  package static func read(_ file: URL) -> BuildRecord? {
    try? RootFolder(file.deletingLastPathComponent())
      .value(BuildRecord.self, at: file.lastPathComponent)
  }

  /// Writes the record to a file, replacing any existing file.
  /// - Throws: An error if it can't be written.
  package func write(to file: URL) throws {
    try RootFolder(file.deletingLastPathComponent()).keep(self, at: file.lastPathComponent)
  }
}
