import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitSheets

extension OnScreen {
  /// Choosing fonts.
  @MainActor struct FontPickerTests {
    private final class Chooser: NSObject, UIFontPickerViewControllerDelegate {
      var picked: UIFontDescriptor?
      var isCanceled = false

      func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        picked = viewController.selectedFontDescriptor
      }

      func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        isCanceled = true
      }
    }

    private let chooser = Chooser()

    private func picker(
      _ change: (UIFontPickerViewController.Configuration) -> Void = { _ in }
    ) -> (UIFontPickerViewController, TestScreen, UITableView?) {
      let configuration = UIFontPickerViewController.Configuration()
      change(configuration)
      let picker = UIFontPickerViewController(configuration: configuration)
      picker.delegate = chooser
      let screen = TestScreen(root: picker)
      let navigation = picker.children.first as? UINavigationController
      let list = navigation?.viewControllers.first as? UITableViewController
      return (picker, screen, list?.tableView)
    }

    @Test func familiesAreShownInTheirOwnFaces() throws {
      let (_, _, table) = picker()
      let cells = try #require(table).visibleCells
      let first = try #require(cells.first?.textLabel)
      #expect(first.text == UIFont.familyNames.first)
      #expect(first.font.familyName == first.text)
    }

    @Test func familiesAreSearchedFor() throws {
      let (picker, screen, table) = picker()
      let navigation = try #require(picker.children.first as? UINavigationController)
      let search = try #require(navigation.topViewController?.navigationItem.searchController)
      search.searchBar.text = "helvetica"
      search.searchResultsUpdater?.updateSearchResults(for: search)
      screen.commit()
      let names = try #require(table).visibleCells.compactMap(\.textLabel?.text)
      #expect(names == ["Helvetica", "Helvetica Neue"])
    }

    @Test func namesMayBeInTheSystemsFont() throws {
      let (_, _, table) = picker { $0.displayUsingSystemFont = true }
      let first = try #require(table?.visibleCells.first?.textLabel)
      #expect(first.font == .preferredFont(forTextStyle: .body))
    }

    @Test func aTapChoosesAFamily() throws {
      let (_, screen, table) = picker()
      let cell = try #require(table?.visibleCells.dropFirst().first)
      let family = cell.textLabel?.text
      screen.tap(cell)
      let descriptor = try #require(chooser.picked)
      #expect(UIFont(descriptor: descriptor, size: 12).familyName == family)
    }

    @Test func facesFollowWhereTheyAreAskedFor() throws {
      let (picker, screen, table) = picker { $0.includeFaces = true }
      let family = try #require(
        UIFont.familyNames.firstIndex { UIFont.fontNames(forFamilyName: $0).count > 1 })
      table?.scrollToRow(at: IndexPath(row: family, section: 0), at: .middle, animated: false)
      screen.commit()
      screen.tap(try #require(table?.cellForRow(at: IndexPath(row: family, section: 0))))
      screen.advance(1)
      #expect(chooser.picked == nil)
      let navigation = try #require(picker.children.first as? UINavigationController)
      #expect(navigation.viewControllers.count == 2)
      let faces = try #require(navigation.topViewController as? UITableViewController)
      screen.tap(try #require(faces.tableView.visibleCells.first))
      #expect(chooser.picked != nil)
    }
  }
}
