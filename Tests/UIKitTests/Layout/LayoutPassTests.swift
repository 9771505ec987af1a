import QuartzCore
import Testing
import UIKit

extension OnScreen {
  /// Which changes lay out a view, and in which order.
  @MainActor struct LayoutPassTests {
    private let screen = TestScreen()
    private let outer = CountingView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    private let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
      outer.addSubview(inner)
      screen.view.addSubview(outer)
      screen.commit()
      outer.layouts = 0
      inner.layouts = 0
    }

    /// A view that counts how often it's laid out.
    private final class CountingView: UIView {
      var layouts = 0
      var layOut: (() -> Void)?

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        layOut?()
      }
    }

    /// From “When is layoutSubviews called?”, question 728372 on Stack Overflow: the bounds of one
    /// of the view's direct subviews changed.
    @Test func aNewSizeOfASubviewLaysOutItsSuperview() {
      inner.frame.origin.x = 10
      screen.commit()
      #expect(outer.layouts == 0 && inner.layouts == 0)
      inner.frame.size.width = 70
      screen.commit()
      #expect(outer.layouts == 1 && inner.layouts == 1)
    }

    /// From Apple's documentation of `CALayer.setNeedsLayout()`: the system calls it when sublayers
    /// are added or removed.
    @Test func aSubviewThatIsRemovedLaysOutItsSuperview() {
      inner.removeFromSuperview()
      screen.commit()
      #expect(outer.layouts == 1)
      outer.addSubview(inner)
      screen.commit()
      #expect(outer.layouts == 2)
    }

    @Test func aSublayerThatIsAddedOrRemovedLaysOutItsView() {
      let layer = CALayer()
      outer.layer.addSublayer(layer)
      screen.commit()
      #expect(outer.layouts == 1)
      layer.removeFromSuperlayer()
      screen.commit()
      #expect(outer.layouts == 2)
    }

    @Test func whatAViewChangesInItsLayoutDoesNotRepeatIt() {
      var width: CGFloat = 50
      outer.layOut = { [outer, inner] in
        width += 1
        inner.frame.size.width = width
        outer.layer.addSublayer(CALayer())
      }
      outer.setNeedsLayout()
      screen.commit()
      screen.commit()
      #expect(outer.layouts == 1 && inner.layouts == 1 && inner.frame.width == 51)
    }

    /// From Apple's documentation of `CALayer.layoutIfNeeded()`: the superlayers are traversed
    /// until one is found that doesn't require layout, and everything below it is laid out.
    @Test func layoutStartsAtTheSuperviewsThatNeedIt() {
      outer.setNeedsLayout()
      inner.layoutIfNeeded()
      #expect(outer.layouts == 1 && inner.layouts == 0)
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      #expect(outer.layouts == 1 && inner.layouts == 1)
    }

    @Test func layoutOfASubviewFromASuperviewsLayoutStartsAtTheSubview() {
      outer.layOut = { [outer, inner] in
        guard outer.layouts == 1 else { return }
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(outer.layouts == 1 && inner.layouts == 1)
      }
      outer.setNeedsLayout()
      screen.commit()
      #expect(outer.layouts == 2)
    }
  }
}
