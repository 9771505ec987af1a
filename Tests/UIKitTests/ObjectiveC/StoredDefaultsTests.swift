import Foundation
import Testing

@testable import ObjectiveC

/// Replacements for methods of `UserDefaults` and `NSKeyedUnarchiver` that apps call.
struct StoredDefaultsTests {
  private let name = "StoredDefaultsTests-\(UUID().uuidString)"

  private func with(_ body: (UserDefaults) throws -> Void) throws {
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try body(defaults)
  }

  @Test func numbersBecomeNumbersOfAnyKind() throws {
    try with { defaults in
      let stored: [(String, Any)] = [("i", 5), ("d", 2.0), ("b", true), ("one", 1)]
      for (key, value) in stored { defaults.set(value, forKey: key) }
      let object = { FoundationCalls.object(forKey: $0, in: defaults) }
      #expect(object("i") as? Double == 5 && object("i") as? Int == 5)
      #expect(object("d") as? Int == 2 && object("d") as? Double == 2)
      #expect(object("b") as? Int == 1 && object("b") as? Bool == true)
      #expect(object("one") as? Bool == true)
      #expect(object("i") as? String == nil && object("none") == nil)
    }
  }

  @Test func onlyWhatHoldsDecimalNumbersIsCopied() throws {
    let inner = NSArray(array: ["a", 1])
    let outer = NSArray(array: [inner, Date()])
    let names = NSDictionary(dictionary: ["names": outer])
    #expect(FoundationCalls.withoutDecimals(outer) as AnyObject === outer)
    #expect(FoundationCalls.withoutDecimals(names) as AnyObject === names)
    let prices: [String: Any] = ["all": [[Decimal(string: "0.5")!], "a", inner]]
    let all = try #require(FoundationCalls.withoutDecimals(prices) as? [String: [Any]])["all"]
    let first = try #require(all?.first as? [Any])
    #expect(type(of: first[0]) == NSNumber.self && first[0] as? Double == 0.5)
    #expect(all?[1] as? String == "a" && all?[2] as AnyObject === inner)
  }

  @Test(arguments: ["https://a.de/x?y=1", "file:///tmp/a%20b"]) func aURLStaysTheSame(text: String)
    throws
  {
    let url = try #require(URL(string: text))
    try with { defaults in
      FoundationCalls.set(url, forKey: "url", in: defaults)
      #expect(defaults.url(forKey: "url") == url)
      FoundationCalls.set(nil, forKey: "url", in: defaults)
      #expect(defaults.url(forKey: "url") == nil)
    }
  }

  @Test func damagedArchivesAreErrors() throws {
    #expect(throws: (any Error).self) { try FoundationCalls.unarchive(Data([1, 2, 3])) }
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: "text" as NSString, requiringSecureCoding: false)
    #expect(try FoundationCalls.unarchive(archive) as? String == "text")
  }
}
