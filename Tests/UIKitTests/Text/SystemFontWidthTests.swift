import Testing
import UIKit

/// The width of text in the system font on iOS, measured on screenshots from iOS.
@MainActor struct SystemFontWidthTests {
  @Test(
    arguments: [
      (25, 188.7), (26, 196.0), (27, 203.3), (28, 210.7), (30, 225.7), (32, 240.3), (34, 255.0),
      (38, 284.0), (43, 320.7), (48, 356.7), (53, 392.7), (58, 428.3),
    ] as [(CGFloat, CGFloat)])
  func largeTextIsTighterTheLargerItIs(_ size: CGFloat, _ width: CGFloat) {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "What's the point?"
    #expect(abs(label.sizeThatFits(.zero).width - width) <= 0.5)
  }

  @Test func semiboldTextIsAsWideAsItIsThere() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.text = "What's"
    #expect(abs(label.sizeThatFits(.zero).width - 55.7) < 1)
  }
}
