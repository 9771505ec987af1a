import Foundation
import SupportedAPI

// Writes docs/supported-api.md. With --unknown, it lists our declarations that don't match any of
// Apple's names.

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count <= 2 else {
  FileHandle.standardError.write(Data("Usage: quince-docs SYMBOL-GRAPHS [--unknown]\n".utf8))
  exit(64)
}
let graphs = URL(fileURLWithPath: folder)
let docs = URL(fileURLWithPath: "docs")
let tables = docs.appendingPathComponent("api")
if arguments.last == "--unknown" {
  for declaration in try SupportedAPIPage.api(graphs: graphs, tables: tables).unknown {
    print("\(declaration.type)\t\(declaration.name)")
  }
} else {
  let page = try SupportedAPIPage.make(graphs: graphs, tables: tables)
  try Data(page.utf8).write(to: docs.appendingPathComponent("supported-api.md"))
}
