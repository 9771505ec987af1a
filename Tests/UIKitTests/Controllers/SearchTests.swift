import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  @MainActor struct SearchTests {
    private let screen: TestScreen
    private let content = UITableViewController(style: .plain)
    private let search = UISearchController(searchResultsController: nil)
    private let updater = SearchUpdater()

    init() {
      screen = TestScreen(root: UINavigationController(rootViewController: content))
      search.searchResultsUpdater = updater
      search.delegate = updater
      content.navigationItem.searchController = search
      content.title = "Title"
      screen.commit()
    }

    private var bar: UINavigationBar { content.navigationController!.navigationBar }

    @Test func theBarIsBelowTheTitleAndTakesItsPlaceWhileActive() {
      #expect(bar.frame.height == 96)
      #expect(abs(content.view.safeAreaInsets.top - (59 + 96)) < 0.001)
      search.isActive = true
      screen.advance(1)
      #expect(bar.frame.height == 52)
      #expect(search.searchBar.showsCancelButton)
      #expect(search.searchBar.searchTextField.isEditing)
      search.isActive = false
      screen.advance(1)
      #expect(bar.frame.height == 96)
      #expect(!search.searchBar.showsCancelButton)
    }

    @Test func theUpdaterIsToldOfActivityTextAndItsEnd() {
      search.isActive = true
      #expect(updater.log.take() == ["will present", "update ", "did present"])
      search.searchBar.text = "a"
      #expect(updater.log.take() == ["update a"])
      search.dismiss(animated: false)
      #expect(updater.log.take() == ["will dismiss", "update ", "did dismiss"])
      #expect(search.searchBar.text == "")
    }

    @Test func theTitleStaysWhereTheSearchShouldNotHideIt() {
      search.hidesNavigationBarDuringPresentation = false
      search.isActive = true
      screen.advance(1)
      #expect(bar.frame.height == 96)
    }

    @Test func contentIsObscuredUnlessItShouldNotBe() {
      search.isActive = true
      #expect(search.viewIfLoaded?.window != nil)
      search.obscuresBackgroundDuringPresentation = false
      #expect(search.viewIfLoaded?.window == nil)
    }

    @Test func resultsComeWithTheText() {
      let results = UIViewController()
      let search = UISearchController(searchResultsController: results)
      content.navigationItem.searchController = search
      search.isActive = true
      #expect(results.viewIfLoaded?.window == nil)
      search.searchBar.text = "a"
      screen.commit()
      #expect(results.view.window != nil)
      #expect(results.presentingViewController === content)
      search.isActive = false
      #expect(results.view.window == nil)
    }

    @Test func aBarHasTheHeightOfWhatItShows() {
      let bar = UISearchBar()
      #expect(bar.intrinsicContentSize.height == 56)
      bar.scopeButtonTitles = ["A", "B"]
      #expect(bar.intrinsicContentSize.height == 56)
      bar.showsScopeBar = true
      #expect(bar.intrinsicContentSize.height > 90)
      bar.prompt = "Prompt"
      #expect(bar.intrinsicContentSize.height > 110)
    }

    @Test func tokensStandBeforeTheText() {
      let field = search.searchBar.searchTextField
      search.searchBar.placeholder = "Find"
      search.isActive = true
      screen.advance(1)
      let start = field.caretRect(for: field.beginningOfDocument).minX
      _ = updater.log.take()
      let token = UISearchToken(icon: nil, text: "Fruit")
      token.representedObject = 7
      field.insertToken(token, at: 0)
      screen.advance(1)
      #expect(updater.log.take() == ["update "])
      #expect(field.caretRect(for: field.beginningOfDocument).minX > start + 30)
      #expect(screen.stage.texts.map(\.text).contains("Fruit"))
      #expect(!screen.stage.texts.map(\.text).contains("Find"))
      screen.type("ap")
      #expect(field.text == "ap")
      #expect(field.tokens(in: field.textualRange).first === token)
      // After the text has been deleted, the next press selects the token, and the one after that
      // deletes it.
      for _ in 0..<3 { screen.press("Backspace") }
      #expect(field.tokens.count == 1)
      screen.press("Backspace")
      #expect(field.tokens.isEmpty)
    }

    @Test func aPartOfTheTextBecomesAToken() {
      let field = UISearchTextField(frame: CGRect(x: 0, y: 100, width: 300, height: 36))
      screen.view.addSubview(field)
      field.text = "red apple"
      let end = field.position(from: field.beginningOfDocument, offset: 4)!
      field.replaceTextualPortion(
        of: field.textRange(from: field.beginningOfDocument, to: end)!,
        with: UISearchToken(icon: nil, text: "Red"), at: 0)
      #expect(field.text == "apple")
      #expect(field.tokens.count == 1)
    }

    @Test func aSuggestionIsTold() {
      search.isActive = true
      search.searchSuggestions = [
        UISearchSuggestionItem(localizedSuggestion: "Apples"),
        UISearchSuggestionItem(localizedSuggestion: "Pears"),
      ]
      screen.advance(1)
      _ = updater.log.take()
      let list = search.view.subviews.compactMap { $0 as? UITableView }.first
      if let row = list?.cellForRow(at: IndexPath(row: 1, section: 0)) { screen.tap(row) }
      screen.advance(1)
      #expect(updater.log.take() == ["select Pears"])
      search.searchSuggestions = nil
      screen.commit()
      #expect(!screen.stage.texts.map(\.text).contains("Pears"))
    }

    @Test func codeFindsTheFieldAndTheButtonByName() {
      let bar = UISearchBar()
      #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
      bar.setValue("Abbrechen", forKey: "cancelButtonText")
      let button = bar.value(forKey: "cancelButton") as? UIButton
      #expect(button?.title(for: .normal) == "Abbrechen")
    }
  }
}

/// A results updater that records the calls of a search controller.
private final class SearchUpdater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
  let log = CallLog()

  func updateSearchResults(for searchController: UISearchController) {
    log.note("update \(searchController.searchBar.text ?? "")")
  }

  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    log.note("select \(searchSuggestion.localizedSuggestion ?? "")")
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    log.note("will present")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    log.note("did present")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    log.note("will dismiss")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    log.note("did dismiss")
  }
}
