import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The menus of links and other text items, as determined by the delegate.
  @MainActor struct TextItemMenuTests {
    private final class Follower: NSObject, UITextViewDelegate {
      var seen: [String] = []
      var menu: ((UIMenu) -> UIMenu?)?

      func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
      ) -> UITextItem.MenuConfiguration? {
        seen.append("\(textItem.range.location) \(defaultMenu.children.count)")
        return menu?(defaultMenu).map { UITextItem.MenuConfiguration(menu: $0) }
      }

      func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
      ) {
        animator.addAnimations { self.seen.append("display") }
        animator.addCompletion { self.seen.append("displayed") }
      }

      func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
      ) {
        seen.append("end \(textItem.range.location)")
      }

      func textView(
        _ textView: UITextView,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) {
        seen.append("present")
      }

      func textView(
        _ textView: UITextView,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) {
        seen.append("dismiss")
      }
    }

    private let screen = TestScreen()
    private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    private let follower = Follower()

    init() {
      let text = NSMutableAttributedString(
        string: "link", attributes: [.link: URL(string: "https://example.com")!])
      text.append(NSAttributedString(string: " tag", attributes: [.textItemTag: "tag"]))
      view.attributedText = text
      view.isEditable = false
      view.delegate = follower
      screen.view.addSubview(view)
      screen.commit()
    }

    private func titles() -> [String] {
      screen.advance(1)
      return screen.stage.texts.map(\.text)
    }

    @Test func theDelegateHasAMenuOfItsOwn() {
      follower.menu = { UIMenu(children: [UIAction(title: "Save") { _ in }] + $0.children) }
      #expect(view.pressItem(at: CGPoint(x: 15, y: 15)))
      #expect(follower.seen[0].hasPrefix("0 "))
      #expect(titles().contains("Save") && titles().contains("Open Link"))
    }

    @Test func withoutAConfigurationThereIsNoMenu() {
      #expect(view.pressItem(at: CGPoint(x: 15, y: 15)))
      #expect(!titles().contains("Open Link"))
    }

    @Test func aTagHasOnlyTheDelegatesMenu() {
      follower.menu = { _ in UIMenu(children: [UIAction(title: "Explain") { _ in }]) }
      #expect(view.pressItem(at: CGPoint(x: 45, y: 15)))
      #expect(follower.seen.first == "4 0" && titles().contains("Explain"))
    }

    @Test func theDelegateFollowsTheMenuOfAnItem() {
      follower.menu = { _ in UIMenu(children: [UIAction(title: "Explain") { _ in }]) }
      #expect(view.pressItem(at: CGPoint(x: 45, y: 15)))
      #expect(follower.seen.dropFirst() == ["display", "displayed"])
      screen.advance(1)
      screen.tap(at: CGPoint(x: 300, y: 700))
      screen.advance(1)
      #expect(follower.seen.last == "end 4")
    }

    @Test func theDelegateFollowsTheEditingMenu() {
      view.isEditable = true
      view.becomeFirstResponder()
      view.selectionUI.showMenu()
      #expect(follower.seen == ["present"])
      view.selectionUI.dismissMenu()
      #expect(follower.seen == ["present", "dismiss"])
    }
  }
}
