import Testing
import UIKit

extension OnScreen {
  /// Regions of views, such as the safe area.
  @MainActor struct LayoutRegionTests {
    private let screen = TestScreen(.iPhone15Landscape)

    @Test func aRegionHasTheInsetsOfItsArea() {
      let view = screen.view
      #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
      #expect(view.edgeInsets(for: .safeArea()).left == 59)
      #expect(view.edgeInsets(for: .margins(cornerAdaptation: .horizontal)) == view.layoutMargins)
      let readable = view.edgeInsets(for: .readableContent())
      #expect(view.bounds.inset(by: readable) == view.readableContentGuide.layoutFrame)
    }

    @Test func directionalInsetsFollowTheDirection() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      screen.view.addSubview(view)
      #expect(view.directionalEdgeInsets(for: .margins()).leading == 2)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.directionalEdgeInsets(for: .margins()).leading == 2)
      #expect(view.edgeInsets(for: .margins()).right == 2)
    }

    @Test func aViewCanBeConstrainedToARegion() {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      let guide = screen.view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical))
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      screen.commit()
      #expect(view.frame == CGRect(x: 59, y: 0, width: 734, height: 372))
    }
  }
}
