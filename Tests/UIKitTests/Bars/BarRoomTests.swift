import Testing
import UIKit

extension OnScreen {
  /// The parts that bars omit for lack of space, and later changes of items that affect their
  /// buttons.
  @MainActor struct BarRoomTests {
    private let screen = TestScreen()

    /// Returns the text of the back button next to a title.
    private func wayBack(beside title: String, from first: String = "Ingredients") -> String? {
      let (one, two) = (UIViewController(), UIViewController())
      (one.title, two.title) = (first, title)
      let navigation = UINavigationController(rootViewController: one)
      navigation.pushViewController(two, animated: false)
      screen.window.rootViewController = navigation
      screen.commit()
      return screen.element("BackButton")?.text
    }

    /// Returns a title with approximately the given width, in points.
    private func title(_ width: CGFloat) -> String {
      let label = UILabel()
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.text = ""
      while label.intrinsicContentSize.width < width { label.text? += "n" }
      return label.text ?? ""
    }

    @Test func theWayBackIsShortenedBeforeTheTitleIs() {
      #expect(wayBack(beside: title(200)) == "Ingredients")
      #expect(wayBack(beside: title(285)) == "Back")
      let long = title(325)
      #expect(wayBack(beside: long) == "")
      #expect(screen.stage.texts.contains { $0.text == long })
    }

    @Test func theWayBackAndATitleThatItPushesAsideHaveAGapBetweenThem() throws {
      let pushed = title(200)
      #expect(wayBack(beside: pushed) == "Ingredients")
      let end = try #require(screen.element("BackButton")).frame.maxX
      let text = try #require(screen.stage.texts.first { $0.text == pushed })
      #expect(text.origin.x >= end + 7.5 && text.origin.x < end + 12)
    }

    @Test func aViewOfAnItemThatIsPutElsewhereComesBackToItsBar() {
      let button = UIButton()
      button.translatesAutoresizingMaskIntoConstraints = false
      let shown = UIViewController()
      let navigation = UINavigationController(rootViewController: shown)
      shown.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      screen.window.rootViewController = navigation
      shown.view.addSubview(button)
      button.widthAnchor.constraint(equalToConstant: 80).isActive = true
      button.heightAnchor.constraint(equalToConstant: 40).isActive = true
      screen.commit()
      #expect(button.isDescendant(of: navigation.navigationBar))
      #expect(
        button.convert(button.bounds, to: nil) == CGRect(x: 297, y: 61, width: 80, height: 40))
    }

    /// Bars size views by their constraints since iOS 11.
    @Test func aViewWithoutASizeIsAsLargeInABarAsItsConstraintsAsk() {
      let labels = (0..<3).map { _ in UILabel() }
      let stacks = labels.map { label in
        let unit = UILabel()
        (label.text, unit.text) = ("5", "km")
        let stack = UIStackView(arrangedSubviews: [label, unit])
        stack.spacing = 8
        return stack
      }
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      let item = UINavigationItem()
      item.titleView = stacks[0]
      item.leftBarButtonItem = UIBarButtonItem(customView: stacks[1])
      bar.setItems([item], animated: false)
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      toolbar.items = [UIBarButtonItem(customView: stacks[2])]
      // Nothing is laid out yet, so the space between the labels is still there.
      #expect(stacks.allSatisfy { $0.bounds.width > 8 })
      for bar in [bar, toolbar] { screen.view.addSubview(bar) }
      screen.commit()
      for label in labels { label.text = "1000000" }
      screen.commit()
      for (label, stack) in zip(labels, stacks) {
        #expect(label.bounds.width >= label.intrinsicContentSize.width - 0.5)
        #expect(stack.bounds.width > label.bounds.width + 8)
      }
      // The value set by the app takes precedence.
      stacks[2].frame.size = CGSize(width: 200, height: 30)
      toolbar.frame.size.width = 390
      screen.commit()
      #expect(stacks[2].bounds.size == CGSize(width: 200, height: 30))
    }

    @Test func aBarPlacesWhatConstraintsSizeAtOnce() {
      let (plain, button, label) = (MeasuredView(), UIButton(type: .system), UILabel())
      label.text = "Title"
      for view in [plain, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        plain.widthAnchor.constraint(equalToConstant: 48),
        plain.heightAnchor.constraint(equalToConstant: 40),
        button.widthAnchor.constraint(equalToConstant: 32),
        button.heightAnchor.constraint(equalToConstant: 32),
      ])
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      let item = UINavigationItem()
      item.leftBarButtonItem = UIBarButtonItem(customView: plain)
      item.rightBarButtonItem = UIBarButtonItem(customView: button)
      item.titleView = label
      bar.setItems([item], animated: false)
      screen.view.addSubview(bar)
      screen.commit()
      #expect(plain.frame == CGRect(x: 16, y: 2, width: 48, height: 40))
      #expect(button.frame == CGRect(x: 345, y: 6, width: 32, height: 32))
      #expect(abs(label.frame.midX - 196.5) < 0.5 && label.frame.width > 10)
      // The view is measured only when it's added to the bar and laid out, and not repeatedly.
      #expect(plain.measurements < 15)
      label.text = "A longer title"
      screen.commit()
      #expect(label.frame.width >= label.intrinsicContentSize.width)
    }

    @Test func aBarFollowsTheConstraintsOfItsViews() {
      let late = UIButton(type: .system)
      let framed = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let width = framed.widthAnchor.constraint(equalToConstant: 24)
      NSLayoutConstraint.activate([width, framed.heightAnchor.constraint(equalToConstant: 22)])
      let item = UINavigationItem()
      item.leftBarButtonItem = UIBarButtonItem(customView: late)
      item.rightBarButtonItem = UIBarButtonItem(customView: framed)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      bar.setItems([item], animated: false)
      NSLayoutConstraint.activate([
        late.widthAnchor.constraint(equalToConstant: 32),
        late.heightAnchor.constraint(equalToConstant: 30),
      ])
      screen.view.addSubview(bar)
      screen.commit()
      #expect(late.bounds.size == CGSize(width: 32, height: 30))
      #expect(framed.bounds.size == CGSize(width: 24, height: 22))
      width.constant = 40
      screen.commit()
      #expect(framed.bounds.size == CGSize(width: 40, height: 22))
      #expect(framed.frame.maxX == 377)
    }

    @Test func anIdentifierReachesTheButtonLater() {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      let item = UIBarButtonItem(title: "Left", primaryAction: nil)
      bar.items = [item]
      screen.view.addSubview(bar)
      screen.commit()
      item.accessibilityIdentifier = "left"
      #expect(screen.element("left")?.text == "Left")
    }

    @Test func draggedItemsPressAnItemThatIsSpringLoaded() {
      let item = UIBarButtonItem(title: "Trash", primaryAction: nil)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      bar.items = [item]
      func springs() -> Int {
        bar.subviews.flatMap(\.interactions).count(where: { $0 is UISpringLoadedInteraction })
      }
      #expect(!item.isSpringLoaded && springs() == 0)
      item.isSpringLoaded = true
      item.isSpringLoaded = true
      #expect(item.isSpringLoaded && springs() == 1)
      item.isSpringLoaded = false
      #expect(!item.isSpringLoaded && springs() == 0)
    }

    @Test func anItemIsSelectedOrShowsWhatIsChosen() {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      let toggle = UIBarButtonItem(title: "On", primaryAction: UIAction(title: "On") { _ in })
      toggle.changesSelectionAsPrimaryAction = true
      let choice = UIBarButtonItem(
        title: nil,
        menu: UIMenu(children: [UIAction(title: "Red") { _ in }, UIAction(title: "Blue") { _ in }]))
      choice.changesSelectionAsPrimaryAction = true
      bar.items = [toggle, .flexibleSpace(), choice]
      screen.view.addSubview(bar)
      screen.commit()
      #expect(choice.title == "Red")
      screen.tap(at: CGPoint(x: 30, y: 322))
      #expect(toggle.isSelected)
      screen.tap(at: CGPoint(x: 360, y: 322))
      screen.advance(1)
      let blue = screen.stage.texts.first { $0.text == "Blue" }?.origin ?? .zero
      screen.tap(at: CGPoint(x: blue.x + 5, y: blue.y - 4))
      #expect(choice.title == "Blue")
    }
  }
}

/// A view that counts how often it's measured.
private final class MeasuredView: UIView {
  private(set) var measurements = 0

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    measurements += 1
    return super.systemLayoutSizeFitting(targetSize)
  }
}
