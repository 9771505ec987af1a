import Foundation
import Safeguards
import Testing

/// Reads Xcode's property lists.
struct PropertyListTextTests {
  private func read(_ text: String) -> NSDictionary? {
    PropertyListText.dictionary(in: Data(text.utf8)).map { $0 as NSDictionary }
  }

  @Test(arguments: [
    "// !$*UTF8*$!\n{ a = b; c /* d */ = (e, \"f g\", ); h = { }; i = (); }", "{a=1;a=2;}",
    "{ a = 'b'; \"c d\" = /e/f//g; }", "{ a = \"\\n\\t\\\"\\\\é😀\"; } // end", "{ a = \"b\nc\"; }",
    "{ a = ( { b = c; }, (d) ); \"\" = \"\"; }\n", "{}",
  ])
  func listsAreReadAsFoundationReadsThem(_ text: String) throws {
    let foundation = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), format: nil)
    #expect(read(text) == foundation as? NSDictionary)
  }

  @Test(arguments: [
    "", "a = b;", "{ a = b }", "{ a = b;", "{ a = b; } c", "{ a; }", "{ a = \"b; }",
    "{ a = (b c); }",
    "{ a = <00>; }", "{ a = \"\\101\"; }", "{ a = \"\\Uabcd\"; }", "{ /* a = b; }", "{ a = é; }",
    "{ a = \"\0\"; }", "(a)", "{ a = ; }",
  ])
  func whatIsNotLikeXcodesIsLeftToFoundation(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test func listsMayNotNestWithoutEnd() {
    func nested(_ depth: Int) -> String {
      "{ a = \(String(repeating: "(", count: depth))\(String(repeating: ")", count: depth)); }"
    }
    #expect(read(nested(127)) != nil)
    #expect(read(nested(128)) == nil)
    #expect(read(nested(1_000_000)) == nil)
  }

  /// Foundation takes more than half a minute, since it compares keys whose names are alike.
  @Test(.timeLimit(.minutes(1))) func manyObjectsTakeAsLongAsTheFileIs() {
    func time(_ count: Int) -> Duration {
      let objects = (0..<count).map { "U\($0) = {isa = PBXGroup; path = \"p \($0)\"; };\n" }
      let data = Data("{ objects = { \(objects.joined()) }; }".utf8)
      return ContinuousClock().measure {
        let list = PropertyListText.dictionary(in: data)
        #expect((list?["objects"] as? [String: Any])?.count == count)
      }
    }
    _ = time(1000)
    // Linear would be 10 times as long; a busy machine gets more.
    #expect(time(150_000) < time(15_000) * 40)
  }
}
