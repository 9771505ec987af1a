import Foundation
import Testing

@testable import WebKit

/// The values that pages' scripts return.
struct PageValueTests {
  private func object(_ json: String) throws -> Any {
    try JSONDecoder().decode(PageValue.self, from: Data(json.utf8)).object
  }

  @Test func wholeNumbersAreIntegers() throws {
    #expect(try object("3") as? Int == 3)
    #expect(try object("2.5") as? Double == 2.5)
    #expect(try object("true") as? Bool == true)
    #expect(try object("null") is NSNull)
  }

  @Test func datesAndObjectsAreMarked() throws {
    #expect(try object(#"{"date": 1000}"#) as? Date == Date(timeIntervalSince1970: 1))
    let members = try #require(
      try object(#"{"object": {"date": 7, "list": ["a"]}}"#) as? [String: Any])
    #expect(members["date"] as? Int == 7)
    #expect(members["list"] as? [String] == ["a"])
  }
}
