import Foundation

/// A Swift toolchain.
package struct Toolchain: Codable, Sendable {
  /// The path of `swiftc`, which can be a symbolic link.
  package let compiler: URL

  /// Creates the toolchain that contains a `swiftc`.
  package init(compiler: URL) {
    self.compiler = compiler
  }

  /// Finds the toolchain whose version matches the one that built a library.
  ///
  /// The search starts with `PATH`, followed by the places where users install toolchains.
  /// - Throws: `BuildFailure` if there's no such toolchain.
  package static func find(for library: UIKitLibrary?) throws -> Toolchain {
    try ToolchainSearch().toolchain(of: library?.compilerVersion)
  }

  /// Finds the toolchain that matches Quince's own library, once per process.
  /// - Throws: `BuildFailure` if there's no such toolchain.
  package static func find() throws -> Toolchain { try found.get() }

  private static let found = Result { try find(for: try? UIKitLibrary.find()) }

  /// The folder of the toolchain's programs.
  package var programs: URL { compiler.resolvingSymlinksInPath().deletingLastPathComponent() }

  /// The toolchain's language server, which some packages of toolchains lack.
  package var languageServer: URL { programs.appendingPathComponent("sourcekit-lsp") }

  /// The folder of the toolchain's modules and libraries.
  private var modules: URL {
    programs.deletingLastPathComponent().appendingPathComponent("lib/swift")
  }

  /// The folders of the shared libraries that apps and Quince's programs are linked with.
  package var libraries: [URL] {
    ["linux", "host"].map { modules.appendingPathComponent($0) }
  }

  /// The version of the compiler, or `nil` if the toolchain doesn't have the Swift module.
  var version: SwiftVersion? {
    SwiftVersion(
      compilerOf: modules.appendingPathComponent(
        "linux/Swift.swiftmodule/\(Self.target).swiftmodule"))
  }

  /// The compiler's name for this system.
  package static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  /// Whether the compiler is executable, and its libraries are in the right places.
  var isComplete: Bool {
    let files = FileManager.default
    return files.isExecutableFile(atPath: compiler.path)
      && files.fileExists(atPath: modules.appendingPathComponent("linux/libswiftCore.so").path)
  }

  /// Returns whether the toolchain includes a module.
  package func hasModule(_ name: String) -> Bool {
    let places = [
      "linux/\(name).swiftmodule", "linux/\(name)", "\(name)",
      "linux/testing/\(name).swiftmodule",
    ]
    if name == "Glibc" { return true }
    return places.contains {
      FileManager.default.fileExists(atPath: modules.appendingPathComponent($0).path)
    }
  }
}
