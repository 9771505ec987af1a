import Testing

@testable import WebKit

/// The limits of the scale in a page's viewport tag.
struct ViewportLimitsTests {
  @Test(
    arguments: [
      (nil, 1.0, 5.0), ("width=device-width", 1, 5), ("maximum-scale=3", 1, 3),
      ("width=device-width, maximum-scale = 2 , minimum-scale=1.5", 1.5, 2),
      ("user-scalable=no", 1, 1), ("maximum-scale=1e300; minimum-scale=nan", 1, 5),
      ("maximum-scale=2,minimum-scale=4", 2, 2), ("=,=,,", 1, 5),
    ] as [(String?, Double, Double)])
  func aTagLimitsTheScale(_ content: String?, _ minimum: Double, _ maximum: Double) {
    let limits = ViewportLimits(content)
    #expect(limits.minimum == minimum && limits.maximum == maximum)
  }
}
