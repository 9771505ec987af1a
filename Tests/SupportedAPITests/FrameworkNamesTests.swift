import SymbolGraphs
import Testing

@testable import SupportedAPI

/// The names in the frameworks, and Apple's names that aren't available.
struct FrameworkNamesTests {
  private let names = FrameworkNames(
    OwnDeclarations(
      [
        OwnDeclaration(.type, in: [], "UIBox"),
        OwnDeclaration(.type, in: ["UIBox"], "Style"),
        OwnDeclaration(.method, in: ["UIBox"], "open(_:)", parameters: ["UILid"]),
        OwnDeclaration(.initializer, in: ["UIBox"], "init(lid:)", parameters: ["UILid"]),
        OwnDeclaration(.enumCase, in: ["UIBox", "Style"], "wooden"),
        OwnDeclaration(.type, in: [], "UICrate"),
        OwnDeclaration(.property, in: ["UICrate"], "`repeat`"),
        OwnDeclaration(.method, in: [], "UIBoxMake()"),
      ], parents: ["UICrate": ["UIBox"], "UIBox": ["NSObject"]]),
    apple: """
      UIBox\tclass\tmethod\topenLid:\t
      UIBox\tclass\tmethod\tsetLid:forState:\tdeprecated
      UIBox\tclass\tproperty\tlocked\t
      UIBox\tclass\tmethod\tpaintColor:\t
      UIBarrel\tclass\tproperty\tvolume\t
      """,
    renamed: "UIBox\tpaintColor:\tcolored(_:)\n", types: "")

  @Test func ownNamesAreListedByType() {
    #expect(names.types(in: [""]) == ["UIBox", "UICrate"])
    #expect(names.types(in: ["UIBox"]) == ["Style"])
    #expect(names.members(of: ["UIBox"]) == ["open(_:)"])
    #expect(names.members(of: ["UIBox.Style", "UICrate"]) == ["wooden", "repeat"])
    #expect(names.members(of: [""]) == ["UIBoxMake()"])
    #expect(names.lineage(of: "UICrate") == ["UICrate", "UIBox", "NSObject"])
  }

  @Test func aTypeWithoutADeclarationIsMissing() {
    #expect(names.isMissing(type: "UIBarrel"))
    #expect(!names.isMissing(type: "UIBox") && !names.isMissing(type: "UISack"))
  }

  @Test(arguments: ["setLid", "isLocked", "locked", "colored"])
  func aMemberWithoutADeclarationIsMissing(name: String) {
    #expect(names.owner(ofMissing: name, among: ["UICrate", "UIBox"]) == "UIBox")
    #expect(names.owner(ofMissing: name, among: ["UICrate"]) == nil)
  }

  @Test(arguments: ["open", "openLid", "paint", "volume"])
  func whatIsDeclaredOrUnknownIsNotMissing(name: String) {
    #expect(names.owner(ofMissing: name, among: ["UICrate", "UIBox"]) == nil)
  }
}
