import Testing
import UIKit

extension OnScreen {
  /// A collection view controller's view, which contains the collection view.
  @MainActor struct CollectionControllerTests {
    private let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())

    @Test func theCollectionViewFillsTheControllersView() throws {
      let list = try #require(controller.collectionView)
      #expect(controller.view !== list && list.superview === controller.view)
      let screen = TestScreen(root: UINavigationController(rootViewController: controller))
      screen.commit()
      #expect(list.frame == controller.view.bounds && list.frame.width == 393)
      #expect(list.adjustedContentInset.top == 103)
      #expect(list.dataSource === controller && list.delegate === controller)
    }

    @Test func whatAnAppAddsToTheViewDoesNotScrollWithTheContent() throws {
      let screen = TestScreen(root: controller)
      let button = UIButton(frame: CGRect(x: 0, y: 700, width: 100, height: 50))
      controller.view.addSubview(button)
      let list = try #require(controller.collectionView)
      screen.commit()
      list.contentOffset.y = 500
      #expect(button.convert(CGPoint.zero, to: nil).y == 700)
    }

    @Test func anotherCollectionViewTakesThePlaceOfTheFirst() throws {
      let screen = TestScreen(root: controller)
      let old = try #require(controller.collectionView)
      let new = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      controller.collectionView = new
      screen.commit()
      #expect(old.superview == nil && new.superview === controller.view)
      #expect(new.frame == controller.view.bounds && controller.collectionView === new)
    }
  }
}
