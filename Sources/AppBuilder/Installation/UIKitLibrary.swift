import Foundation
import SymbolGraphs

/// Quince's built UIKit: the shared library, and the modules that the compiler needs.
package struct UIKitLibrary: Codable, Sendable {
  /// The folder that contains `libUIKit.so`.
  package let libraries: URL
  /// The folder that contains `UIKit.swiftmodule`, the modules that it imports, and the frameworks'
  /// symbol graphs.
  package let modules: URL

  /// The version of the compiler that built the library, or `nil` if its module can't be read.
  var compilerVersion: SwiftVersion? {
    SwiftVersion(compilerOf: modules.appendingPathComponent("UIKit.swiftmodule"))
  }

  /// The module that apps import as `UIKit`, and the modules that it re-exports.
  package var modulesOfUIKit: [URL] {
    let names = Frameworks.partsOfUIKit.filter { $0.hasPrefix("UIKit") }.sorted()
    return (["UIKit"] + names).map { modules.appendingPathComponent("\($0).swiftmodule") }
  }

  /// The path of `libUIKit.so`.
  package var library: URL { libraries.appendingPathComponent("libUIKit.so") }

  /// Returns instructions for restoring a symbol graph.
  package static func remedy(for graph: URL) -> String {
    "in a clone of Quince, `rm -f "
      + ".build/debug/Modules/\(SymbolGraph.module(of: graph)).swiftmodule`, then `make build` "
      + "(and `make install` if Quince is installed)"
  }

  /// Creates a library from a folder of libraries and a folder of modules.
  package init(libraries: URL, modules: URL) {
    self.libraries = libraries
    self.modules = modules
  }

  /// Returns the UIKit that belongs to the running executable.
  ///
  /// It's next to the executable in a build folder, and in `../lib/quince` in an installation.
  /// - Throws: `BuildFailure` if it isn't found.
  package static func find() throws -> UIKitLibrary {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return try find(besideExecutable: executable)
  }

  static func find(besideExecutable executable: URL) throws -> UIKitLibrary {
    let folder = executable.deletingLastPathComponent()
    let candidates = [
      folder, folder.deletingLastPathComponent().appendingPathComponent("lib/quince"),
    ]
    for libraries in candidates {
      let found = UIKitLibrary(
        libraries: libraries, modules: libraries.appendingPathComponent("Modules"))
      let files = FileManager.default
      let module = found.modules.appendingPathComponent("UIKit.swiftmodule")
      if files.fileExists(atPath: found.library.path), files.fileExists(atPath: module.path) {
        return found
      }
    }
    throw BuildFailure(
      "libUIKit.so and its modules are neither in \(candidates[0].path) nor in "
        + candidates[1].path,
      hint: "build the library with `swift build --product UIKit`, or install with `make install`")
  }

  /// Returns the symbol graphs for each module's declarations and for its extensions of other
  /// modules.
  /// - Throws: `BuildFailure` if a module's symbol graph is missing.
  package func symbolGraphs() throws -> [URL] {
    let graphs = (try? SymbolGraph.files(in: modules)) ?? []
    for module in Frameworks.partsOfUIKit.sorted() {
      let graph = modules.appendingPathComponent(module + SymbolGraph.suffix)
      guard !graphs.contains(graph) else { continue }
      throw BuildFailure(
        "the symbol graph of \(module) doesn't exist", file: graph.path,
        hint: Self.remedy(for: graph))
    }
    return graphs.filter { Frameworks.partsOfUIKit.contains(SymbolGraph.module(of: $0)) }
  }
}
