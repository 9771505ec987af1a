import DeviceProtocol
import SeededRandom
import Testing

@testable import TestRuns

struct TestShareTests {
  private func tests(_ counts: [Int]) -> [TestName] {
    counts.enumerated().flatMap { suite, count in
      (0..<count).map { TestName(target: "T", suite: "S\(suite)", test: "test\($0)") }
    }
  }

  @Test func suitesStayTogetherAndLoadsAreAlike() {
    let share = TestShare(of: tests([5, 1, 3, 3]), count: 2)
    #expect(share.tests(1).count == 6)
    #expect(share.tests(2).count == 6)
    #expect(Set(share.tests(1).map(\.suite)).isDisjoint(with: share.tests(2).map(\.suite)))
  }

  @Test func theOrderStays() {
    let all = tests([1, 3, 2])
    #expect(TestShare(of: all, count: 1).tests(1) == all)
  }

  @Test func everyTestIsInJustOneShare() {
    var random = SeededGenerator(seed: 7)
    for count in 1...6 {
      let all = tests((0..<Int.random(in: 0...9, using: &random)).map { $0 % 4 + 1 })
      let share = TestShare(of: all, count: count)
      let shared = (1...count).flatMap(share.tests)
      #expect(shared.count == all.count)
      #expect(Set(shared) == Set(all))
    }
  }
}
