import Testing
import UIKit

extension OnScreen {
  @MainActor struct ColorWellTests {
    private let screen = TestScreen()
    private let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 28, height: 28))
    private let log = CallLog()

    init() {
      well.note(in: log)
      screen.view.addSubview(well)
      screen.commit()
    }

    @Test func aTapPresentsAPickerWithTheColorAndTakesItOver() async {
      well.selectedColor = .systemRed
      well.title = "Ink"
      screen.tap(at: CGPoint(x: 114, y: 114))
      await screen.settle()
      let picker = screen.root.presentedViewController as? UIColorPickerViewController
      #expect(picker?.selectedColor == .systemRed)
      #expect(picker?.title == "Ink")
      _ = log.take()
      if let picker {
        picker.delegate?.colorPickerViewController(
          picker, didSelect: .systemBlue, continuously: false)
      }
      #expect(well.selectedColor == .systemBlue)
      #expect(log.take() == ["value", "primary"])
    }

    @Test func colorsSetByCodeTellNobody() {
      well.selectedColor = .systemGreen
      #expect(log.take() == [])
      #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    }
  }
}
