import Testing

@testable import Tally

@Suite struct ModernTests {
  @Test func adds() {
    var tally = Tally()
    tally.add("apple")
    #expect(tally.total == 1)
  }

  @Test func fails() {
    #expect(Tally().total == 1)
  }

  @Test(.disabled("not yet")) func skips() {}

  @Test(arguments: [1, 2, 3]) func sums(upTo number: Int) async {
    let sum = await Tally().sum(upTo: number)
    #expect(sum == number * (number + 1) / 2)
  }
}
