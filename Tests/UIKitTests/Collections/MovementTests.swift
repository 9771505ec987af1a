import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The movement of items in collection views by users.
  @MainActor struct MovementTests {
    private let screen = TestScreen()
    private let source = Source()
    private let grid: UICollectionView

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var items = ["a", "b", "c", "d"]
      var isMovable = true
      var refuses = false
      var asked: [Int] = []

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { items.count }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        asked.append(indexPath.item)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityLabel = items[indexPath.item]
        return cell
      }

      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
      { isMovable }

      func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
      }

      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath { refuses ? originalIndexPath : proposedIndexPath }
    }

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 60)
      layout.minimumLineSpacing = 0
      grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 400), collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.contentInsetAdjustmentBehavior = .never
      grid.dataSource = source
      grid.delegate = source
      screen.view.addSubview(grid)
      screen.commit()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private var labels: [String?] {
      (0..<4).map { grid.cellForItem(at: path($0))?.accessibilityLabel }
    }

    @Test func othersMakeRoomAndTheDataSourceIsToldAtTheEnd() throws {
      let cell = try #require(grid.cellForItem(at: path(0)))
      source.asked = []
      #expect(grid.beginInteractiveMovementForItem(at: path(0)))
      grid.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
      screen.advance(1)
      #expect(cell.center == CGPoint(x: 160, y: 150))
      #expect(grid.cellForItem(at: path(2)) === cell && labels == ["b", "c", "a", "d"])
      #expect(source.items == ["a", "b", "c", "d"])
      grid.endInteractiveMovement()
      screen.advance(1)
      #expect(source.items == ["b", "c", "a", "d"])
      #expect(grid.cellForItem(at: path(2)) === cell && cell.frame.minY == 120)
      #expect(source.asked.isEmpty)
    }

    @Test func aCancelledMovementLeavesEverythingAsItWas() {
      #expect(grid.beginInteractiveMovementForItem(at: path(3)))
      grid.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 10))
      screen.advance(1)
      #expect(labels == ["d", "a", "b", "c"])
      grid.cancelInteractiveMovement()
      screen.advance(1)
      #expect(labels == ["a", "b", "c", "d"] && source.items == ["a", "b", "c", "d"])
      #expect(grid.cellForItem(at: path(3))?.frame.minY == 180)
    }

    @Test func theDataSourceAndTheDelegateMayRefuse() {
      source.isMovable = false
      #expect(!grid.beginInteractiveMovementForItem(at: path(0)))
      source.isMovable = true
      source.refuses = true
      #expect(grid.beginInteractiveMovementForItem(at: path(0)))
      grid.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
      grid.endInteractiveMovement()
      screen.advance(1)
      #expect(labels == ["a", "b", "c", "d"])
    }

    @Test func aControllerLetsALongPressMoveItems() {
      final class Controller: UICollectionViewController {
        let source = Source()
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          collectionView.dataSource = source
        }
      }
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 60)
      layout.minimumLineSpacing = 0
      let controller = Controller(collectionViewLayout: layout)
      let screen = TestScreen(root: controller)
      screen.commit()
      let top = controller.collectionView.adjustedContentInset.top
      screen.touch(.began, at: CGPoint(x: 160, y: top + 30))
      screen.advance(0.6)
      screen.move(from: CGPoint(x: 160, y: top + 30), to: CGPoint(x: 160, y: top + 100))
      screen.touch(.ended, at: CGPoint(x: 160, y: top + 100))
      screen.advance(1)
      #expect(controller.source.items == ["b", "a", "c", "d"])
      controller.installsStandardGestureForInteractiveMovement = false
      screen.touch(.began, at: CGPoint(x: 160, y: top + 30))
      screen.advance(0.6)
      screen.move(from: CGPoint(x: 160, y: top + 30), to: CGPoint(x: 160, y: top + 100))
      screen.touch(.ended, at: CGPoint(x: 160, y: top + 100))
      screen.advance(1)
      #expect(controller.source.items == ["b", "a", "c", "d"])
    }
  }
}
