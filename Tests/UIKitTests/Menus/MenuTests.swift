import Testing
import UIKit

extension OnScreen {
  /// The elements of menus that apps create and change.
  @MainActor struct MenuTests {
    private let screen = TestScreen()
    private let log = CallLog()

    private func image() -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    }

    @Test func actionsAndCommandsAreLeaves() {
      let leaves: [any UIMenuLeaf] = [
        UIAction(title: "One") { _ in }, UICommand(title: "One", action: Selector(("act"))),
        UIKeyCommand(title: "One", action: Selector(("act")), input: "1"),
      ]
      for leaf in leaves {
        leaf.state = .on
        leaf.selectedImage = image()
        leaf.attributes = .hidden
        #expect(leaf.title == "One")
      }
      let menu = UIMenu(children: leaves.compactMap { $0 as? UIMenuElement })
      #expect(menu.selectedElements.count == 3)
    }

    @Test func aLeafKnowsItsSenderWhileItIsPerformed() {
      let sender = NSObject()
      let action = UIAction { [log] in log.note("\($0.sender as? NSObject === sender)") }
      action.performWithSender(sender, target: nil)
      #expect(action.sender == nil)
      #expect(log.take() == ["true"])
      let target = TestTarget()
      UICommand(title: "", action: Selector(("act:"))).performWithSender(sender, target: target)
      #expect(target.calls == ["act:"])
      #expect(target.senders.first as? UICommand != nil)
    }

    @Test func aCopyChangesIndependently() throws {
      let action = UIAction(
        title: "Old", subtitle: "Sub", identifier: UIAction.Identifier("id"), attributes: .disabled,
        state: .on
      ) { [log] _ in log.note("done") }
      let copy = try #require(action.copy() as? UIAction)
      copy.title = "New"
      copy.state = .off
      #expect(action.title == "Old")
      #expect(action.state == .on)
      #expect(copy.identifier == action.identifier)
      #expect(copy.subtitle == "Sub")
      #expect(copy.attributes == .disabled)
      copy.performWithSender(nil, target: nil)
      #expect(log.take() == ["done"])
      let key = UIKeyCommand(input: "k", modifierFlags: .command, action: Selector(("act")))
      let keyCopy = try #require(key.copy() as? UIKeyCommand)
      #expect(keyCopy.input == "k")
      #expect(keyCopy.modifierFlags == .command)
      let menu = UIMenu(title: "Menu", options: .displayInline, children: [action])
      let menuCopy = try #require(menu.copy() as? UIMenu)
      #expect(menuCopy.children == [action])
      #expect(menuCopy.options == .displayInline)
    }

    @Test func commandsHaveAlternatesAndTitlesForTheCommandKey() {
      let alternate = UICommandAlternate(
        title: "All", action: Selector(("other:")), modifierFlags: .alternate)
      let command = UICommand(
        title: "One", subtitle: "Sub", action: Selector(("act")), alternates: [alternate])
      #expect(command.alternates == [alternate])
      #expect(command.subtitle == "Sub")
      let key = UIKeyCommand(
        input: "k", modifierFlags: .command, action: Selector(("act")),
        discoverabilityTitle: "Find")
      #expect(key.discoverabilityTitle == "Find")
      #expect(key.title.isEmpty)
    }

    @Test func attributesOfACommandCountInAMenu() {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Menu"
      button.menu = UIMenu(
        children: [
          UICommand(title: "Shown", action: Selector(("act"))),
          UICommand(title: "Gone", action: Selector(("act")), attributes: .hidden),
        ])
      button.showsMenuAsPrimaryAction = true
      button.frame = CGRect(x: 50, y: 300, width: 100, height: 40)
      screen.view.addSubview(button)
      screen.commit()
      screen.tap(button)
      screen.advance(1)
      let texts = screen.stage.texts.map(\.text)
      #expect(texts.contains("Shown"))
      #expect(!texts.contains("Gone"))
    }
  }
}
