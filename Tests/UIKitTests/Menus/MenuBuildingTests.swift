import ObjectiveC
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Menus that responders and text delegates build.
  @MainActor struct MenuBuildingTests {
    private final class Writing: UITextView {
      var build: ((any UIMenuBuilder) -> Void)?

      override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        if builder.system === UIMenuSystem.context { build?(builder) }
      }
    }

    private final class Follower: NSObject, UITextViewDelegate, UITextFieldDelegate {
      var ranges: [NSRange] = []
      var menu: (([UIMenuElement]) -> UIMenu?)?

      func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        ranges.append(range)
        return menu?(suggestedActions)
      }

      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        ranges.append(range)
        return menu?(suggestedActions)
      }
    }

    private let screen = TestScreen()
    private let follower = Follower()
    private let view = Writing(frame: CGRect(x: 20, y: 100, width: 300, height: 100))

    init() {
      view.text = "Some words"
      view.delegate = follower
      screen.view.addSubview(view)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 5, length: 5)
    }

    private func titles(of host: any TextEditorHost) -> [String] {
      TextEditMenu(host).items {}.map(\.title)
    }

    private func menu(_ title: String) -> UIMenu {
      UIMenu(
        identifier: UIMenu.Identifier(title), options: .displayInline,
        children: [UIAction(title: title) { _ in }])
    }

    @Test func theDelegateAddsToTheActionsOfAText() {
      #expect(titles(of: view).starts(with: ["Cut", "Copy"]))
      #expect(follower.ranges == [NSRange(location: 5, length: 5)])
      var done = 0
      follower.menu = { UIMenu(children: [UIAction(title: "Mark") { _ in done += 1 }] + $0) }
      #expect(titles(of: view).starts(with: ["Mark", "Cut", "Copy"]))
      TextEditMenu(view).items {}.first?.action()
      #expect(done == 1)
      follower.menu = { _ in UIMenu(children: []) }
      #expect(titles(of: view).isEmpty)
    }

    @Test func theDelegateOfAFieldDoesSoToo() {
      let field = UITextField(frame: CGRect(x: 20, y: 250, width: 200, height: 40))
      field.text = "Word"
      field.delegate = follower
      screen.view.addSubview(field)
      field.becomeFirstResponder()
      field.selectAll(nil)
      follower.menu = { UIMenu(children: $0 + [UIAction(title: "Mark") { _ in }]) }
      #expect(titles(of: field).first == "Cut" && titles(of: field).last == "Mark")
      #expect(follower.ranges.first == NSRange(location: 0, length: 4))
    }

    @Test func aResponderBuildsTheMenuOfAText() {
      view.build = { [menu = menu("New")] builder in
        builder.remove(menu: .standardEdit)
        builder.insertChild(menu, atStartOfMenu: .root)
      }
      #expect(titles(of: view) == ["New"])
      view.build = { [menu = menu("New")] builder in
        builder.insertSibling(menu, afterMenu: .standardEdit)
        builder.replaceChildren(ofMenu: .standardEdit) { Array($0.prefix(1)) }
      }
      #expect(titles(of: view) == ["Cut", "New"])
    }

    @Test func theActionOfTheSystemIsPerformed() {
      let copy = TextEditMenu(view).items {}.first { $0.title == "Copy" }
      copy?.action()
      #expect(UIPasteboard.general.string == "words")
    }

    // MARK: The app's menus

    private final class Delegate: UIResponder, UIApplicationDelegate {
      var asked = 0
      var isEnabled = true

      override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        let say = UIKeyCommand(
          title: "Say", action: "say:", input: "J", modifierFlags: .command)
        builder.insertChild(UIMenu(children: [say]), atEndOfMenu: .file)
      }

      override func validate(_ command: UICommand) {
        command.attributes = isEnabled ? [] : .disabled
      }

      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == "say:" { asked += 1 }
        return action == "say:"
      }
    }

    @Test func keysMeanCommandsOfTheAppsMenusWhichAreValidatedFirst() {
      let delegate = Delegate()
      let former = UIApplication.shared.delegate
      UIApplication.shared.delegate = delegate
      UIMenuSystem.main.setNeedsRebuild()
      defer {
        UIApplication.shared.delegate = former
        UIMenuSystem.main.setNeedsRebuild()
      }
      #expect(UIMainMenuSystem.shared.keyCommands(from: nil).map(\.title) == ["Say"])
      delegate.isEnabled = false
      screen.press("KeyJ", "j", .command)
      #expect(
        delegate.asked == 1
          && UIMainMenuSystem.shared.keyCommands(from: nil)[0].attributes == .disabled)
      screen.press("KeyJ", "j", .command)
      #expect(delegate.asked == 2)
    }

    // MARK: The tree

    @Test func aTreeFindsReplacesAndRemoves() {
      let tree = MenuTree(
        .main, root: StandardMenus.main(UIMainMenuSystem.Configuration()))
      #expect(tree.menu(for: .file)?.title == "File" && tree.menu(for: .about) != nil)
      #expect(tree.command(for: "copy:", propertyList: nil)?.title == "Copy")
      tree.remove(menu: .format)
      #expect(tree.menu(for: .format) == nil && tree.menu(for: .font) == nil)
      tree.insertSibling(menu("One"), beforeMenu: .file)
      tree.insertSibling(menu("Two"), afterMenu: .file)
      tree.insertChild(menu("Three"), atEndOfMenu: .file)
      tree.replace(menu: .help, with: menu("Four"))
      let names = tree.root.children.compactMap { ($0 as? UIMenu)?.identifier.rawValue }
      #expect(
        names == [
          "com.apple.menu.application", "One", "com.apple.menu.file", "Two", "com.apple.menu.edit",
          "com.apple.menu.view", "com.apple.menu.window", "Four",
        ])
      #expect((tree.menu(for: .file)?.children.last as? UIMenu)?.identifier.rawValue == "Three")
      let action = UIAction(title: "Act", identifier: UIAction.Identifier("act")) { _ in }
      tree.replaceChildren(ofMenu: .root) { $0 + [UIMenu(children: [action])] }
      #expect(tree.action(for: UIAction.Identifier("act")) === action)
    }
  }
}
