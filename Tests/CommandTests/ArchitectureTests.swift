import Foundation
import Testing

/// The arrows in ARCHITECTURE.md, which show the modules that each module imports.
struct ArchitectureTests {
  /// The modules of ours that each module imports, according to the table in ARCHITECTURE.md.
  private let told: [String: Set<String>]
  /// The folders of the modules.
  private let folders: [String: URL]

  init() throws {
    let rows = try MarkdownTable("Module", "Imports", in: "ARCHITECTURE.md").rows
    let modules = rows.compactMap { row in
      MarkdownTable.code(in: row[0]).first.map { ($0, Set(MarkdownTable.code(in: row[1]))) }
    }
    told = Dictionary(modules) { $1 }
    folders = try Self.modules(in: Command.repository.appendingPathComponent("Sources"))
  }

  /// The folders of UIKit that are modules.
  private static let partsOfUIKit = ["Dynamics", "OlderSwift", "Paging", "Sheets"]

  /// Returns the folder of each module. Each folder is a module, except the ones with Apple's
  /// frameworks and with UIKit's modules. The code that one module embeds is compiled as another.
  private static func modules(in sources: URL) throws -> [String: URL] {
    var modules: [String: URL] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let folder = sources.appendingPathComponent(name)
      if name == "Frameworks" {
        modules.merge(try Self.modules(in: folder)) { $1 }
      } else if name == "UIKit" {
        modules["UIKitCore"] = folder
        modules["UIKit"] = folder.appendingPathComponent("Umbrella")
        for part in partsOfUIKit {
          modules["UIKit" + part] = folder.appendingPathComponent(part)
        }
      } else if name == "SupplementFiles" {
        modules[name] = folder
        modules["SupplementCode"] = folder.appendingPathComponent("Code")
      } else if !name.hasPrefix(".") {
        modules[name] = folder
      }
    }
    return modules
  }

  /// Returns the modules that the files of a folder import, with the first file that imports each.
  ///
  /// Files of other modules within the folder are ignored.
  private func imports(in folder: URL) throws -> [String: String] {
    var found: [String: String] = [:]
    let inner = folders.values.filter { $0.path.hasPrefix(folder.path + "/") }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { path in
        let file = folder.appendingPathComponent(path).path
        return !inner.contains { file.hasPrefix($0.path + "/") }
      }
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for line in text.split(separator: "\n") {
        guard let module = Self.importedModule(line), found[module] == nil else { continue }
        found[module] = path
      }
    }
    return found
  }

  /// Returns the module that a line imports.
  ///
  /// Indented lines are ignored because they're text that the builder generates.
  private static func importedModule(_ line: Substring) -> String? {
    guard let first = line.first, first.isLowercase || first == "@" else { return nil }
    let pattern =
      /(?:@\w+(?:\(\w+\))?\s+)*(?:\w+ )?import (?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+)(?:\..*)?/
    return line.wholeMatch(of: pattern).map { String($0.1) }
  }

  /// Returns all modules that a module imports directly or indirectly.
  private func reachable(from module: String) -> Set<String> {
    var seen: Set<String> = []
    var rest = told[module] ?? []
    while let next = rest.popFirst() {
      if seen.insert(next).inserted { rest.formUnion(told[next] ?? []) }
    }
    return seen
  }

  @Test(arguments: [
    ("import UIKit", "UIKit"), ("@testable import Flows", "Flows"),
    ("@_exported public import CoreGraphics", "CoreGraphics"), ("internal import A", "A"),
    ("  import A", nil),
    ("@_spi(Ours) import B", "B"), ("import struct C.D", "C"), ("// import E", nil),
    ("let import = 1", nil),
  ])
  func importsAreRead(_ line: String, _ module: String?) {
    #expect(Self.importedModule(line[...]) == module)
  }

  @Test func everyModuleIsInTheTable() {
    #expect(Set(told.keys) == Set(folders.keys))
  }

  @Test func modulesImportWhatTheTableSays() throws {
    for (module, folder) in folders.sorted(by: { $0.key < $1.key }) {
      let imports = try imports(in: folder)
      for (name, file) in imports where folders[name] != nil {
        #expect(told[module]?.contains(name) == true, "\(module)/\(file) imports \(name)")
      }
      for name in told[module] ?? [] {
        #expect(imports[name] != nil, "\(module) does not import \(name), as ARCHITECTURE.md says")
      }
    }
  }

  @Test func importsRunOneWay() {
    for module in told.keys {
      #expect(!reachable(from: module).contains(module), "\(module) imports itself in the end")
    }
  }

  /// Loading a library that isn't always needed would slow down every command.
  @Test func theCommandLoadsNothingThatOnlyTheProgramsItStartsUse() throws {
    func libraries(of program: String) throws -> String {
      try Command.run(
        [], program: Command.products.appendingPathComponent(program),
        environment: ["LD_TRACE_LOADED_OBJECTS": "1"]
      ).output
    }
    let own = try libraries(of: "quince")
    try #require(own.contains("libc.so"))
    for (program, library) in [
      ("quince-builder", "libSwiftParser.so"), ("quince-tls", "libssl.so"),
    ] {
      try #require(try libraries(of: program).contains(library))
      #expect(!own.contains(library))
    }
  }

  @Test func frameworksMeetNeitherTheBuilderNorTheSimulator() throws {
    let frameworks = try Self.modules(
      in: Command.repository.appendingPathComponent("Sources/Frameworks")
    ).keys
    try #require(frameworks.contains("UIKit"))
    let hosts: Set<String> = ["AppBuilder", "Simulator", "Flows", "Sandbox", "Commands"]
    for framework in frameworks {
      try #require(told[framework] != nil)
      #expect(reachable(from: framework).isDisjoint(with: hosts), "\(framework)")
    }
    for host in hosts {
      try #require(told[host] != nil)
      #expect(reachable(from: host).isDisjoint(with: frameworks), "\(host)")
    }
  }
}
