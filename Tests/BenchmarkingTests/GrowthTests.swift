import Benchmarking
import Foundation
import Testing

struct GrowthTests {
  private func slope(_ cost: (Double) -> Double) -> Double? {
    Growth.slope(of: [100, 300, 1_000, 10_000].map { (size: $0, cost: cost($0)) })
  }

  @Test(arguments: [0, 0.5, 1, 1.15, 2])
  func aPowerOfTheSizeHasItsExponent(_ exponent: Double) throws {
    #expect(abs(try #require(slope { 0.003 * pow($0, exponent) }) - exponent) < 1e-9)
  }

  @Test func whatFallsHasANegativeSlope() throws {
    #expect(try #require(slope { 1 / $0 }) < -0.99)
  }

  @Test func theLineFitsAllPoints() throws {
    // The points are above, below, and again above the line of slope 1 by the same factor.
    let points = [(size: 1.0, cost: 2.0), (10, 5), (100, 200)]
    #expect(abs(try #require(Growth.slope(of: points)) - 1) < 1e-9)
  }

  @Test func oneSizeHasNone() {
    #expect(Growth.slope(of: []) == nil)
    #expect(Growth.slope(of: [(size: 10, cost: 1)]) == nil)
    #expect(Growth.slope(of: [(size: 10, cost: 1), (size: 10, cost: 2)]) == nil)
  }

  @Test func whatHasNoLogarithmDoesNotCount() throws {
    let points = [(size: 0.0, cost: 4.0), (1, 1), (10, 10), (100, 0)]
    #expect(abs(try #require(Growth.slope(of: points)) - 1) < 1e-9)
  }
}
