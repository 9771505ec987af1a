import DeviceProtocol
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The main menus that an app configures.
  @MainActor struct MainMenuTests {
    /// A view controller that performs standard actions.
    private final class Worker: UIViewController {
      let log = CallLog()
      var elements: [UIMenuElement]?

      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ["alignLeft:", "printContent:", "toggleInspector:", "toggleSidebar:"].contains(action)
      }

      override func alignLeft(_ sender: Any?) { log.note("left") }
      override func printContent(_ sender: Any?) { log.note("print") }
      override func toggleInspector(_ sender: Any?) { log.note("inspector") }
      override func toggleSidebar(_ sender: Any?) { log.note("sidebar") }

      override func provider(
        for deferredElement: UIDeferredMenuElement
      ) -> UIDeferredMenuElement.Provider? {
        guard deferredElement.identifier.rawValue == "own", let elements else { return nil }
        log.note("asked")
        return UIDeferredMenuElement.Provider { $0(elements) }
      }
    }

    private let worker = Worker()
    private let screen: TestScreen
    private let configuration = UIMainMenuSystem.Configuration()

    init() {
      screen = TestScreen(root: worker)
    }

    private func build(_ handler: ((any UIMenuBuilder) -> Void)? = nil) {
      UIMainMenuSystem.shared.setBuildConfiguration(configuration, buildHandler: handler)
    }

    /// Restores the menus of an app that doesn't configure them.
    private func restore() {
      UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration())
    }

    private func menus() -> MenuTree {
      MenuTree(.main, root: StandardMenus.main(configuration))
    }

    private func command(
      _ action: Selector, _ input: String,
      _ behavior: UIMenuElement.RepeatBehavior = .automatic
    ) -> UIKeyCommand {
      let command = UIKeyCommand(
        title: input, action: action, input: input, modifierFlags: .command)
      command.repeatBehavior = behavior
      return command
    }

    // MARK: Groups

    @Test func theSharedSystemsAreTheKnownOnes() {
      #expect(UIMenuSystem.main === UIMainMenuSystem.shared)
      #expect(UIMenuSystem.context === UIContextMenuSystem.shared)
    }

    @Test func keysMeanCommandsOfIncludedGroupsOnly() {
      defer { restore() }
      screen.press("KeyP", "p", .command)
      #expect(worker.log.take() == [])
      configuration.printingPreference = .included
      configuration.sidebarPreference = .included
      configuration.inspectorPreference = .included
      configuration.textFormattingPreference = .included
      build()
      screen.press("KeyP", "p", .command)
      screen.press("KeyS", "s", [.command, .control])
      screen.press("KeyI", "i", [.command, .control])
      screen.press("BracketLeft", "{", [.command, .shift])
      #expect(worker.log.take() == ["print", "sidebar", "inspector", "left"])
      build()
      configuration.printingPreference = .removed
      screen.press("KeyP", "p", .command)
      #expect(worker.log.take() == ["print"])
      build()
      screen.press("KeyP", "p", .command)
      #expect(worker.log.take() == [])
    }

    @Test func aRemovedGroupHasNoMenu() {
      #expect(menus().menu(for: .print) != nil && menus().menu(for: .format) != nil)
      configuration.printingPreference = .removed
      configuration.textFormattingPreference = .removed
      configuration.sidebarPreference = .removed
      #expect(menus().menu(for: .print) == nil && menus().menu(for: .font) == nil)
      #expect(menus().menu(for: .sidebar) == nil && menus().menu(for: .document) != nil)
      configuration.inspectorPreference = .included
      #expect(menus().menu(for: .sidebar)?.children.map(\.title) == ["Show Inspector"])
    }

    @Test func theStyleChoosesTheElementsThatFindText() {
      configuration.findingPreference = .included
      func titles() -> [String]? { menus().menu(for: .find)?.children.map(\.title) }
      #expect(titles()?.contains("Find and Replace…") == true && titles()?.count == 5)
      configuration.findingConfiguration.style = .nonEditableText
      #expect(titles()?.contains("Find and Replace…") == false && titles()?.count == 4)
      configuration.findingConfiguration.style = .search
      #expect(titles() == ["Find…"])
      let copy = configuration.copy() as? UIMainMenuSystem.Configuration
      #expect(copy?.findingConfiguration.style == .search)
    }

    @Test func aSplitViewControllerShowsAndHidesItsSidebar() {
      defer { restore() }
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      let screen = TestScreen(.iPadLandscape, root: split)
      configuration.sidebarPreference = .included
      build()
      #expect(split.displayMode == .oneBesideSecondary)
      screen.press("KeyS", "s", [.command, .control])
      #expect(split.displayMode == .secondaryOnly)
      screen.press("KeyS", "s", [.command, .control])
      #expect(split.displayMode == .oneBesideSecondary)
    }

    // MARK: The build handler

    @Test func aBuildHandlerBuildsTheMenus() {
      defer { restore() }
      build { builder in
        #expect(builder.system === UIMainMenuSystem.shared)
        builder.insertElements([command("alignLeft:", "l")], atStartOfMenu: .file)
      }
      screen.press("KeyL", "l", .command)
      #expect(worker.log.take() == ["left"])
      build()
      screen.press("KeyL", "l", .command)
      #expect(worker.log.take() == [])
    }

    @Test func aHeldKeyRepeatsItsCommandUnlessThatIsOff() {
      defer { restore() }
      func hold(_ code: String, _ character: String) {
        for isRepeat in [false, true, true] {
          screen.send(
            .key(
              KeyPress(
                isDown: true, code: code, characters: character, modifiers: .command,
                isRepeat: isRepeat)))
        }
        screen.send(
          .key(
            KeyPress(isDown: false, code: code, characters: character, modifiers: .command)))
      }
      build { builder in
        builder.insertElements(
          [
            command("alignLeft:", "l", .repeatable),
            command("toggleSidebar:", "k", .nonRepeatable),
          ], atEndOfMenu: .view)
      }
      hold("KeyL", "l")
      #expect(worker.log.take() == ["left", "left", "left"])
      hold("KeyK", "k")
      #expect(worker.log.take() == ["sidebar"])
    }

    @Test func theResponderChainProvidesTheElementsOfTheFocus() {
      defer { restore() }
      build { builder in
        builder.insertElements(
          [
            UIDeferredMenuElement.usingFocus(
              identifier: UIDeferredMenuElement.Identifier("own"), shouldCacheItems: false)
          ], beforeMenu: .close)
      }
      screen.press("KeyL", "l", .command)
      #expect(worker.log.take() == [])
      worker.elements = [command("alignLeft:", "l")]
      screen.press("KeyL", "l", .command)
      #expect(worker.log.take() == ["asked", "left"])
      worker.elements = [command("toggleSidebar:", "l")]
      screen.press("KeyL", "l", .command)
      #expect(worker.log.take() == ["asked", "sidebar"])
    }

    private func elementOfFocus() -> UIDeferredMenuElement {
      UIDeferredMenuElement.usingFocus(
        identifier: UIDeferredMenuElement.Identifier("own"), shouldCacheItems: true)
    }

    @Test func elementsOfTheFocusAreKeptOnceTheyAreProvided() {
      defer { restore() }
      build { $0.insertElements([elementOfFocus()], beforeMenu: .close) }
      screen.press("KeyL", "l", .command)
      #expect(worker.log.take() == [])
      worker.elements = [command("alignLeft:", "l")]
      screen.press("KeyL", "l", .command)
      #expect(worker.log.take() == ["asked", "left"])
      worker.elements = [command("toggleSidebar:", "l")]
      screen.press("KeyL", "l", .command)
      #expect(worker.log.take() == ["left"])
    }

    @Test func keysMeanCommandsOfProvidedMenus() {
      defer { restore() }
      build { $0.insertElements([elementOfFocus()], beforeMenu: .close) }
      worker.elements = [UIMenu(title: "Text", children: [command("alignLeft:", "l")])]
      screen.press("KeyL", "l", .command)
      #expect(worker.log.take() == ["asked", "left"])
    }

    @Test func deferredElementsAreShownLikeOthers() {
      let inner = UIDeferredMenuElement { $0([UIAction(title: "Inner") { _ in }]) }
      let outer = UIDeferredMenuElement { provide in
        provide([
          UIMenu(title: "Section", options: .displayInline, children: [inner]),
          UIAction(title: "Hidden", attributes: .hidden) { _ in },
        ])
      }
      let button = UIButton(configuration: .filled())
      button.menu = UIMenu(children: [outer, UIAction(title: "Last") { _ in }])
      button.showsMenuAsPrimaryAction = true
      button.frame = CGRect(x: 50, y: 300, width: 100, height: 40)
      screen.view.addSubview(button)
      screen.commit()
      screen.tap(button)
      screen.advance(1)
      let texts = screen.stage.texts.map(\.text)
      #expect(texts.contains("Inner") && texts.contains("Last") && !texts.contains("Hidden"))
      #expect(screen.window.all(MenuWaitingRow.self).isEmpty)
    }

    @Test func aMenuShowsTheElementsOfTheFocus() {
      worker.elements = [UIAction(title: "Provided") { _ in }]
      let button = UIButton(configuration: .filled())
      button.menu = UIMenu(
        children: [
          UIDeferredMenuElement.usingFocus(
            identifier: UIDeferredMenuElement.Identifier("own"), shouldCacheItems: true),
          UIDeferredMenuElement.usingFocus(
            identifier: UIDeferredMenuElement.Identifier("other"), shouldCacheItems: true),
          UIAction(title: "Last") { _ in },
        ])
      button.showsMenuAsPrimaryAction = true
      button.frame = CGRect(x: 50, y: 300, width: 100, height: 40)
      screen.view.addSubview(button)
      screen.commit()
      screen.tap(button)
      screen.advance(1)
      let texts = screen.stage.texts.map(\.text)
      #expect(texts.contains("Provided") && texts.contains("Last"))
      #expect(screen.window.all(MenuWaitingRow.self).isEmpty)
    }

    // MARK: The tree

    @Test func elementsAreInsertedAroundMenusActionsAndCommands() {
      let tree = menus()
      func action(_ title: String) -> UIAction {
        UIAction(title: title, identifier: UIAction.Identifier(title)) { _ in }
      }
      func titles(_ identifier: UIMenu.Identifier) -> [String]? {
        tree.menu(for: identifier)?.children.map(\.title)
      }
      tree.insertElements([action("a"), action("b")], atStartOfMenu: .help)
      tree.insertElements([action("c")], atEndOfMenu: .help)
      tree.insertElements([action("d")], beforeAction: UIAction.Identifier("b"))
      tree.insertElements([action("e")], afterAction: UIAction.Identifier("c"))
      #expect(titles(.help) == ["a", "d", "b", "c", "e"])
      tree.replace(action: UIAction.Identifier("a"), with: [action("f"), action("g")])
      tree.remove(action: UIAction.Identifier("b"))
      #expect(titles(.help) == ["f", "g", "d", "c", "e"])
      tree.insertElements([action("h")], beforeMenu: .help)
      tree.insertElements([action("i")], afterMenu: .help)
      #expect(titles(.root)?.suffix(3) == ["h", "Help", "i"])
      tree.replace(menu: .help, with: [action("j")])
      #expect(titles(.root)?.suffix(3) == ["h", "j", "i"])
      tree.insertElements([action("k")], beforeCommand: "paste:")
      tree.insertElements([action("l")], afterCommand: "paste:")
      tree.remove(command: "cut:")
      tree.replace(command: "delete:", with: [action("m")])
      #expect(titles(.standardEdit) == ["Copy", "k", "Paste", "l", "m", "Select All"])
      tree.remove(command: "nothing:")
      #expect(titles(.standardEdit)?.count == 6)
    }

    // MARK: Rows

    @Test func anElementHidesItsImageAndIsToldOfItsHighlight() throws {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
      let action = UIAction(title: "One", image: image) { _ in }
      var states: [Bool] = []
      action.highlightStateUpdateHandler = { _, isHighlighted in states.append(isHighlighted) }
      let row = MenuRow(action, isInset: false) {}
      #expect(row.all(UIImageView.self).first?.image === image)
      row.isHighlighted = true
      row.isHighlighted = false
      #expect(states == [true, false])
      action.preferredImageVisibility = .hidden
      let copy = try #require(action.copy() as? UIAction)
      let hidden = MenuRow(copy, isInset: false) {}
      #expect(hidden.all(UIImageView.self).first?.image == nil)
    }
  }
}
