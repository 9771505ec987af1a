import Testing
import UIKit

extension OnScreen {
  /// The minimum size of titles and the maximum size of parts in controls.
  @MainActor struct ControlSizeTests {
    private let screen = TestScreen()
    private let long = "A title that is a good deal longer than its button is wide"

    private func shown() -> (text: String, size: Double)? {
      screen.commit()
      return screen.stage.texts.last.map { ($0.text, $0.font.size) }
    }

    private func add(_ view: UIView, width: CGFloat) {
      view.frame = CGRect(x: 20, y: 200, width: width, height: 40)
      screen.view.addSubview(view)
    }

    @Test func aTitleShrinksAsFarAsItsLabelSays() throws {
      let button = UIButton(type: .system)
      button.setTitle(long, for: .normal)
      let label = try #require(button.titleLabel)
      #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
      label.adjustsFontSizeToFitWidth = true
      add(button, width: 200)
      #expect(shown()?.text == long)
      label.minimumScaleFactor = 0.8
      #expect(shown()?.text.contains("…") == true)
    }

    @Test(arguments: [0, 6, 8] as [CGFloat]) func aTextShrinksUntilItFits(_ least: CGFloat) {
      let field = UITextField()
      field.text = long
      field.adjustsFontSizeToFitWidth = true
      field.minimumFontSize = least
      add(field, width: 250)
      let text = shown()
      #expect(text?.text == long)
      #expect((text?.size).map { $0 < 17 && $0 >= Double(least) } == true)
    }

    @Test func aTrackIsAsHighAsItsImage() {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
      slider.setMinimumTrackImage(
        UIImage.plain(.red, side: 10).resizableImage(withCapInsets: .zero), for: .normal)
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track.height == 10 && track.midY == 15.5)
      slider.layoutIfNeeded()
      let heights = slider.subviews.map(\.frame.height)
      #expect(heights.contains(10) && heights.contains(4))
    }

    @Test func aButtonThatClosesIsASquareOf30Points() {
      let button = UIButton(type: .close)
      #expect(button.bounds.size == CGSize(width: 30, height: 30))
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
      let size = button.currentImage?.size ?? .zero
      #expect(abs(size.width - 29.5) < 1 && abs(size.height - 29) < 1)
    }

    @Test func aPlaceholdersLabelHasItsColor() {
      let field = UITextField()
      field.placeholder = "Name"
      field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
      let color = field.attributedPlaceholder?.attribute(
        .foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .red)
      #expect(field.value(forKeyPath: "placeholderLabel.textColor") as? UIColor == .red)
      #expect(field.value(forKeyPath: "placeholderLabel.text") as? String == "Name")
    }
  }
}
