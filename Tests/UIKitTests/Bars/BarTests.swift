import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  @MainActor struct BarTests {
    private let screen = TestScreen()
    private let log = CallLog()

    @Test func itemsDescribeTheirButtons() throws {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      let item = UIBarButtonItem(title: "Title", style: .plain, target: nil, action: nil)
      bar.setItems([item], animated: false)
      screen.view.addSubview(bar)
      screen.commit()
      let before = try #require(item.shownView)
      #expect(before.isAccessibilityElement && before.accessibilityTraits == .button)
      item.accessibilityTraits = .staticText
      item.accessibilityHint = "names the form"
      item.isAccessibilityElement = false
      screen.commit()
      let button = try #require(item.shownView)
      #expect(!button.isAccessibilityElement && button.accessibilityTraits == .staticText)
      #expect(button.accessibilityHint == "names the form")
    }

    @Test func aToolbarPlacesItsItemsBetweenSpaces() {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      let custom = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      bar.setItems(
        [
          UIBarButtonItem(
            title: "Left", image: nil, primaryAction: UIAction { [log] _ in log.note("left") }),
          .flexibleSpace(), UIBarButtonItem(customView: custom), .fixedSpace(20),
          UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [log] _ in log.note("done") }),
        ], animated: false)
      screen.view.addSubview(bar)
      screen.commit()
      #expect(custom.convert(custom.bounds, to: nil).minX > 200)
      #expect(screen.stage.texts.contains { $0.text == "Done" })
      screen.tap(at: CGPoint(x: 35, y: 322))
      screen.tap(at: CGPoint(x: 360, y: 322))
      #expect(log.take() == ["left", "done"])
      bar.items?.first?.isHidden = true
      screen.commit()
      #expect(!screen.stage.texts.contains { $0.text == "Left" })
      bar.barTintColor = .red
      bar.isTranslucent = false
      screen.commit()
      #expect(bar.sizeThatFits(.zero).height == 44 || bar.intrinsicContentSize.height == 44)
    }

    @Test(arguments: [
      UIBarButtonItem.SystemItem.add, .edit, .save, .cancel, .done, .compose, .reply, .action,
      .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
      .fastForward, .undo, .redo, .close,
    ])
    func everySystemItemIsShownAndPressed(_ item: UIBarButtonItem.SystemItem) {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      let target = TestTarget()
      bar.items = [UIBarButtonItem(barButtonSystemItem: item, target: target, action: "act:")]
      screen.view.addSubview(bar)
      screen.commit()
      screen.tap(at: CGPoint(x: 32, y: 322))
      #expect(target.calls == ["act:"])
    }

    @Test func anItemWithATitleOrImageNeedsNoMenu() {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      let target = TestTarget()
      bar.items = [UIBarButtonItem(title: "Send", image: nil, target: target, action: "act:")]
      screen.view.addSubview(bar)
      screen.commit()
      screen.tap(at: CGPoint(x: 32, y: 322))
      #expect(target.calls == ["act:"])
    }

    @Test func aBarOfItsOwnPushesAndPopsItems() {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      let delegate = BarDelegate()
      bar.delegate = delegate
      bar.items = [UINavigationItem(title: "One")]
      screen.view.addSubview(bar)
      bar.pushItem(UINavigationItem(title: "Two"), animated: false)
      screen.commit()
      #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
      #expect(bar.popItem(animated: false)?.title == "Two")
      bar.setItems([UINavigationItem(title: "A"), UINavigationItem(title: "B")], animated: true)
      screen.advance(1)
      #expect(bar.items?.count == 2)
      #expect(screen.stage.texts.contains { $0.text == "B" })
      bar.barTintColor = .red
      bar.isTranslucent = false
      bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
      bar.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
      bar.barStyle = .black
      screen.commit()
      #expect(delegate.log.take().contains("shouldPush") || bar.items?.count == 2)
    }

    @Test func appearancesAreCopiedAndConfigured() {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithTransparentBackground()
      appearance.backgroundColor = .red
      appearance.shadowColor = .blue
      appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
      let copy = appearance.copy()
      #expect(copy.backgroundColor == .red && copy.shadowColor == .blue)
      appearance.configureWithOpaqueBackground()
      appearance.configureWithDefaultBackground()
      let button = UIBarButtonItemAppearance(style: .plain)
      button.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      appearance.buttonAppearance = button
      #expect(appearance.buttonAppearance.normal.titleTextAttributes.count == 1)
      let tab = UITabBarAppearance(barAppearance: appearance)
      tab.stackedLayoutAppearance.selected.iconColor = .red
      #expect(tab.stackedLayoutAppearance.selected.iconColor == .red)
      let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 393, height: 49))
      bar.items = [UITabBarItem(title: "T", image: UIImage(systemName: "star"), tag: 0)]
      bar.standardAppearance = tab
      bar.selectedItem = bar.items?.first
      bar.tintColor = .green
      screen.view.addSubview(bar)
      screen.commit()
      #expect(screen.stage.texts.contains { $0.text == "T" })
    }

    @Test func itemsKeepTheirLooks() {
      let item = UIBarButtonItem(title: "T", style: .done, target: nil, action: nil)
      item.tag = 3
      item.width = 40
      item.tintColor = .red
      item.imageInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
      #expect(item.style == .done && item.tag == 3 && item.width == 40)
      item.menu = UIMenu(children: [UIAction(title: "In menu") { [log] _ in log.note("menu") }])
      let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      bar.items = [item]
      screen.view.addSubview(bar)
      screen.commit()
      screen.tap(at: CGPoint(x: 30, y: 322))
      screen.advance(1)
      #expect(screen.stage.texts.contains { $0.text == "In menu" })
      item.isEnabled = false
      item.isSelected = true
      item.title = "New"
      screen.commit()
      #expect(screen.stage.texts.contains { $0.text == "New" })
    }

    @Test func aColorPickerTellsWhatWasChosen() {
      let picker = UIColorPickerViewController()
      let delegate = PickerDelegate()
      picker.delegate = delegate
      picker.selectedColor = .red
      screen.root.present(picker, animated: true)
      screen.advance(1)
      let frame = picker.view.convert(picker.view.bounds, to: nil)
      for y in stride(from: frame.minY + 40, to: frame.minY + 400, by: 40) {
        screen.tap(at: CGPoint(x: frame.midX + 5, y: y))
        screen.advance(0.2)
      }
      #expect(!delegate.colors.isEmpty)
      #expect(delegate.colors.last == picker.selectedColor)
      picker.dismiss(animated: false)
    }

    private final class BarDelegate: NSObject, UINavigationBarDelegate {
      let log = CallLog()
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
      ) -> Bool {
        log.note("shouldPush")
        return true
      }
    }

    private final class PickerDelegate: NSObject, UIColorPickerViewControllerDelegate {
      var colors: [UIColor] = []
      func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor,
        continuously: Bool
      ) { colors.append(color) }
    }
  }
}
