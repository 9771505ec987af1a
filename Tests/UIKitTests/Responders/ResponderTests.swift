import DeviceProtocol
import Testing
import UIKit

extension OnScreen {
  @MainActor struct ResponderTests {
    private let screen = TestScreen()

    @Test func theChainGoesFromViewToControllerToWindowToApp() {
      let view = UIView()
      screen.view.addSubview(view)
      #expect(view.next === screen.view)
      #expect(screen.view.next === screen.root)
      #expect(screen.root.next === screen.window)
      #expect(screen.window.next === screen.window.windowScene)
      #expect(screen.window.windowScene?.next === UIApplication.shared)
    }

    @Test func respondersHaveTheUndoManagerOfTheirWindow() throws {
      let manager = try #require(screen.root.undoManager)
      #expect(screen.view.undoManager === manager)
      #expect(screen.window.undoManager === manager)
      manager.registerUndo(withTarget: screen.view) { $0.tag = 7 }
      manager.setActionName("Change")
      screen.send(.shake)
      screen.advance(1)
      let alert = screen.root.presentedViewController as? UIAlertController
      #expect(alert?.title == "Undo Change")
      #expect(alert?.actions.map(\.title) == ["Cancel", "Undo"])
    }

    @Test func applicationsMayTurnShakingOff() throws {
      UIApplication.shared.applicationSupportsShakeToEdit = false
      defer { UIApplication.shared.applicationSupportsShakeToEdit = true }
      screen.root.undoManager?.registerUndo(withTarget: screen.view) { $0.tag = 7 }
      screen.send(.shake)
      screen.advance(1)
      #expect(screen.root.presentedViewController == nil)
    }

    @Test func aPlainViewCannotBeFirst() {
      let view = UIView()
      screen.view.addSubview(view)
      #expect(!view.canBecomeFirstResponder)
      #expect(!view.becomeFirstResponder())
      let able = KeyLogView()
      screen.view.addSubview(able)
      #expect(able.becomeFirstResponder())
      #expect(able.isFirstResponder)
      #expect(able.resignFirstResponder())
      #expect(!able.isFirstResponder)
    }

    @Test func theOldFirstResponderIsAskedBeforeTheNewOne() {
      let (first, second) = (KeyLogView(), KeyLogView())
      screen.view.addSubview(first)
      screen.view.addSubview(second)
      first.becomeFirstResponder()
      first.gives = false
      #expect(!second.becomeFirstResponder())
      #expect(first.isFirstResponder)
      first.gives = true
      #expect(second.becomeFirstResponder())
      #expect(!first.isFirstResponder)
    }

    @Test func aViewThatLeavesItsWindowIsNoLongerFirst() {
      let view = KeyLogView()
      screen.view.addSubview(view)
      view.becomeFirstResponder()
      view.removeFromSuperview()
      #expect(!view.isFirstResponder)
    }

    @Test func keysGoToTheFirstResponderAndUpTheChain() {
      let view = KeyLogView()
      screen.view.addSubview(view)
      view.becomeFirstResponder()
      screen.press("KeyQ", "q")
      #expect(view.log.take() == ["began q", "ended q"])
      #expect(view.lastKey?.keyCode == .keyboardQ)
      #expect(view.lastKey?.modifierFlags == [])
      screen.press("ArrowUp", "", .shift)
      #expect(view.lastKey?.modifierFlags.contains(.shift) == true)
      #expect(view.lastKey?.keyCode == .keyboardUpArrow)
    }

    @Test func keyCommandsComeBeforeKeys() {
      let view = KeyLogView()
      let command = UIKeyCommand(
        input: "k", modifierFlags: .command, action: "answer:")
      command.discoverabilityTitle = "Do it"
      view.commands = [command]
      let outer = AnsweringView(frame: .zero)
      outer.addSubview(view)
      screen.view.addSubview(outer)
      view.becomeFirstResponder()
      screen.press("KeyK", "k", .command)
      #expect(outer.senders.first as? UIKeyCommand === command)
      #expect(view.log.take().isEmpty)
      screen.press("KeyK", "k")
      #expect(view.log.take() == ["began k", "ended k"])
    }

    @Test func actionsFindTheirTargetInTheChain() {
      let outer = AnsweringView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = KeyLogView()
      outer.addSubview(inner)
      screen.view.addSubview(outer)
      #expect(inner.target(forAction: "answer:", withSender: nil) as? UIView === outer)
      #expect(inner.target(forAction: "nobody:", withSender: nil) == nil)
      inner.becomeFirstResponder()
      #expect(UIApplication.shared.sendAction("answer:", to: nil, from: inner, for: nil))
      #expect(outer.senders.count == 1)
      #expect(!UIApplication.shared.sendAction("nobody:", to: nil, from: inner, for: nil))
    }

    @Test func aKeyInputGetsTheTypedText() {
      let input = InputView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      screen.view.addSubview(input)
      #expect(input.becomeFirstResponder())
      screen.type("hi")
      screen.press("Backspace")
      screen.press("Enter", "\n")
      screen.send(.text(.insert("é")))
      #expect(input.typed == "h\né")
      #expect(input.hasText)
    }

    @Test func windowsBecomeKeyAndAreOrderedByLevel() {
      let above = UIWindow(frame: UIScreen.main.bounds)
      above.windowLevel = .alert
      above.rootViewController = UIViewController()
      above.rootViewController?.view.backgroundColor = .red
      #expect(screen.window.isKeyWindow)
      above.makeKeyAndVisible()
      #expect(above.isKeyWindow && !screen.window.isKeyWindow)
      screen.view.backgroundColor = .blue
      screen.window.makeKey()
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 100))?.red == 1)
      #expect(UIApplication.shared.windows.last === above)
      above.isHidden = true
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 100))?.blue == 1)
      #expect(UIApplication.shared.keyWindow === screen.window)
    }

    @Test func aWindowThatIsUsedBecomesKey() {
      let above = UIWindow(frame: UIScreen.main.bounds)
      above.rootViewController = UIViewController()
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
      above.rootViewController?.view.addSubview(field)
      above.isHidden = false
      screen.commit()
      #expect(screen.window.isKeyWindow && !above.isKeyWindow)
      field.becomeFirstResponder()
      #expect(above.isKeyWindow)
      field.resignFirstResponder()
      screen.window.makeKey()
      screen.tap(at: CGPoint(x: 200, y: 500))
      #expect(above.isKeyWindow)
      above.isHidden = true
    }

    @Test func theAppsLifeIsPosted() {
      let log = NotificationLog([
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ])
      var states: [UIApplication.State] = [UIApplication.shared.applicationState]
      for event in [
        LifecycleEvent.willResignActive, .didEnterBackground, .willEnterForeground,
        .didBecomeActive,
      ] {
        screen.send(.lifecycle(event))
        states.append(UIApplication.shared.applicationState)
      }
      #expect(states == [.active, .inactive, .background, .inactive, .active])
      #expect(
        log.names == [
          "UIApplicationWillResignActiveNotification",
          "UIApplicationDidEnterBackgroundNotification",
          "UIApplicationWillEnterForegroundNotification",
          "UIApplicationDidBecomeActiveNotification",
        ])
    }

    @Test func theAppTellsOfItsDevice() async {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(UIScreen.main.scale == 3)
      #expect(UIScreen.main.nativeBounds.width == 1179)
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIDevice.current.systemName == "iOS")
      #expect(UIApplication.shared.statusBarFrame.height == 54)
      #expect(UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/x")) == false)
      if let url = URL(string: "https://example.com") {
        #expect(UIApplication.shared.canOpenURL(url))
        var opened: Bool?
        UIApplication.shared.open(url) { opened = $0 }
        await screen.settle()
        #expect(opened == true)
      }
      let task = UIApplication.shared.beginBackgroundTask {}
      #expect(task != .invalid)
      UIApplication.shared.endBackgroundTask(task)
      #expect(UIApplication.shared.backgroundTimeRemaining > 1000)
    }

    private final class InputView: UIView, UIKeyInput {
      var typed = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !typed.isEmpty }
      func insertText(_ text: String) { typed += text }
      func deleteBackward() { _ = typed.popLast() }
    }
  }
}
