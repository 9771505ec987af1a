import DeviceProtocol
import Foundation
import Testing
import UIKit

extension OnScreen {
  @MainActor struct AccessibilityTests {
    private let screen = TestScreen()

    private func show<View: UIView>(_ view: View) -> View {
      if view.bounds.isEmpty { view.frame = CGRect(x: 20, y: 200, width: 200, height: 40) }
      screen.view.addSubview(view)
      screen.commit()
      return view
    }

    @Test func controlsAreElementsWithTraits() {
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      let shown = show(button)
      #expect(shown.isAccessibilityElement)
      #expect(shown.accessibilityLabel == "Press")
      #expect(shown.accessibilityTraits.contains(.button))
      button.isEnabled = false
      #expect(screen.element(of: button)?.isEnabled == false)
      button.isEnabled = true
      button.isSelected = true
      #expect(screen.element(of: button)?.isSelected == true)
      let label = show(UILabel())
      label.text = "Words"
      #expect(label.isAccessibilityElement && label.accessibilityLabel == "Words")
      #expect(label.accessibilityTraits.contains(.staticText))
      #expect(!UIView().isAccessibilityElement)
    }

    @Test func whatThePersonSetsWins() {
      let button = show(UIButton(type: .system))
      button.setTitle("Title", for: .normal)
      button.accessibilityLabel = "Own"
      button.accessibilityHint = "Hint"
      button.accessibilityValue = "Value"
      button.accessibilityIdentifier = "id"
      let element = screen.element("id")
      #expect(element?.label == "Own" && element?.hint == "Hint" && element?.value == "Value")
      #expect(element?.isAccessible == true)
      button.isAccessibilityElement = false
      #expect(screen.element("id")?.isAccessible == false)
    }

    @Test func hiddenElementsAreNotReached() {
      let group = show(UIView())
      let label = UILabel(frame: group.bounds)
      label.text = "x"
      label.accessibilityIdentifier = "label"
      group.addSubview(label)
      #expect(screen.element("label")?.isAccessible == true)
      group.accessibilityElementsHidden = true
      #expect(screen.element("label")?.isAccessible == false)
      group.accessibilityElementsHidden = false
      let modal = show(UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10)))
      modal.accessibilityViewIsModal = true
      #expect(screen.element("label")?.isAccessible == false)
      modal.removeFromSuperview()
      label.isHidden = true
      #expect(screen.element("label")?.isVisible == false)
    }

    @Test func theOrderIsThatOfTheElementsNamed() {
      let group = show(UIView())
      let labels = ["a", "b", "c"].map { name in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.accessibilityIdentifier = name
        label.text = name
        group.addSubview(label)
        return label
      }
      group.accessibilityElements = [labels[2], labels[0]]
      let children = screen.element(of: group)?.children.compactMap(\.identifier)
      #expect(children == ["c", "a", "b"])
      #expect(screen.element("b")?.isAccessible == false)
    }

    @Test func activationPressesOrIsTaken() {
      let log = CallLog()
      let button = show(UIButton(type: .system))
      button.addAction(UIAction { _ in log.note("pressed") }, for: .touchUpInside)
      let id = screen.element(of: button)?.id ?? 0
      screen.send(.accessibilityAction(elementID: id, .activate))
      #expect(log.take() == ["pressed"])
      let own = show(OwnElement(frame: CGRect(x: 0, y: 500, width: 50, height: 50)))
      let ownID = screen.element(of: own)?.id ?? 0
      for action in [AccessibilityAction.activate, .increment, .decrement] {
        screen.send(.accessibilityAction(elementID: ownID, action))
      }
      #expect(own.log.take() == ["activate", "increment", "decrement"])
    }

    @Test func elementsThatAreNoViewsAreActivatedAndAdjusted() throws {
      let chart = show(UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 50)))
      let log = CallLog()
      let button = show(UIButton(frame: CGRect(x: 20, y: 300, width: 40, height: 40)))
      button.addAction(UIAction { _ in log.note("pressed") }, for: .touchUpInside)
      let bar = Bar(accessibilityContainer: chart)
      bar.accessibilityIdentifier = "bar"
      let plain = UIAccessibilityElement(accessibilityContainer: chart)
      plain.accessibilityIdentifier = "plain"
      plain.accessibilityFrame = button.frame
      chart.accessibilityElements = [bar, plain]
      let id = try #require(screen.element("bar")?.id)
      for action in [AccessibilityAction.activate, .increment, .decrement] {
        screen.send(.accessibilityAction(elementID: id, action))
      }
      #expect(bar.log.take() == ["activate", "increment", "decrement"] && log.take().isEmpty)
      let other = try #require(screen.element("plain")?.id)
      screen.send(.accessibilityAction(elementID: other, .activate))
      #expect(log.take() == ["pressed"])
    }

    @Test func anElementThatIsNowhereIsNotTapped() throws {
      let log = CallLog()
      let button = show(UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
      button.addAction(UIAction { _ in log.note("pressed") }, for: .touchUpInside)
      let chart = show(UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 50)))
      let plain = UIAccessibilityElement(accessibilityContainer: chart)
      plain.accessibilityIdentifier = "plain"
      chart.accessibilityElements = [plain]
      let id = try #require(screen.element("plain")?.id)
      for frame in [CGRect.zero, .null, .infinite] {
        plain.accessibilityFrame = frame
        screen.send(.accessibilityAction(elementID: id, .activate))
        #expect(log.take().isEmpty && screen.element("plain")?.frame == .zero)
      }
      plain.accessibilityFrame = CGRect(x: 0, y: 0, width: 2, height: 2)
      screen.send(.accessibilityAction(elementID: id, .activate))
      #expect(log.take() == ["pressed"])
    }

    @Test func whatAnElementComputesOfItsPathIsWhereItIs() throws {
      let chart = show(UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 50)))
      let star = Star(accessibilityContainer: chart)
      star.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
      star.accessibilityIdentifier = "star"
      chart.accessibilityElements = [star]
      #expect(screen.element("star")?.frame == CGRect(x: 30, y: 210, width: 20, height: 10))
      star.isFaint = true
      #expect(screen.element("star")?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func textsWithAttributesThatAViewComputesAreRead() {
      let badge = show(Badge())
      let element = screen.element(of: badge)
      #expect(element?.label == "Unread" && element?.value == "7" && element?.hint == "Opens")
      badge.accessibilityLabel = "Mail"
      #expect(screen.element(of: badge)?.label == "Mail")
    }

    @Test func escapeLeavesWhatIsInFront() {
      let presented = UIViewController()
      screen.root.present(presented, animated: false)
      screen.commit()
      let id = screen.element(of: presented.view)?.id ?? 0
      screen.send(.accessibilityAction(elementID: id, .escape))
      screen.advance(1)
      #expect(screen.root.presentedViewController == nil)
    }

    @Test func escapeIsTakenByTheFirstResponderThatLeavesSomethingItself() {
      let presented = Leaving()
      screen.root.present(presented, animated: false)
      screen.commit()
      let inner = UIView()
      presented.view.addSubview(inner)
      screen.commit()
      let id = screen.element(of: inner)?.id ?? 0
      screen.send(.accessibilityAction(elementID: id, .escape))
      screen.advance(1)
      #expect(presented.escapes == 1 && screen.root.presentedViewController === presented)
      presented.leaves = false
      screen.send(.accessibilityAction(elementID: id, .escape))
      screen.advance(1)
      #expect(presented.escapes == 2 && screen.root.presentedViewController == nil)
    }

    @Test func elementsThatAreNoViewsAreAskedToLeaveBeforeWhatIsAroundThem() throws {
      let presented = Leaving()
      screen.root.present(presented, animated: false)
      screen.commit()
      let view = try #require(presented.view)
      let group = Bar(accessibilityContainer: view)
      let bar = Bar(accessibilityContainer: group)
      bar.accessibilityIdentifier = "bar"
      view.accessibilityElements = [bar]
      let id = try #require(screen.element("bar")?.id)
      for (leaving, calls) in [(bar, [["escape"], []]), (group, [["escape"], ["escape"]])] {
        leaving.leaves = true
        screen.send(.accessibilityAction(elementID: id, .escape))
        #expect([bar.log.take(), group.log.take()] == calls && presented.escapes == 0)
        leaving.leaves = false
      }
      screen.send(.accessibilityAction(elementID: id, .escape))
      #expect(presented.escapes == 1)
    }

    @Test func focusAndValuesReachFields() {
      let field = show(UITextField())
      let id = screen.element(of: field)?.id ?? 0
      screen.send(.accessibilityAction(elementID: id, .focus))
      #expect(field.isFirstResponder)
      #expect(screen.element(of: field)?.isFocused == true)
    }

    @Test func framesAreOnTheScreen() {
      let view = show(UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50)))
      #expect(view.accessibilityFrame == CGRect(x: 20, y: 30, width: 40, height: 50))
      #expect(view.accessibilityActivationPoint == CGPoint(x: 40, y: 55))
      #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
      UIAccessibility.post(notification: .announcement, argument: "Hello")
      UIAccessibility.post(notification: .screenChanged, argument: view)
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    @Test func rolesTellListsRowsAndTabs() {
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
      let source = TableSource([["a", "b"]])
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      _ = show(table)
      #expect(screen.element(of: table)?.role == .list)
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell.flatMap { screen.element(of: $0) }?.role == .row)
      let slider = show(UISlider(frame: CGRect(x: 0, y: 600, width: 100, height: 30)))
      #expect(screen.element(of: slider)?.role == .slider)
      #expect(screen.element(of: slider)?.range != nil)
      let progress = show(UIProgressView(frame: CGRect(x: 0, y: 650, width: 100, height: 4)))
      #expect(screen.element(of: progress)?.role == .progress)
    }

    private final class Leaving: UIViewController {
      var leaves = true
      private(set) var escapes = 0

      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return leaves
      }
    }

    private final class Star: UIAccessibilityElement {
      var isFaint = false

      override var accessibilityPath: UIBezierPath? {
        get { isFaint ? nil : UIBezierPath(rect: CGRect(x: 30, y: 210, width: 20, height: 10)) }
        set { Issue.record("\(String(describing: newValue)) isn't asked for") }
      }
    }

    private final class Badge: UIView {
      override var accessibilityAttributedLabel: NSAttributedString? {
        get { NSAttributedString(string: "Unread") }
        set { Issue.record("\(String(describing: newValue)) isn't asked for") }
      }

      override var accessibilityAttributedValue: NSAttributedString? {
        get { NSAttributedString(string: "7") }
        set { Issue.record("\(String(describing: newValue)) isn't asked for") }
      }

      override var accessibilityAttributedHint: NSAttributedString? {
        get { NSAttributedString(string: "Opens") }
        set { Issue.record("\(String(describing: newValue)) isn't asked for") }
      }
    }

    private final class Bar: UIAccessibilityElement {
      let log = CallLog()
      var leaves = false

      override func accessibilityPerformEscape() -> Bool {
        log.note("escape")
        return leaves
      }
      override func accessibilityActivate() -> Bool {
        log.note("activate")
        return true
      }
      override func accessibilityIncrement() { log.note("increment") }
      override func accessibilityDecrement() { log.note("decrement") }
    }

    private final class OwnElement: UIView {
      let log = CallLog()
      override func accessibilityActivate() -> Bool {
        log.note("activate")
        return true
      }
      override func accessibilityIncrement() { log.note("increment") }
      override func accessibilityDecrement() { log.note("decrement") }
    }
  }
}
