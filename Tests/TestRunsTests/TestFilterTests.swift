import DeviceProtocol
import Testing

@testable import TestRuns

struct TestFilterTests {
  private let name = TestName(target: "MixerTests", suite: "ColorTests", test: "testRed")

  @Test(arguments: [
    "MixerTests", "MixerTests/ColorTests", "MixerTests/ColorTests/testRed",
    "MixerTests/ColorTests/testRed()",
  ])
  func meansTheTest(_ text: String) throws {
    #expect(try #require(TestFilter(text)).matches(name))
  }

  @Test(arguments: [
    "Mixer", "ColorTests", "MixerTests/Color", "MixerTests/ColorTests/testRe",
    "MixerTests/ColorTests/testRed/x",
  ])
  func meansOthers(_ text: String) throws {
    #expect(try !#require(TestFilter(text)).matches(name))
  }

  @Test(arguments: ["", "/", "MixerTests/", "/ColorTests", "MixerTests//testRed"])
  func isNoName(_ text: String) {
    #expect(TestFilter(text) == nil)
  }

  @Test func parenthesesOfSwiftTestingMayBeLeftOut() throws {
    let test = TestName(target: "MixerTests", suite: "Modern/Inner", test: "adds()")
    #expect(try #require(TestFilter("MixerTests/Modern/Inner/adds")).matches(test))
    #expect(try #require(TestFilter("MixerTests/Modern")).matches(test))
    let other = TestName(target: "MixerTests", suite: "Modern/Inner", test: "sums(upTo:)")
    #expect(try #require(TestFilter("MixerTests/Modern/Inner/sums(upTo:)")).matches(other))
    #expect(try #require(TestFilter("MixerTests/Modern/Inner/sums")).matches(other))
    #expect(try !#require(TestFilter("MixerTests/Modern/Inner/sums(from:)")).matches(other))
    #expect(try !#require(TestFilter("MixerTests/Modern/Inner/sum")).matches(other))
  }
}
