import Testing

@testable import Benchmarking

struct BoundsTests {
  private func shortfalls(
    _ bounds: Bounds, _ value: Double, peer: Double? = nil,
    in unit: BenchmarkUnit = .milliseconds
  ) -> [String] {
    let peers = [
      peer.map { Figure.Peer("kiwi", value: $0) } ?? Figure.Peer("kiwi", absence: "no network")
    ]
    return bounds.shortfalls(of: Figure(value: value, peers: peers).compared(in: unit), in: unit)
  }

  @Test func atTheBoundIsFine() {
    #expect(shortfalls(Bounds(maximum: 20), 20) == [])
    #expect(shortfalls(Bounds(minimum: 20), 20, in: .stepsPerSecond) == [])
    #expect(shortfalls(Bounds(minimumRatio: ["kiwi": 2]), 5, peer: 10) == [])
    #expect(Bounds(maximumSlope: 1.15).shortfall(ofSlope: 1.15) == nil)
  }

  @Test func whatIsWorseIsToldWithHowMuch() {
    #expect(shortfalls(Bounds(maximum: 20), 25) == ["25.0 ms is 25% over 20 ms"])
    #expect(
      shortfalls(Bounds(minimum: 300), 200, in: .stepsPerSecond)
        == ["200 steps/s is 50% under 300 steps/s"])
    #expect(
      shortfalls(Bounds(minimumRatio: ["kiwi": 3]), 5, peer: 10)
        == ["2.00 times as good as kiwi, 50% short of 3"])
    #expect(
      Bounds(maximumSlope: 1.15).shortfall(ofSlope: 1.4) == "a slope of 1.40 is 0.25 over 1.15")
  }

  @Test func moreIsBetterWhereStepsAreCounted() {
    #expect(shortfalls(Bounds(minimumRatio: ["kiwi": 2]), 10, peer: 5, in: .stepsPerSecond) == [])
    #expect(
      shortfalls(Bounds(minimumRatio: ["kiwi": 2]), 10, peer: 20, in: .stepsPerSecond).count == 1)
  }

  @Test func absentPeersAreNotJudged() {
    #expect(shortfalls(Bounds(minimumRatio: ["kiwi": 100]), 5) == [])
  }

  @Test func eachBoundIsJudged() {
    #expect(shortfalls(Bounds(maximum: 1, minimumRatio: ["kiwi": 100]), 5, peer: 5).count == 2)
  }

  @Test func whatIsMissingIsOpen() {
    #expect(Bounds().isEmpty)
    #expect(Bounds(minimumRatio: [:]).isEmpty)
    #expect(!Bounds(maximum: 1).isEmpty)
    #expect(shortfalls(Bounds(), 1e9, peer: 1) == [])
    #expect(Bounds(maximum: 1).shortfall(ofSlope: 9) == nil)
  }
}
