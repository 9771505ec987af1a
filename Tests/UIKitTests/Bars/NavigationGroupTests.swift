import Testing
import UIKit

extension OnScreen {
  /// Groups of items in a navigation bar.
  @MainActor struct NavigationGroupTests {
    private let screen = TestScreen()
    private let item = UINavigationItem(title: "Top")

    private func button(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private func titles() -> [String] {
      screen.commit()
      return screen.stage.texts.sorted { $0.origin.x < $1.origin.x }.map(\.text)
    }

    init() {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      bar.items = [item]
      screen.view.addSubview(bar)
    }

    @Test func groupsAreBeforeAndAfterTheTitle() {
      item.leadingItemGroups = [button("A").creatingFixedGroup()]
      item.trailingItemGroups = [
        UIBarButtonItemGroup(barButtonItems: [button("B"), button("C")], representativeItem: nil),
        button("D").creatingMovableGroup(customizationIdentifier: "d"),
      ]
      item.pinnedTrailingGroup = button("E").creatingFixedGroup()
      #expect(titles() == ["A", "Top", "B", "C", "D", "E"])
      #expect(item.trailingItemGroups.count == 2 && item.leadingItemGroups.count == 1)
      item.pinnedTrailingGroup = nil
      #expect(titles() == ["A", "Top", "B", "C", "D"])
    }

    @Test func changesOfAGroupAreShown() {
      let (leading, trailing) = (button("A").creatingFixedGroup(), button("B").creatingFixedGroup())
      let hidden = button("H")
      hidden.isHidden = true
      item.leadingItemGroups = [leading]
      item.trailingItemGroups = [trailing]
      item.pinnedTrailingGroup = button("E").creatingFixedGroup()
      trailing.barButtonItems += [button("C"), hidden]
      leading.barButtonItems = [button("Z")]
      #expect(titles() == ["Z", "Top", "B", "C", "E"])
      leading.isHidden = true
      trailing.isHidden = true
      trailing.barButtonItems.insert(button("D"), at: 0)
      #expect(titles() == ["Top", "E"])
      leading.isHidden = false
      trailing.isHidden = false
      #expect(titles() == ["Z", "Top", "D", "B", "C", "E"])
      #expect(hidden.isHidden && !trailing.barButtonItems[0].isHidden)
    }

    @Test func aGroupThatIsNoLongerShownChangesNothing() {
      let (first, second) = (button("A").creatingFixedGroup(), button("B").creatingFixedGroup())
      item.leadingItemGroups = [first]
      item.leadingItemGroups = [second]
      first.barButtonItems.append(button("C"))
      #expect(titles() == ["B", "Top"])
      item.leftBarButtonItems = [button("D")]
      second.barButtonItems.append(button("E"))
      #expect(titles() == ["D", "Top"])
    }

    @Test func theSearchBarIsBelowTheBar() {
      item.preferredSearchBarPlacement = .stacked
      #expect(item.searchBarPlacement == .stacked && item.preferredSearchBarPlacement == .stacked)
      #expect(item.style == .navigator)
      item.style = .editor
      #expect(item.style == .editor)
    }
  }
}
