import Foundation

/// The Swift toolchain.
package struct Toolchain: Codable, Sendable {
  /// `swiftc`, with symbolic links resolved.
  package let compiler: URL

  /// The toolchain that a `swiftc` belongs to.
  package init(compiler: URL) {
    self.compiler = compiler
  }

  /// The toolchain whose `swiftc` is found first on `PATH`.
  /// - Throws: `BuildFailure` if there is none.
  package static func find() throws -> Toolchain {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try find(path: path)
  }

  static func find(path: String) throws -> Toolchain {
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: candidate) {
        return Toolchain(compiler: URL(fileURLWithPath: candidate))
      }
    }
    throw BuildFailure(
      "swiftc isn't on the PATH", hint: "install the Swift toolchain: https://swift.org/install")
  }

  /// The folder of the toolchain's programs.
  package var programs: URL { compiler.resolvingSymlinksInPath().deletingLastPathComponent() }

  /// Whether the toolchain comes with a module.
  package func hasModule(_ name: String) -> Bool {
    let libraries = programs.deletingLastPathComponent()
      .appendingPathComponent("lib/swift")
    let places = [
      "linux/\(name).swiftmodule", "linux/\(name)", "\(name)",
      "linux/testing/\(name).swiftmodule",
    ]
    if name == "Glibc" { return true }
    return places.contains {
      FileManager.default.fileExists(atPath: libraries.appendingPathComponent($0).path)
    }
  }
}
