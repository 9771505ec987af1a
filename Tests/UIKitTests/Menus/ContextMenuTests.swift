import Testing
import UIKit

extension OnScreen {
  /// Context menus, interactions, and pop-up buttons.
  @MainActor struct ContextMenuTests {
    private final class Log: NSObject, UIInteraction {
      weak var view: UIView?
      var calls: [String] = []

      func willMove(to view: UIView?) { calls.append(view == nil ? "will leave" : "will move") }
      func didMove(to view: UIView?) {
        self.view = view
        calls.append(view == nil ? "left" : "moved")
      }
    }

    private let screen = TestScreen()

    @Test func anInteractionIsToldOfItsView() {
      let (first, second) = (UIView(), UIView())
      let log = Log()
      first.addInteraction(log)
      #expect(log.view === first && first.interactions.count == 1)
      second.addInteraction(log)
      #expect(first.interactions.isEmpty && log.view === second)
      second.removeInteraction(log)
      #expect(log.view == nil)
      #expect(
        log.calls == [
          "will move", "moved", "will leave", "left", "will move", "moved", "will leave", "left",
        ])
    }

    @Test func aConfigurationHasAnIdentifierOfItsOwn() {
      let (one, other) = (UIContextMenuConfiguration(), UIContextMenuConfiguration())
      #expect((one.identifier as? NSObject) != (other.identifier as? NSObject))
      let named = UIContextMenuConfiguration(identifier: "name" as NSString)
      #expect(named.identifier as? NSString == "name")
    }

    @Test func aPopUpButtonShowsTheChosenElement() {
      let button = UIButton(type: .system)
      let actions = ["One", "Two"].map { UIAction(title: $0) { _ in } }
      actions[1].state = .on
      button.menu = UIMenu(children: actions)
      #expect(button.currentTitle == nil)
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      #expect(button.currentTitle == "Two")
      #expect(button.menu?.selectedElements == [actions[1]])
    }

    @Test func aPopUpButtonChoosesTheFirstElementAtFirst() {
      let button = UIButton(type: .system)
      button.changesSelectionAsPrimaryAction = true
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
      #expect(button.currentTitle == "One")
      #expect(button.menu?.selectedElements.count == 1)
    }

    @Test func aButtonWithAMenuHasAContextMenu() {
      let button = UIButton(type: .system)
      #expect(!button.isContextMenuInteractionEnabled && button.contextMenuInteraction == nil)
      button.menu = UIMenu(children: [UIAction { _ in }])
      #expect(button.isContextMenuInteractionEnabled)
      #expect(button.contextMenuInteraction?.view === button)
    }
  }
}
