import AppRuntime
import DeviceProtocol
import DisplayList
import Foundation
import QuartzCore
import UIKit

@_spi(Quince) @testable import UIKitCore

/// A device's screen with one window of an app, without a device: its events are sent through the
/// door that the device uses, and time passes only when a test asks for it.
@MainActor
final class TestScreen {
  /// The finger that touches unless another one is named.
  static let finger = 1

  let window: UIWindow
  let stage = RecordingStage()
  let root: UIViewController

  /// The view that fills the window.
  var view: UIView { root.view }

  /// Shows a view controller on a device, in place of the previous test's.
  init(_ device: DeviceConfiguration = .iPhone15, root: UIViewController? = nil) {
    Self.launch
    Self.clear()
    DeviceMessageHandler.shared.handle(.configure(device))
    window = UIWindow(frame: UIScreen.main.bounds)
    self.root = root ?? UIViewController()
    window.rootViewController = self.root
    window.makeKeyAndVisible()
    RenderLoop.shared.connect(to: stage)
    commit()
  }

  private static let launch: Void = {
    Launch.connectFrameworks()
    TestTarget.register()
    UIApplication.shared.launch()
  }()

  private static func clear() {
    GestureEnvironment.shared.cancelAll()
    PointerEnvironment.shared.cancel()
    UIView.setAnimationsEnabled(true)
    UIResponder.first?.resignFirstResponder()
    for window in UIApplication.shared.allWindows {
      window.isHidden = true
      if !window.isOfSystem { window.rootViewController = nil }
    }
    finishWhatMoves()
  }

  /// Keeps frames coming between two tests, without which no animation ends.
  private static let between = RecordingStage()

  private static func finishWhatMoves() {
    RenderLoop.shared.connect(to: between)
    RunLoopTurn.shared.commit()
    for _ in 0..<300 {
      guard let deadline = DeviceClock.shared.nextDeadline(of: .awaited) else { return }
      DeviceClock.shared.jump(to: deadline)
      RunLoopTurn.shared.commit()
    }
  }

  // MARK: Time

  /// Ends a turn of the run loop: lays out and sends a frame.
  func commit() {
    RunLoopTurn.shared.commit()
  }

  /// Lets seconds pass, a frame every sixtieth.
  func advance(_ seconds: TimeInterval) {
    let frames = Int((seconds * 60).rounded())
    for _ in 0..<frames {
      DeviceMessageHandler.shared.handle(.advanceClock(by: 1.0 / 60))
      commit()
    }
  }

  /// Lets time pass until nothing moves and the main queue is empty.
  func settle() async {
    await withCheckedContinuation { continuation in
      Settling.settle { continuation.resume() }
    }
  }

  // MARK: The device's messages

  /// Passes the device's messages to the app.
  func send(_ message: DeviceMessage) {
    DeviceMessageHandler.shared.handle(message)
  }

  /// Changes the device, as turning it or another appearance does.
  func change(_ change: (inout DeviceConfiguration) -> Void) {
    var device = DeviceLink.shared.configuration
    change(&device)
    send(.configure(device))
    commit()
  }

  /// The view of the element with an accessibility identifier that a flow or a screen reader has.
  func element(_ identifier: String) -> ScreenElement? {
    func find(in element: ScreenElement) -> ScreenElement? {
      if element.identifier == identifier { return element }
      for child in element.children {
        if let found = find(in: child) { return found }
      }
      return nil
    }
    return find(in: ElementSnapshot.take(.all))
  }

  /// The element that stands for a view.
  func element(of view: UIView) -> ScreenElement? {
    let id = ElementSnapshot.identity(of: view)
    func find(in element: ScreenElement) -> ScreenElement? {
      if element.id == id { return element }
      return element.children.lazy.compactMap(find).first
    }
    return find(in: ElementSnapshot.take(.all))
  }
}
