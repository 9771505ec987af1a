import Foundation
import SymbolGraphs
import Testing

/// The symbol graphs in an installation.
struct ShortenedGraphTests {
  private static let graph = #"""
    {"metadata": {"generator": "Swift"}, "module": {"name": "Toys", "platform": {}},
     "symbols": [
       {"kind": {"identifier": "swift.method", "displayName": "Method"},
        "identifier": {"precise": "s:4Toys3BoxC4openyyF", "interfaceLanguage": "swift"},
        "pathComponents": ["Box", "open(_:)"], "docComment": {"lines": []},
        "declarationFragments": [{"kind": "text", "spelling": "func open"},
          {"spelling": "Lid", "preciseIdentifier": "s:4Toys3LidC"}],
        "functionSignature": {"parameters": [{"name": "lid",
          "declarationFragments": [{"spelling": "lid: Lid"}]}], "returns": [{"spelling": "()"}]}},
       {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "s:10Foundation4DataV"},
        "pathComponents": ["Data"]}],
     "relationships": [
       {"kind": "memberOf", "source": "s:4Toys3BoxC4openyyF", "target": "s:4Toys3BoxC"},
       {"kind": "overrides", "source": "s:10Foundation4DataV", "target": "s:4Toys3BoxC4openyyF",
        "targetFallback": "Toys.Box"},
       {"kind": "conformsTo", "source": "s:10Foundation4DataV", "target": "s:SQ"}]}
    """#

  @Test func whatIsReadIsTheSameWithoutOtherModulesAndComments() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, place) = (
      folder.appendingPathComponent("Toys.symbols.json"), folder.appendingPathComponent("short")
    )
    try Data(Self.graph.utf8).write(to: file)
    try SymbolGraph.shorten(file, to: place)
    let shortened = try Data(contentsOf: place)
    let text = String(decoding: shortened, as: UTF8.self)
    #expect(!text.contains("docComment") && !text.contains("\"Data\""))

    let graph = try JSONDecoder().decode(SymbolGraph.self, from: shortened)
    #expect(graph.module == "Toys")
    let method = try #require(graph.symbols.first)
    #expect(graph.symbols.count == 1)
    #expect(method.kind == "swift.method" && method.identifier == "s:4Toys3BoxC4openyyF")
    #expect(method.path == ["Box", "open(_:)"])
    #expect(method.declaration.map(\.spelling) == ["func open", "Lid"])
    #expect(method.declaration.last?.preciseIdentifier == "s:4Toys3LidC")
    #expect(
      method.signature?.parameters?.first?.declarationFragments?.first?.spelling == "lid: Lid")
    #expect(method.signature?.returns?.first?.spelling == "()")
    #expect(graph.relationships.map(\.kind) == ["memberOf", "overrides"])
    #expect(graph.relationships.last?.targetFallback == "Toys.Box")
  }
}
