import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The focus, which a device without a keyboard doesn't have.
  @MainActor struct FocusTests {
    private final class Item: UIView {
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        Issue.record("the focus has changed")
      }
    }

    private let screen = TestScreen()
    private let item = Item(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() {
      container.addSubview(item)
      container.addSubview(UIView(frame: item.frame))
      screen.view.addSubview(container)
    }

    @Test func nothingHasTheFocus() {
      item.setNeedsFocusUpdate()
      item.updateFocusIfNeeded()
      #expect(!item.isFocused && UIFocusSystem.focusSystem(for: item) == nil)
      #expect(screen.view.window?.windowScene?.focusSystem == nil)
    }

    @Test func anEnvironmentContainsTheViewsInsideIt() {
      #expect(item.parentFocusEnvironment === container)
      #expect(screen.view.parentFocusEnvironment === screen.root)
      #expect(screen.root.contains(item) && container.contains(item) && item.contains(item))
      #expect(!item.contains(container))
      #expect(screen.root.preferredFocusEnvironments.first === screen.view)
    }

    @Test func aContainerListsTheItemsThatCanHaveTheFocus() {
      let items = container.focusItems(in: CGRect(x: 0, y: 0, width: 200, height: 200))
      #expect(items.count == 1 && items.first === item)
      #expect(container.focusItems(in: CGRect(x: 0, y: 0, width: 200, height: 90)).isEmpty)
    }

    @Test func aViewIsInTheGroupOfItsParent() {
      container.focusGroupIdentifier = "buttons"
      #expect(item.focusGroupIdentifier == "buttons")
      item.focusGroupIdentifier = "own"
      #expect(item.focusGroupIdentifier == "own" && container.focusGroupIdentifier == "buttons")
    }

    @Test func aListAllowsTheFocusUnlessTheAppForbidsIt() {
      final class Source: NSObject, UITableViewDelegate, UICollectionViewDelegate {}
      let source = Source()
      let path = IndexPath(row: 0, section: 0)
      let table = UITableView()
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(source.tableView(table, canFocusRowAt: path))
      #expect(!source.tableView(table, selectionFollowsFocusForRowAt: path))
      table.allowsFocus = false
      collection.selectionFollowsFocus = true
      #expect(!source.tableView(table, canFocusRowAt: path))
      #expect(source.collectionView(collection, selectionFollowsFocusForItemAt: path))
      #expect(source.indexPathForPreferredFocusedView(in: table) == nil)
      #expect(!collection.remembersLastFocusedIndexPath)
    }

    @Test func theViewsOfAChangeContainItsItems() {
      let context = UIFocusUpdateContext(from: item, to: nil, heading: .down)
      #expect(context.previouslyFocusedView === item && context.nextFocusedView == nil)
      #expect(context.focusHeading == .down)
    }
  }
}
