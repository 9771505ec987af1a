import Foundation

/// The program that shows apps' web pages, and the libraries that it needs.
package enum WebEngineInstallation {
  /// The name of the program.
  package static let program = "Frameworks/WebKit/quince-web"

  /// The Debian packages with which the program is compiled.
  private static let buildPackages = ["libwpewebkit-1.1-dev", "libwpebackend-fdo-1.0-dev"]

  /// The program's libraries, with their Debian packages.
  private static let libraries = [
    "libWPEWebKit-1.1.so.0": "libwpewebkit-1.1-0",
    "libWPEBackend-fdo-1.0.so.1": "libwpebackend-fdo-1.0-1",
  ]

  /// The names of the Debian packages without which no pages can be shown.
  package static var missingPackages: [String] {
    (try? OwnProgram.find(program)) == nil ? buildPackages : missingLibraryPackages
  }

  /// The names of the Debian packages to install before an app first imports `WebKit`.
  ///
  /// A clone compiles the program then, and an installation has it.
  package static var packagesToInstall: [String] {
    let isBuilt = (try? OwnProgram.find("Frameworks/WebKit/libWebKit.so")) != nil
    if !isBuilt, FileManager.default.fileExists(atPath: "/usr/include/wpe-webkit-1.1") {
      return missingLibraryPackages
    }
    return missingPackages
  }

  private static var missingLibraryPackages: [String] {
    libraries.filter { !isInstalled($0.key) }.values.sorted()
  }

  private static func isInstalled(_ library: String) -> Bool {
    let multiarch = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    let folders = ["/usr/lib", "/usr/lib64"] + multiarch.map { "/usr/lib/\($0)" }
    return folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(library)") }
  }
}
