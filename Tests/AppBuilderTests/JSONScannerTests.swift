import Foundation
import Testing

@testable import BuildWork

/// The scanner, which finds places in JSON5 text, accepts what Foundation's decoder accepts.
struct JSONScannerTests {
  private static let accepted = [
    "1", "-1", "+1", "0x1F", "1.5", ".5", "5.", "1e3", "-Infinity", "NaN", "true", "null", "\"a\"",
    "'a\"b'", "[]", "{}", "[1, 2,]", "{a: 1,}", "{\"a-b\": 1}", "{$a_1: 1}", "{true: 1}",
    "{ä: 1}", "// c\n1", "/* c */ 1 // end", "1 /* c */", "\t[\u{0B}\u{0C}1]\r\n",
    #"'\" \' \\ \/ \b \f \n \r \t \u00DC \xDC'"#, "'a\\\nb'", "'\u{7F}\u{2028}'",
    #"{"a": 1, 'b': [{c: {}}]}"#,
  ]
  private static let refused = [
    "", " ", "01", "1 2", "True", "undefined", "[,]", "{,}", "[1,,2]", "[1", "{a: 1", "{a 1}",
    "{a:}", "{a: 1 b: 2}", "{a-b: 1}", "{1a: 1}", "'a", "'a\tb'", "'a\nb'", #"'\v'"#, #"'\0'"#,
    #"'\a'"#, #"'\1'"#, #"'\u12'"#, #"'\xZ1'"#, "/* a", "# a\n1", "1]", "--1",
  ]

  @Test(arguments: accepted) func acceptsWhatFoundationReads(_ text: String) throws {
    var scanner = JSONScanner(Data(text.utf8))
    let place = try scanner.scan()
    _ = try JSONNode(Data(text.utf8), at: place)
  }

  @Test(arguments: refused) func refusesWhatFoundationRefuses(_ text: String) {
    var scanner = JSONScanner(Data(text.utf8))
    #expect(throws: JSONScanner.Mistake.self) { try scanner.scan() }
    #expect(throws: (any Error).self) {
      try JSONNode(Data(text.utf8), at: JSONPlace(range: 0..<text.utf8.count, kind: .scalar))
    }
  }

  @Test func valuesAreNestedNoDeeperThanFoundationReads() throws {
    func nested(_ depth: Int) -> Data {
      Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    var deep = JSONScanner(nested(512))
    _ = try JSONNode(nested(512), at: deep.scan())
    var deeper = JSONScanner(nested(513))
    #expect(throws: JSONScanner.Mistake.self) { try deeper.scan() }
  }

  @Test func findsThePlacesOfKeysAndValues() throws {
    let text = Data(#"{ 'a\u0062': [1, {c: "d"}], e: 2 }"#.utf8)
    var scanner = JSONScanner(text)
    let node = try JSONNode(text, at: scanner.scan())
    #expect(node.offset == 0)
    #expect(node.keys == ["ab": 2, "e": 28])
    guard case .array(let elements) = try #require(node["ab"]).value else {
      Issue.record("\(node)")
      return
    }
    #expect(elements.map(\.offset) == [14, 17])
    #expect(elements[1]["c"]?.offset == 21)
  }

  @Test func theFirstOfTwoEqualKeysCountsAsInFoundation() throws {
    let text = Data("{a: 1, a: 2}".utf8)
    var scanner = JSONScanner(text)
    let node = try JSONNode(text, at: scanner.scan())
    let value = try #require(node["a"])
    guard case .number(1) = value.value else {
      Issue.record("\(value)")
      return
    }
    #expect(scanner.repeated.map(\.offset) == [7])
    #expect(scanner.repeated.map(\.first) == [1])
  }
}
