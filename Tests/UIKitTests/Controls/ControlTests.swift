import Testing
import UIKit

extension OnScreen {
  @MainActor struct ControlTests {
    private let screen = TestScreen()
    private let control = UIControl(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    private let log = CallLog()
    private let target = TestTarget()

    init() {
      screen.view.addSubview(control)
    }

    @Test func aTapIsDownAndUpInside() {
      control.note(in: log)
      screen.touch(.began, at: CGPoint(x: 110, y: 210))
      #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
      #expect(control.state == .highlighted)
      screen.touch(.ended, at: CGPoint(x: 110, y: 210))
      #expect(!control.isTracking && !control.isHighlighted)
      #expect(log.take() == ["down", "upInside"])
    }

    @Test func draggingOutAndInIsTold() {
      control.note(in: log)
      screen.touch(.began, at: CGPoint(x: 110, y: 210))
      screen.touch(.moved, at: CGPoint(x: 120, y: 210))
      screen.touch(.moved, at: CGPoint(x: 120, y: 500))
      #expect(!control.isTouchInside && !control.isHighlighted)
      screen.touch(.moved, at: CGPoint(x: 120, y: 510))
      screen.touch(.moved, at: CGPoint(x: 120, y: 220))
      #expect(control.isTouchInside)
      screen.touch(.moved, at: CGPoint(x: 120, y: 500))
      screen.touch(.ended, at: CGPoint(x: 120, y: 500))
      let calls = log.take()
      #expect(calls.first == "down" && calls.last == "upOutside")
      #expect(
        calls.sorted() == [
          "down", "enter", "exit", "exit", "inside", "inside", "outside", "outside", "outside",
          "upOutside",
        ])
    }

    @Test func aSecondTapIsARepeat() {
      control.note(in: log)
      screen.tap(control, times: 2)
      #expect(log.take() == ["down", "upInside", "down", "repeat", "upInside"])
    }

    @Test func aCancelledTouchIsTold() {
      control.note(in: log)
      screen.touch(.began, at: CGPoint(x: 110, y: 210))
      screen.touch(.cancelled, at: CGPoint(x: 110, y: 210))
      #expect(log.take() == ["down", "cancel"])
    }

    @Test func aDisabledControlTakesNoTouches() {
      control.note(in: log)
      control.isEnabled = false
      #expect(control.state == .disabled)
      screen.tap(control)
      #expect(log.take() == [])
      control.isSelected = true
      #expect(control.state == [.disabled, .selected])
    }

    @Test func targetsAreCalledWithAsMuchAsTheyTake() {
      control.addTarget(target, action: "act", for: .touchDown)
      control.addTarget(target, action: "act:", for: .touchUpInside)
      control.addTarget(target, action: "act:event:", for: [.touchUpInside, .touchUpOutside])
      screen.tap(control)
      #expect(target.calls == ["act", "act:", "act:event:"])
      #expect(target.senders[1] as? UIControl === control)
      #expect(target.events[2]?.type == .touches)
      #expect(control.allTargets == [target])
      #expect(control.allControlEvents == [.touchDown, .touchUpInside, .touchUpOutside])
      #expect(
        control.actions(forTarget: target, forControlEvent: .touchUpInside)
          == ["act:", "act:event:"])
      #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    }

    @Test func theSameTargetAndActionAreCalledOnce() {
      control.addTarget(target, action: "act:", for: .touchUpInside)
      control.addTarget(target, action: "act:", for: .touchUpInside)
      screen.tap(control)
      #expect(target.calls == ["act:"])
      control.removeTarget(target, action: "act:", for: .touchUpInside)
      screen.tap(control)
      #expect(target.calls == ["act:"])
      control.addTarget(target, action: "act:", for: .touchDown)
      control.addTarget(target, action: "other:", for: .touchDown)
      control.removeTarget(nil, action: nil, for: .allEvents)
      screen.tap(control)
      #expect(target.calls == ["act:"])
    }

    @Test func withoutATargetTheResponderChainIsAsked() {
      let answering = AnsweringView(frame: CGRect(x: 0, y: 400, width: 200, height: 200))
      screen.view.addSubview(answering)
      let inner = UIControl(frame: answering.bounds)
      answering.addSubview(inner)
      inner.addTarget(nil, action: "answer:", for: .touchUpInside)
      screen.tap(inner)
      #expect(answering.senders.first as? UIControl === inner)
    }

    @Test func actionsAreReplacedByTheirIdentifier() {
      let id = UIAction.Identifier("same")
      control.addAction(UIAction(identifier: id) { _ in log.note("old") }, for: .touchUpInside)
      control.addAction(UIAction(identifier: id) { _ in log.note("new") }, for: .touchUpInside)
      screen.tap(control)
      #expect(log.take() == ["new"])
      control.removeAction(identifiedBy: id, for: .touchUpInside)
      screen.tap(control)
      #expect(log.take() == [])
      let action = UIAction(title: "Title") {
        log.note($0.sender as? UIControl === control ? "me" : "?")
      }
      control.addAction(action, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(log.take() == ["me"])
      control.sendAction(action)
      control.removeAction(action, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(log.take() == ["me"])
    }

    @Test func handlersAreEnumerated() {
      let action = UIAction { _ in }
      control.addAction(action, for: .touchDown)
      control.addTarget(target, action: "act:", for: .touchUpInside)
      var found: [String] = []
      control.enumerateEventHandlers { action, targetAction, event, stop in
        if action != nil { found.append("action") }
        if let (_, selector) = targetAction { found.append(selector.description) }
        if event == .touchUpInside { found.append("up") }
        stop = false
      }
      #expect(Set(found) == ["action", "act:", "up"])
    }

    @Test func aSubclassTracksItsTouches() {
      let tracking = TrackingControl(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
      screen.view.addSubview(tracking)
      screen.drag(from: CGPoint(x: 10, y: 410), to: CGPoint(x: 60, y: 410), frames: 2)
      #expect(tracking.log.take() == ["begin", "continue", "continue", "end"])
      tracking.takes = false
      screen.tap(tracking)
      #expect(tracking.log.take() == ["begin"])
      tracking.takes = true
      screen.touch(.began, at: CGPoint(x: 10, y: 410))
      screen.touch(.cancelled, at: CGPoint(x: 10, y: 410))
      #expect(tracking.log.take() == ["begin", "cancel"])
    }

    @Test func thePrimaryActionComesWithTheTap() {
      let primary = UIControl(
        frame: CGRect(x: 0, y: 400, width: 100, height: 100),
        primaryAction: UIAction { _ in log.note("primary") })
      screen.view.addSubview(primary)
      primary.sendActions(for: .primaryActionTriggered)
      #expect(log.take() == ["primary"])
    }

    private final class TrackingControl: UIControl {
      let log = CallLog()
      var takes = true

      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.note("begin")
        return takes
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.note("continue")
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.note("end") }
      override func cancelTracking(with event: UIEvent?) { log.note("cancel") }
    }
  }
}
