import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Changes of a collection view's layout that are controlled by the user's touches.
  @MainActor struct LayoutTransitionTests {
    private let screen = TestScreen()
    private let source = GridSource([(0..<60).map(String.init)])
    private let small = UICollectionViewFlowLayout()
    private let large = UICollectionViewFlowLayout()
    private let grid: UICollectionView
    private let path = IndexPath(item: 1, section: 0)

    init() {
      for (layout, side) in [(small, CGFloat(100)), (large, 200)] {
        layout.itemSize = CGSize(width: 300, height: side)
        layout.minimumLineSpacing = 0
      }
      grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: small)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.contentInsetAdjustmentBehavior = .never
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
    }

    @Test func theProgressPlacesItemsBetweenBothLayouts() throws {
      let cell = try #require(grid.cellForItem(at: path))
      let transition = grid.startInteractiveTransition(to: large)
      #expect(transition.currentLayout === small && transition.nextLayout === large)
      #expect(grid.collectionViewLayout === transition && transition.transitionProgress == 0)
      screen.commit()
      #expect(cell.frame.minY == 100)
      transition.transitionProgress = 0.5
      screen.commit()
      #expect(cell.frame == CGRect(x: 0, y: 150, width: 300, height: 150))
      #expect(grid.cellForItem(at: path) === cell)
      transition.updateValue(3, forAnimatedKey: "depth")
      #expect(transition.value(forAnimatedKey: "depth") == 3)
      #expect(transition.value(forAnimatedKey: "none") == 0)
    }

    @Test func finishedTheNextLayoutIsTheCollectionViews() throws {
      var result: [Bool] = []
      let transition = grid.startInteractiveTransition(to: large) { result = [$0, $1] }
      transition.transitionProgress = 0.3
      screen.commit()
      grid.finishInteractiveTransition()
      screen.advance(1)
      #expect(result == [true, true] && grid.collectionViewLayout === large)
      #expect(large.collectionView === grid && small.collectionView == nil)
      #expect(grid.cellForItem(at: path)?.frame.minY == 200)
    }

    @Test func cancelledTheOldLayoutStays() throws {
      var result: [Bool] = []
      let transition = grid.startInteractiveTransition(to: large) { result = [$0, $1] }
      transition.transitionProgress = 0.7
      screen.commit()
      grid.cancelInteractiveTransition()
      screen.advance(1)
      #expect(result == [false, true] && grid.collectionViewLayout === small)
      #expect(small.collectionView === grid && large.collectionView == nil)
      #expect(grid.cellForItem(at: path)?.frame.minY == 100)
    }

    /// A layout that proposes a different scroll position.
    private final class Shifted: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: proposed.y + 400)
      }
    }

    @Test func theContentIsScrolledToWhereTheNextLayoutWantsIt() {
      let shifted = Shifted()
      shifted.itemSize = CGSize(width: 300, height: 200)
      shifted.minimumLineSpacing = 0
      let transition = grid.startInteractiveTransition(to: shifted)
      transition.transitionProgress = 1
      screen.commit()
      let shown = grid.cellForItem(at: IndexPath(item: 2, section: 0))
      #expect(shown?.frame.minY == 0)
      grid.finishInteractiveTransition()
      screen.advance(1)
      #expect(grid.contentOffset.y == 400)
      #expect(grid.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 400)
    }

    @Test func anItemThatIsMovedToAnEndScrollsTheContent() {
      source.movesItems = true
      #expect(grid.beginInteractiveMovementForItem(at: path))
      grid.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 390))
      screen.advance(1)
      #expect(grid.contentOffset.y > 200)
      let scrolled = grid.contentOffset.y
      grid.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: scrolled + 200))
      screen.advance(0.5)
      #expect(grid.contentOffset.y == scrolled)
      grid.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: scrolled + 10))
      screen.advance(2)
      #expect(grid.contentOffset.y == 0)
      grid.endInteractiveMovement()
      screen.advance(1)
    }
  }
}
