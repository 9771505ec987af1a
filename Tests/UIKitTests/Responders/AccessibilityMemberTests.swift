import Foundation
import Testing
import UIKit

/// The information that views and responders provide to assistive technologies in addition to their
/// labels.
@MainActor struct AccessibilityMemberTests {
  private final class Answering: UIView {
    override func accessibilityPerformEscape() -> Bool { true }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      direction == .down
    }

    override var accessibilityPath: UIBezierPath? {
      get { UIBezierPath(ovalIn: bounds) }
      set { Issue.record("\(String(describing: newValue)) isn't asked for") }
    }

    override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
      get { [UIAccessibilityCustomRotor(name: "Stars") { _ in nil }] }
      set { Issue.record("\(String(describing: newValue)) isn't asked for") }
    }

    override var accessibilityAttributedLabel: NSAttributedString? {
      didSet { accessibilityHint = "New" }
    }
  }

  @Test func aViewMayAnswerAssistiveTechnology() {
    let view: UIView = Answering()
    #expect(view.accessibilityPerformEscape())
    #expect(view.accessibilityScroll(.down) && !view.accessibilityScroll(.next))
    #expect(!view.accessibilityPerformMagicTap())
    #expect(!UIViewController().accessibilityPerformEscape())
  }

  @Test func aViewMayComputeWhatItTellsAssistiveTechnology() {
    let view: UIView = Answering(frame: CGRect(x: 0, y: 0, width: 8, height: 6))
    #expect(view.accessibilityPath?.bounds == view.bounds)
    #expect(view.accessibilityCustomRotors?.first?.name == "Stars")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Quince")
    #expect(view.accessibilityLabel == "Quince" && view.accessibilityHint == "New")
  }

  @Test func anElementThatIsNoViewTellsTheSame() {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    element.accessibilityPath = UIBezierPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(element.accessibilityFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
    element.accessibilityLabel = "Star"
    #expect(element.accessibilityUserInputLabels == ["Star"])
    #expect(element.accessibilityContainerType == .none)
  }

  @Test func aViewSaysHowPeopleUseIt() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Quince")
    #expect(view.accessibilityLabel == "Quince")
    #expect(view.accessibilityAttributedLabel?.string == "Quince")
    #expect(view.accessibilityUserInputLabels == ["Quince"])
    view.accessibilityUserInputLabels = ["Fruit"]
    #expect(view.accessibilityUserInputLabels == ["Fruit"])
    #expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityRespondsToUserInteraction = false
    #expect(!view.accessibilityRespondsToUserInteraction)
  }
}
