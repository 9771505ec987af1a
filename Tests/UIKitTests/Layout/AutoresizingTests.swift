import Testing
import UIKit

extension OnScreen {
  @MainActor struct AutoresizingTests {
    private func resize(_ mask: UIView.AutoresizingMask) -> CGRect {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
      inner.autoresizingMask = mask
      outer.addSubview(inner)
      outer.frame.size = CGSize(width: 200, height: 300)
      return inner.frame
    }

    @Test func noMaskKeepsTheFrame() {
      #expect(resize([]) == CGRect(x: 10, y: 10, width: 80, height: 80))
    }

    @Test func flexibleSizesTakeAllThatIsNew() {
      #expect(
        resize([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 10, width: 180, height: 280))
    }

    @Test func flexibleMarginsMoveTheView() {
      #expect(
        resize([.flexibleLeftMargin, .flexibleTopMargin])
          == CGRect(x: 110, y: 210, width: 80, height: 80))
    }

    @Test func bothMarginsKeepTheViewInTheMiddle() {
      #expect(
        resize([
          .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]) == CGRect(x: 60, y: 110, width: 80, height: 80))
    }

    @Test func nothingIsResizedWhereTheSuperviewDoesNot() {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.autoresizesSubviews = false
      let inner = UIView(frame: outer.bounds)
      inner.autoresizingMask = [.flexibleWidth]
      outer.addSubview(inner)
      outer.frame.size.width = 300
      #expect(inner.frame.width == 100)
    }
  }
}
