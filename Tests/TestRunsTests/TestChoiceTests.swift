import AppBuilder
import DeviceProtocol
import Testing

@testable import TestRuns

struct TestChoiceTests {
  private let found = ["A/one", "A/two", "B/three"].map { text in
    let parts = text.split(separator: "/").map(String.init)
    return TestName(target: "T", suite: parts[0], test: parts[1])
  }

  private func target(skipped: [String] = [], selected: [String]? = nil) -> BuiltTests {
    var target = BuiltTests(target: "T", place: .own, bundle: "T.app", executable: "T")
    target.skipped = skipped
    target.selected = selected
    return target
  }

  private func names(_ choice: TestChoice, of target: BuiltTests) -> [String] {
    choice.tests(among: found, of: target).map(\.test)
  }

  @Test func allAreChosenWhereNothingIsSaid() {
    #expect(names(TestChoice(), of: target()) == ["one", "two", "three"])
  }

  @Test func aSchemeLeavesOutAndSelects() {
    #expect(names(TestChoice(), of: target(skipped: ["A/one", "B"])) == ["two"])
    #expect(names(TestChoice(), of: target(selected: ["B", "A/two"])) == ["two", "three"])
    #expect(names(TestChoice(), of: target(skipped: ["A"], selected: ["A/one"])).isEmpty)
  }

  @Test func whoAsksForATestGetsItWhateverTheSchemeSays() throws {
    let only = TestChoice(only: [try #require(TestFilter("T/A/one"))])
    #expect(names(only, of: target(skipped: ["A"])) == ["one"])
  }

  @Test func whatIsNotWantedIsNotRun() throws {
    let choice = TestChoice(skipped: [try #require(TestFilter("T/A"))])
    #expect(names(choice, of: target()) == ["three"])
  }
}
