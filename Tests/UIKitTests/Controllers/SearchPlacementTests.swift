import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Search bars among the items of toolbars and navigation bars.
  @MainActor struct SearchPlacementTests {
    private let screen: TestScreen
    private let content = UIViewController()
    private let search = UISearchController(searchResultsController: nil)
    private let navigation: UINavigationController
    private var item: UINavigationItem { content.navigationItem }
    private var bar: UINavigationBar { navigation.navigationBar }
    private var toolbar: UIToolbar { navigation.toolbar }

    init() {
      navigation = UINavigationController(rootViewController: content)
      screen = TestScreen(root: navigation)
      content.title = "Title"
      item.searchController = search
      screen.commit()
    }

    private func button(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, primaryAction: nil)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private var searchButton: UIView? {
      (toolbar.all(UIButton.self) + bar.all(UIButton.self)).first {
        $0.accessibilityLabel == "Search" && !$0.isHidden && $0.window != nil
      }
    }

    private func shows(_ text: String) -> Bool { screen.stage.texts.contains { $0.text == text } }

    @Test func theSearchBarStaysBelowTheTitleUnlessAnAppUsesNewNames() {
      item.preferredSearchBarPlacement = .inline
      screen.commit()
      #expect(item.searchBarPlacement == .stacked && bar.frame.height == 96)
      #expect(UINavigationItem.SearchBarPlacement.inline == .integrated)
      #expect(UINavigationItem.SearchBarPlacement.integratedCentered.rawValue == 3)
      #expect(UINavigationItem.SearchBarPlacement.integratedButton.rawValue == 4)
    }

    @Test func anIntegratedSearchBarIsInTheToolbarAmongItsItems() {
      content.toolbarItems = [
        button("Alpha"), item.searchBarPlacementBarButtonItem, button("Beta"),
      ]
      navigation.isToolbarHidden = false
      item.preferredSearchBarPlacement = .integrated
      screen.commit()
      #expect(item.searchBarPlacement == .integrated && search.searchBarPlacement == .integrated)
      #expect(bar.frame.height == 44 && search.searchBar.isDescendant(of: toolbar))
      let texts = screen.stage.texts
      let field = frame(search.searchBar.searchTextField)
      #expect(texts.first { $0.text == "Alpha" }!.origin.x < field.minX)
      #expect(texts.first { $0.text == "Beta" }!.origin.x > field.maxX)
      #expect(field.width > 200 && field.minY > 700)
    }

    @Test func anItemForTheSearchBarMovesItIntoTheToolbarByItself() {
      content.toolbarItems = [button("Alpha"), item.searchBarPlacementBarButtonItem]
      navigation.isToolbarHidden = false
      screen.commit()
      #expect(item.preferredSearchBarPlacement == .automatic)
      #expect(item.searchBarPlacement == .integrated && bar.frame.height == 44)
      #expect(search.searchBar.isDescendant(of: toolbar))
    }

    @Test func withoutAnItemTheSearchBarIsTheLastOneInTheToolbar() {
      item.preferredSearchBarPlacement = .integratedButton
      content.toolbarItems = [button("Alpha"), .flexibleSpace()]
      navigation.isToolbarHidden = false
      screen.commit()
      #expect(frame(searchButton!).maxX > 360 && frame(searchButton!).minY > 700)
    }

    @Test func aSearchInTheToolbarStartsWithATapAndEndsWithCancel() {
      _ = item.searchBarPlacementBarButtonItem
      item.preferredSearchBarPlacement = .integrated
      content.toolbarItems = [button("Alpha")]
      navigation.isToolbarHidden = false
      screen.commit()
      screen.tap(search.searchBar.searchTextField)
      screen.advance(1)
      #expect(search.isActive && search.searchBar.isFirstResponder)
      #expect(!shows("Alpha"))
      let keyboard = KeyboardController.shared.frame!
      #expect(abs(frame(toolbar).maxY - keyboard.minY) < 1)
      screen.type("x")
      #expect(search.searchBar.text == "x")
      screen.tap("Cancel")
      screen.advance(1)
      #expect(!search.isActive && search.searchBar.text == "")
      #expect(shows("Alpha"))
      #expect(abs(frame(toolbar).maxY - (852 - 34)) < 1)
    }

    @Test func aHiddenToolbarIsShownWithTheSearchBarAlone() {
      content.toolbarItems = [button("Alpha")]
      item.preferredSearchBarPlacement = .integratedButton
      screen.commit()
      #expect(!toolbar.isHidden && searchButton != nil)
      #expect(!shows("Alpha"))
      item.searchController = nil
      screen.commit()
      #expect(toolbar.isHidden)
    }

    @Test func aButtonInTheToolbarStartsTheSearch() {
      item.preferredSearchBarPlacement = .integratedButton
      navigation.isToolbarHidden = false
      screen.commit()
      #expect(item.searchBarPlacement == .integratedButton)
      #expect(search.searchBar.window == nil)
      screen.tap(searchButton!)
      screen.advance(1)
      #expect(search.isActive && search.searchBar.isDescendant(of: toolbar))
      #expect(search.searchBar.isFirstResponder && searchButton == nil)
      screen.type("y")
      #expect(search.searchBar.text == "y")
      screen.tap("Cancel")
      screen.advance(1)
      #expect(!search.isActive && search.searchBar.window == nil && searchButton != nil)
    }

    @Test func withoutTheToolbarAButtonIsInTheNavigationBar() {
      item.rightBarButtonItem = button("Own")
      item.searchBarPlacementAllowsToolbarIntegration = false
      item.preferredSearchBarPlacement = .integratedCentered
      screen.commit()
      #expect(item.searchBarPlacement == .integrated && bar.frame.height == 44)
      #expect(toolbar.isHidden)
      let x = screen.stage.texts.first { $0.text == "Own" }!.origin.x
      #expect(frame(searchButton!).minX > x && frame(searchButton!).maxY < 110)
      screen.tap(searchButton!)
      screen.advance(1)
      #expect(search.isActive && search.searchBar.isDescendant(of: bar))
      #expect(search.searchBar.isFirstResponder && bar.frame.height == 52)
      screen.type("z")
      #expect(search.searchBar.text == "z")
      screen.tap("Cancel")
      screen.advance(1)
      #expect(!search.isActive && bar.frame.height == 44 && searchButton != nil)
      #expect(shows("Title"))
    }

    @Test func thePlacementChangesWhileTheSearchBarIsShown() {
      item.preferredSearchBarPlacement = .integratedButton
      screen.commit()
      #expect(bar.frame.height == 44)
      item.preferredSearchBarPlacement = .stacked
      screen.commit()
      #expect(bar.frame.height == 96 && search.searchBar.isDescendant(of: bar))
      #expect(searchButton == nil && toolbar.isHidden)
    }

    @Test func theSearchBarIsOnlyInItsOwnControllersToolbar() {
      item.preferredSearchBarPlacement = .integratedButton
      screen.commit()
      navigation.pushViewController(UIViewController(), animated: false)
      screen.commit()
      #expect(toolbar.isHidden && searchButton == nil)
      navigation.popViewController(animated: false)
      screen.commit()
      #expect(!toolbar.isHidden && searchButton != nil)
    }
  }
}
