import Foundation
import SymbolGraphs

/// Our UIKit, built: the shared library and the modules that the compiler needs.
package struct UIKitLibrary: Codable, Sendable {
  /// The folder of `libUIKit.so`.
  package let libraries: URL
  /// The folder of `UIKit.swiftmodule`, the modules that it imports, and the symbol graphs of the
  /// frameworks.
  package let modules: URL

  /// The version of the compiler that built the library; `nil` if its module can't be read.
  var compilerVersion: SwiftVersion? {
    SwiftVersion(compilerOf: modules.appendingPathComponent("UIKit.swiftmodule"))
  }

  /// The module that apps import as `UIKit`, and those that it exports under that name.
  package var modulesOfUIKit: [URL] {
    let names = Frameworks.partsOfUIKit.filter { $0.hasPrefix("UIKit") }.sorted()
    return (["UIKit"] + names).map { modules.appendingPathComponent("\($0).swiftmodule") }
  }

  /// `libUIKit.so`.
  package var library: URL { libraries.appendingPathComponent("libUIKit.so") }

  /// Returns the way to restore a symbol graph.
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

  /// Returns the UIKit that belongs to the running executable: beside it in a build folder, or in
  /// `../lib/quince` in an installation.
  /// - Throws: `BuildFailure` if there's none.
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

  /// Returns the symbol graphs of each module's declarations, and of its extensions of other
  /// modules.
  /// - Throws: `BuildFailure` if that of a module is missing.
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
