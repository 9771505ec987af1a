import Testing
import UIKit

@testable import Toolkit

@Suite struct ModernTests {
  @Test func worsens() {
    #expect(Rating(stars: 2).worse() == Rating(stars: 1))
  }

  @Test func fails() {
    #expect(Rating(stars: 2).worse() == Rating(stars: 2))
  }

  @Test(.disabled("not yet")) func skips() {}

  @Test(arguments: [0, 1, 5]) func tells(stars: Int) {
    #expect(Rating(stars: stars).words == "\(stars) of 5 stars")
  }
}
