import Foundation
import SymbolGraphs
import Testing

@testable import SupportedAPI

/// The page that lists the available parts of UIKit.
struct SupportedAPIPageTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let docs = repository.appendingPathComponent("docs")

  /// The compiler's files from building UIKit.
  private static let graphs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("Modules")

  @Test func isCurrent() throws {
    let tables = Self.docs.appendingPathComponent("api")
    let page = try SupportedAPIPage.make(graphs: Self.graphs, tables: tables)
    let kept = try String(
      contentsOf: Self.docs.appendingPathComponent("supported-api.md"), encoding: .utf8)
    #expect(page == kept, "run make docs, and commit docs/supported-api.md")
    let api = try SupportedAPIPage.api(graphs: Self.graphs, tables: tables)
    #expect(api.entries.count == 612)
    #expect(api.count(.all) + api.count(.stub) + api.count(.missing) == 5265)
  }

  @Test func aTypeIsComparedMemberByMember() throws {
    let graph = try JSONDecoder().decode(
      SymbolGraph.self,
      from: Data(
        """
        {"module": {"name": "UIKit"}, "symbols": [
          {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "s:5UIKitp"},
            "pathComponents": ["UIParent"]},
          {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:5UIKitg"},
            "pathComponents": ["UIParent", "go(to:)"],
            "functionSignature": {"parameters": [
              {"declarationFragments": [{"kind": "text", "spelling": "place: CGPoint"}]}]}},
          {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "s:5UIKitc"},
            "pathComponents": ["UIChild"]},
          {"kind": {"identifier": "swift.property"}, "identifier": {"precise": "s:5UIKits"},
            "pathComponents": ["UIChild", "isSmall"]},
          {"kind": {"identifier": "swift.property"}, "identifier": {"precise": "s:10Foundationn"},
            "pathComponents": ["UIChild", "large"]},
          {"kind": {"identifier": "swift.property"}, "identifier": {"precise": "s:5UIKito"},
            "pathComponents": ["UIChild", "ours"]}],
         "relationships": [{"kind": "inheritsFrom", "source": "s:5UIKitc", "target": "s:5UIKitp"}]}
        """.utf8))
    let names = AppleDeclaration.read(
      """
      UIChild\tclass\tmethod\tgoToPoint:\t
      UIChild\tclass\tproperty\tsmall\t
      UIChild\tclass\tproperty\tlarge\t
      UIChild\tclass\tproperty\told\tdeprecated
      UIOther\tprotocol\tmethod\tdo:\t
      UIEmpty\tclass\t\t\t
      """)
    let api = SupportedAPI(
      names: names, own: OwnDeclarations([graph]), rule: NameRule(), types: "",
      stubs: ["UIChild.isSmall"])
    #expect(api.entries.map(\.name) == ["UIChild", "UIOther"])
    #expect(api.entries.map(\.exists) == [true, false])
    #expect(api.entries[0].members.map(\.support) == [.all, .missing, .stub])
    #expect(api.unknown.map(\.name) == ["ours"])
    let newer = NewerNames(
      objectiveC: "UIChild\tsel\tsmall\t26\nUIChild\tsel\tcall\t26\n\tstruct\tUIChild\t26\n",
      swift: "uichild-swift.class\tvar ours: Int\t26 or 27\nuiother\tUIOther\t26 or 27\n",
      own: OwnDeclarations([graph]), rule: NameRule(), stubs: ["UIChild.isSmall"])
    let page = SupportedAPIPage(
      api, areas: "Things\tUIC\n", stubs: [("UIChild.isSmall", "it is")], newer: newer
    ).text
    #expect(page.contains("| iOS 26, in Objective-C | 3 | 1 | 1 | 1 |"), "\(page)")
    #expect(page.contains("| iOS 26 or 27, in Swift | 2 | 1 | 0 | 1 |"))
    #expect(page.contains("| members | 4 | 1 | 1 | 2 |"), "\(page)")
    #expect(page.contains("## Things\n\n| type | supported | stub | missing |"))
    #expect(page.contains("| `UIChild` | 1 | 1 | 1 |"))
    #expect(page.contains("- **UIChild**: `large`"))
    #expect(page.contains("| `UIChild.isSmall` | it is |"))
    #expect(page.contains("1 missing types</summary>\n\n`UIOther`"))
  }
}
