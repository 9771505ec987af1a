import Testing
import UIKit

extension OnScreen {
  /// The keyboard is docked to the bottom, so its guide is near the bottom edge and away from the
  /// other edges.
  @MainActor struct TrackingGuideTests {
    private let screen = TestScreen()
    private let view = UIView()

    init() {
      screen.view.addSubview(view)
    }

    private func width(_ width: CGFloat) -> NSLayoutConstraint {
      view.widthAnchor.constraint(equalToConstant: width)
    }

    @Test func constraintsAreActiveNearAnEdgeOrAwayFromIt() {
      let guide = screen.view.keyboardLayoutGuide
      let (near, away) = (width(10), width(20))
      guide.setConstraints([near], activeWhenNearEdge: .bottom)
      guide.setConstraints([away], activeWhenAwayFrom: .bottom)
      #expect(near.isActive && !away.isActive)
      #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
      #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [away])
      #expect(guide.constraints(activeWhenNearEdge: .leading).isEmpty)
    }

    @Test func newConstraintsReplaceTheOldOnes() {
      let guide = screen.view.keyboardLayoutGuide
      let (old, new) = (width(10), width(20))
      guide.setConstraints([old], activeWhenNearEdge: .bottom)
      guide.setConstraints([new], activeWhenNearEdge: .bottom)
      #expect(!old.isActive && new.isActive)
      #expect(guide.constraints(activeWhenNearEdge: .bottom) == [new])
      guide.removeAllTrackedConstraints()
      #expect(!new.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    }
  }
}
