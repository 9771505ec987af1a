import Benchmarking
import Testing

struct SamplesTests {
  @Test func orderDoesNotMatter() {
    let samples = Samples([5, 1, 4, 2, 3])
    #expect(samples.minimum == 1)
    #expect(samples.median == 3)
  }

  @Test func percentilesAreValuesThatWereMeasured() {
    let samples = Samples((0...100).map(Double.init))
    #expect(samples.percentile(99) == 99)
    #expect(samples.percentile(0) == 0)
    #expect(samples.percentile(100) == 100)
    #expect(Samples([7]).percentile(99) == 7)
  }

  @Test func timeIsInMilliseconds() async throws {
    let time = try await milliseconds { try await Task.sleep(for: .milliseconds(20)) }
    #expect(time >= 20)
    #expect(time < 2_000)
  }
}
