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
