import Testing
import UIKit

extension OnScreen {
  /// Appearance callbacks that a container forwards to its children itself, as described in Apple's
  /// "Implementing a Container View Controller".
  @MainActor struct ForwardedAppearanceTests {
    private class Container: UIViewController {
      let child: LoggingController

      init(_ child: LoggingController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }

    private final class ForwardingContainer: Container {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        child.beginAppearanceTransition(true, animated: animated)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        child.endAppearanceTransition()
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        child.beginAppearanceTransition(false, animated: animated)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        child.endAppearanceTransition()
      }
    }

    private let log = CallLog()
    private let appearing = ["didLoad", "willAppear", "isAppearing", "didAppear"]
    private let disappearing = ["willDisappear", "didDisappear"]

    private func calls(of name: String) -> [String] {
      log.takeAppearance().filter { $0.hasPrefix("\(name).") }
        .map { String($0.dropFirst(name.count + 1)) }
    }

    @Test func aContainerThatForwardsByHandTellsOnce() {
      let container = ForwardingContainer(LoggingController("child", log))
      let screen = TestScreen(root: container)
      #expect(calls(of: "child") == appearing)
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      container.present(modal, animated: true)
      screen.advance(1)
      #expect(calls(of: "child") == disappearing)
      container.dismiss(animated: true)
      screen.advance(1)
      #expect(calls(of: "child") == Array(appearing.dropFirst()))
    }

    @Test(arguments: [true, false])
    func anExchangeThatIsAnimatedTellsEachOnce(_ isAddedFirst: Bool) {
      let old = LoggingController("old", log)
      let new = LoggingController("new", log)
      let container = Container(old)
      let screen = TestScreen(root: container)
      _ = log.take()
      container.addChild(new)
      if isAddedFirst { container.view.addSubview(new.view) }
      old.beginAppearanceTransition(false, animated: true)
      new.beginAppearanceTransition(true, animated: true)
      if !isAddedFirst { container.view.addSubview(new.view) }
      UIView.animate(
        withDuration: 0.3, animations: { old.view.alpha = 0 },
        completion: { _ in
          old.view.removeFromSuperview()
          old.endAppearanceTransition()
          new.endAppearanceTransition()
          old.removeFromParent()
        })
      screen.advance(1)
      let all = log.takeAppearance()
      for name in ["old.willDisappear", "old.didDisappear", "new.willAppear", "new.didAppear"] {
        #expect(all.count { $0 == name } == 1, "\(name)")
      }
      #expect(all.last == "new.didAppear")
    }
  }
}
