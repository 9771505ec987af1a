import Foundation

/// A framework that is a separate library, which only the apps that import it are linked with.
package struct SeparateFramework: Sendable {
  /// The name that apps import.
  package let name: String
  /// The folder of the library, of its modules, and of the headers that they need.
  package let folder: URL

  /// The path of the shared library.
  package var library: URL { folder.appendingPathComponent("lib\(name).so") }

  /// The path of the module that apps import.
  package var module: URL { folder.appendingPathComponent("\(name).swiftmodule") }

  /// The names of the frameworks that the framework is linked with.
  ///
  /// `scripts/build` lists them in a file.
  var used: [String] {
    let file = folder.appendingPathComponent("uses.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Whether the framework has been built or installed.
  var exists: Bool {
    [library, module].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
  }
}

extension UIKitLibrary {
  /// The folder of the frameworks that are separate libraries.
  package var separateFrameworks: URL { libraries.appendingPathComponent("Frameworks") }

  /// Returns a framework that is a separate library, which might not exist.
  func separateFramework(_ name: String) -> SeparateFramework {
    SeparateFramework(name: name, folder: separateFrameworks.appendingPathComponent(name))
  }
}
