import CFrameworks
import Foundation
import SymbolGraphs

// Copies the modules that apps are compiled with from a build to an installation, together with the
// compiler's files about them, except for the modules that Quince doesn't read.
let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard arguments.count == 2 else {
  FileHandle.standardError.write(Data("Usage: quince-modules MODULES INSTALLED-MODULES\n".utf8))
  exit(64)
}
let (built, installed) = (arguments[0], arguments[1])
do {
  for name in String(cString: quince_modules_of_library()).split(separator: ",") {
    let file = "\(name).swiftmodule"
    try FileManager.default.copyItem(
      at: built.appendingPathComponent(file), to: installed.appendingPathComponent(file))
  }
  for graph in try SymbolGraph.files(in: built) {
    try SymbolGraph.shorten(
      graph, to: installed.appendingPathComponent(graph.lastPathComponent))
  }
} catch {
  FileHandle.standardError.write(Data("quince-modules: \(error.localizedDescription)\n".utf8))
  exit(1)
}
