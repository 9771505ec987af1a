import QuartzCore
import Testing
import UIKit

extension OnScreen {
  /// Corners that follow a view's size and the corners of its container.
  @MainActor struct CornerTests {
    private let screen = TestScreen()
    private let view = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))

    init() {
      screen.view.addSubview(view)
      screen.commit()
    }

    @Test func viewsHaveSquareCorners() {
      #expect(view.cornerConfiguration == .corners())
      #expect(view.effectiveRadius(corner: .topLeft) == 0)
      #expect(view.layer.cornerRadius == 0)
    }

    @Test func aCapsuleFollowsTheSize() {
      view.cornerConfiguration = .capsule()
      #expect(view.layer.cornerRadius == 50)
      view.frame.size.height = 40
      screen.commit()
      #expect(view.layer.cornerRadius == 20)
      view.cornerConfiguration = .capsule(maximumRadius: 12)
      #expect(view.effectiveRadius(corner: .bottomRight) == 12)
    }

    @Test func aRadiusIsAtMostHalfOfTheShorterSide() {
      view.cornerConfiguration = .corners(radius: 8)
      #expect(view.layer.cornerRadius == 8)
      view.cornerConfiguration = .uniformCorners(radius: .fixed(80))
      #expect(view.layer.cornerRadius == 50)
    }

    @Test func cornersWithoutARadiusAreSquare() {
      view.cornerConfiguration = .uniformTopRadius(10)
      #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(view.effectiveRadius(corner: .topRight) == 10)
      #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
      view.cornerConfiguration = .uniformLeftRadius(.fixed(10), bottomRightRadius: 10)
      #expect(view.effectiveRadius(corner: .topRight) == 0)
      #expect(view.effectiveRadius(corner: .bottomRight) == 10)
      view.cornerConfiguration = .uniformEdges(leftRadius: 0, rightRadius: 6)
      #expect(view.layer.maskedCorners == [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
    }

    @Test func cornersWithDifferentRadiiHaveTheirOwn() {
      view.cornerConfiguration = .corners(topLeftRadius: 20, bottomRightRadius: 8)
      #expect(view.effectiveRadius(corner: .topLeft) == 20)
      #expect(view.effectiveRadius(corner: .bottomRight) == 8)
      #expect(view.effectiveRadius(corner: .topRight) == 0)
    }

    /// The corner radius on the screen.
    private func shownRadius(_ view: UIView) -> CGFloat {
      screen.commit()
      return view.layer.presentation()?.cornerRadius ?? -1
    }

    @Test func aCapsuleStaysOneWhileItsSizeIsAnimated() {
      view.cornerConfiguration = .capsule()
      screen.commit()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.size.height = 40
      }
      #expect(view.layer.cornerRadius == 20)
      screen.advance(0.5)
      let height = view.layer.presentation()?.bounds.height ?? 0
      #expect(height > 50 && height < 90)
      #expect(abs(shownRadius(view) - height / 2) < 1)
      screen.advance(0.6)
      #expect(shownRadius(view) == 20)
    }

    @Test func aConcentricRadiusFollowsTheViewInAnAnimation() {
      view.cornerConfiguration = .corners(radius: 30)
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 80))
      inner.cornerConfiguration = .corners(radius: .containerConcentric())
      view.addSubview(inner)
      screen.commit()
      #expect(inner.effectiveRadius(corner: .topLeft) == 20)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        inner.frame = CGRect(x: 25, y: 25, width: 150, height: 50)
      }
      #expect(inner.layer.cornerRadius == 5)
      screen.advance(0.5)
      #expect(shownRadius(inner) > 8 && shownRadius(inner) < 17)
      screen.advance(0.6)
      #expect(shownRadius(inner) == 5)
    }

    @Test func aConcentricRadiusFollowsTheContainer() {
      view.cornerConfiguration = .corners(radius: 30)
      let middle = UIView(frame: CGRect(x: 5, y: 5, width: 190, height: 90))
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 180, height: 80))
      view.addSubview(middle)
      middle.addSubview(inner)
      inner.cornerConfiguration = .corners(radius: .containerConcentric())
      #expect(inner.layer.cornerRadius == 20)
      view.cornerConfiguration = .corners(radius: 40)
      #expect(inner.layer.cornerRadius == 30)
      middle.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 38))
      #expect(middle.layer.cornerRadius == 38)
      #expect(inner.layer.cornerRadius == 33)
      inner.cornerConfiguration = .corners(radius: 7)
      view.cornerConfiguration = .corners(radius: 12)
      #expect(inner.layer.cornerRadius == 7)
    }

    @Test func aConcentricRadiusIsSmallerByTheDistance() {
      view.cornerConfiguration = .corners(radius: 30)
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 80))
      view.addSubview(inner)
      inner.cornerConfiguration = .corners(radius: .containerConcentric())
      #expect(inner.effectiveRadius(corner: .topLeft) == 20)
      inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 24))
      #expect(inner.effectiveRadius(corner: .topLeft) == 24)
      view.cornerConfiguration = .corners()
      inner.cornerConfiguration = .corners(radius: .containerConcentric())
      #expect(inner.effectiveRadius(corner: .topLeft) == 0)
    }
  }
}
