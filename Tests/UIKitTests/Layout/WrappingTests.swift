import Testing
import UIKit

extension OnScreen {
  /// Multiline labels with constraints.
  @MainActor struct WrappingTests {
    private let screen = TestScreen()
    private let text =
      "A text that is far too long for one line of the screen, so that it takes a few"

    private func label(resistance: Float, in view: UIView) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      label.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
      view.addSubview(label)
      return label
    }

    @Test(arguments: [250 as Float, 750, 1000])
    func aLabelWrapsInTheWidthThatIsLeft(_ resistance: Float) {
      let label = label(resistance: resistance, in: screen.view)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: -20),
        label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
      ])
      screen.commit()
      #expect(label.frame.minX == 20 && label.frame.width == 353)
      #expect(label.frame.height > 40)
      #expect(screen.stage.texts.map(\.text).joined(separator: " ").hasSuffix("takes a few"))
    }

    @Test func aTextViewThatDoesNotScrollIsAsLargeAsItsText() {
      let long = UITextView()
      let short = UITextView()
      for (view, y) in [(long, 100.0), (short, 300)] {
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
          view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: y),
          view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        ])
      }
      long.text = text
      short.text = "Short"
      screen.commit()
      #expect(short.frame.size == short.sizeThatFits(.zero))
      #expect(short.frame.width > 30 && short.frame.width < 100)
      #expect(long.frame.width == 200)
      #expect(long.frame.height == long.sizeThatFits(CGSize(width: 200, height: 1000)).height)
      short.text = "Shorter than all"
      screen.commit()
      #expect(short.frame.size == short.sizeThatFits(.zero))
    }

    @Test func aShortLabelKeepsItsRequiredWidthBesideAnother() {
      let short = label(resistance: 1000, in: screen.view)
      short.text = "Short"
      let long = label(resistance: 750, in: screen.view)
      NSLayoutConstraint.activate([
        short.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        long.leadingAnchor.constraint(equalTo: short.trailingAnchor),
        long.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        short.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
        long.topAnchor.constraint(equalTo: short.topAnchor),
      ])
      screen.commit()
      #expect(abs(short.frame.width - short.intrinsicContentSize.width) < 0.5)
      #expect(long.frame.maxX == 393)
      #expect(long.frame.height > 40)
    }
  }
}
