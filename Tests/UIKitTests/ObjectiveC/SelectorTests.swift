import AppRuntime
import ObjectiveC
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  @MainActor struct SelectorTests {
    private let screen = TestScreen()
    private let target = TestTarget()

    @Test func methodsAreFoundAndCalledByName() {
      #expect(target.responds(to: "act:"))
      #expect(!target.responds(to: "nothing:"))
      target.perform("act")
      target.perform("act:", with: 5)
      target.perform("act:event:", with: "a", with: nil)
      #expect(target.calls == ["act", "act:", "act:event:"])
      #expect(target.senders[1] as? Int == 5)
      let result = target.perform("act:", with: nil)
      #expect(result?.takeUnretainedValue() === target)
    }

    @Test func selectorsAreTheirNames() {
      #expect(Selector("act:") == NSSelectorFromString("act:"))
      #expect(NSStringFromSelector("act:event:") == "act:event:")
      #expect(Set<Selector>(["a", "a", "b"]).count == 2)
    }

    @Test func delayedCallsComeWhenTheirTimeComes() async {
      target.perform("act:", with: 1, afterDelay: 0.5)
      target.perform("other:", with: 2, afterDelay: 1)
      screen.advance(0.4)
      await nextTurns()
      #expect(target.calls == [])
      screen.advance(0.2)
      await nextTurns()
      #expect(target.calls == ["act:"])
      NSObject.cancelPreviousPerformRequests(withTarget: target)
      screen.advance(2)
      await nextTurns()
      #expect(target.calls == ["act:"])
      target.perform("act:", with: "x", afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: target, selector: "act:", object: "x")
      screen.advance(1)
      await nextTurns()
      #expect(target.calls == ["act:"])
      target.performSelector(onMainThread: "act", with: nil, waitUntilDone: false)
      await nextTurns()
      #expect(target.calls == ["act:", "act"])
    }

    @Test func aMethodIsCalledOnAThreadOfItsOwn() async {
      let worker = BackgroundWorker()
      ObjCRuntime.register(
        ObjCClass(
          BackgroundWorker.self, name: "BackgroundWorker", module: "UIKitTests",
          members: [
            .method("work:", of: BackgroundWorker.self) { worker, arguments in
              worker.work(try ObjCRuntime.argument(arguments, 0))
            }
          ]))
      worker.performSelector(inBackground: "work:", with: "text")
      var works = worker.works.makeAsyncIterator()
      let work = await works.next()
      #expect(work?.text == "text" && work?.isOnMainThread == false)
    }

    /// Objective-C doesn't check the class of a sender.
    @Test func anActionThatWantsASenderOfAnotherClassIsCalledWithANewOne() {
      let presses = PressTarget()
      PressTarget.register()
      let button = UIButton()
      for sender in [button, UIBarButtonItem()] {
        UIApplication.shared.sendAction("press:", to: presses, from: sender, for: nil)
        UIApplication.shared.sendAction("maybePress:", to: presses, from: sender, for: nil)
      }
      #expect(presses.senders.count == 4)
      #expect(presses.senders.prefix(2).allSatisfy { $0 === button })
      #expect(presses.senders.dropFirst(2).allSatisfy { $0 is UIButton && $0 !== button })
      // The app's own classes aren't created.
      UIApplication.shared.sendAction("pressTarget:", to: presses, from: button, for: nil)
      #expect(presses.senders.count == 4)
    }

    @Test func timersCallSelectorsOnTheClock() async {
      let timer = Timer(
        timeInterval: 1, target: target, selector: "act:", userInfo: ["k": "v"], repeats: true)
      RunLoop.main.add(timer, forMode: .common)
      screen.advance(0.5)
      await nextTurns()
      #expect(target.calls == [])
      for _ in 0..<3 {
        screen.advance(1)
        await nextTurns()
      }
      #expect(target.calls.count == 3)
      timer.invalidate()
      screen.advance(2)
      await nextTurns()
      #expect(target.calls.count == 3)
    }

    private func nextTurns() async {
      await withCheckedContinuation { continuation in
        MainQueue.whenQuiet { continuation.resume() }
      }
    }

    @Test func keyValueCodingReadsAndWrites() throws {
      try ObjCRuntime.setValue("Title", forKey: "title", on: target)
      #expect(target.title == "Title")
      try ObjCRuntime.setValue(3, forKey: "number", on: target)
      #expect(try ObjCRuntime.value(forKey: "number", of: target) as? Double == 3)
      target.child = TestTarget()
      try ObjCRuntime.setValue("Inner", forKeyPath: "child.title", on: target)
      #expect(target.child?.title == "Inner")
      #expect(
        try ObjCRuntime.value(forKeyPath: "child.title", of: target) as? String == "Inner")
      #expect(throws: ObjCRuntime.Failure.self) {
        try ObjCRuntime.setValue(1, forKey: "missing", on: target)
      }
      #expect(throws: ObjCRuntime.Failure.self) {
        try ObjCRuntime.setValue(["words"], forKey: "number", on: target)
      }
      #expect(throws: ObjCRuntime.Failure.self) {
        try ObjCRuntime.perform("missing:", on: target, with: [])
      }
    }

    @Test func viewsHaveKeys() {
      let view = UIView()
      view.setValue(UIColor.red, forKey: "backgroundColor")
      view.setValue(0.5, forKey: "alpha")
      view.setValue(true, forKey: "hidden")
      view.setValue(12, forKeyPath: "layer.cornerRadius")
      #expect(view.backgroundColor == .red && view.alpha == 0.5 && view.isHidden)
      #expect(view.layer.cornerRadius == 12)
      #expect(view.value(forKey: "alpha") as? CGFloat == 0.5)
      #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 12)
    }

    @Test(arguments: [
      "tag", "opaque", "clipsToBounds", "userInteractionEnabled", "isUserInteractionEnabled",
      "multipleTouchEnabled", "exclusiveTouch", "frame", "bounds", "center", "transform",
      "layoutMargins", "preservesSuperviewLayoutMargins", "isAccessibilityElement", "isHidden",
      "tintColor",
    ])
    func everyKeyOfAViewTakesBackWhatItGave(_ key: String) {
      let view = UIButton(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      let value = view.value(forKey: key)
      #expect(value != nil)
      view.setValue(value, forKey: key)
      #expect("\(view.value(forKey: key) ?? "")" == "\(value ?? "")")
    }
  }
}

/// An object that reports its argument and its thread.
private final class BackgroundWorker: NSObject {
  let works: AsyncStream<(text: String, isOnMainThread: Bool)>
  private let continuation: AsyncStream<(text: String, isOnMainThread: Bool)>.Continuation

  override init() {
    (works, continuation) = AsyncStream.makeStream()
  }

  func work(_ text: String) {
    continuation.yield((text, Thread.isMainThread))
  }
}

/// The senders of actions that require a certain class.
@MainActor private final class PressTarget: NSObject {
  private(set) var senders: [NSObject?] = []

  static func register() {
    ObjCRuntime.register(
      ObjCClass(
        PressTarget.self, name: "PressTarget", module: "UIKitTests",
        members: [
          .method("press:", of: PressTarget.self) {
            $0.press(try ObjCRuntime.argument($1, 0))
            return nil
          },
          .method("maybePress:", of: PressTarget.self) {
            $0.maybePress(try ObjCRuntime.argument($1, 0))
            return nil
          },
          .method("pressTarget:", of: PressTarget.self) {
            $0.pressTarget(try ObjCRuntime.argument($1, 0))
            return nil
          },
        ]))
  }

  private func press(_ sender: UIButton) { senders.append(sender) }
  private func maybePress(_ sender: UIButton?) { senders.append(sender) }
  private func pressTarget(_ sender: PressTarget) { senders.append(sender) }
}
