import AppRuntime
import DeviceProtocol
import DisplayList
import Foundation
import QuartzCore
import UIKit

@_spi(Quince) @testable import UIKitCore

/// A device's screen with one app window, but without a device.
///
/// It passes events to the app in the same way as the device, and time passes only when a test
/// advances it.
@MainActor
final class TestScreen {
  /// The ID of touches unless a different one is specified.
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
    ObservationSetting.isOn = ObservationSetting.ofApp
    UIResponder.first?.resignFirstResponder()
    for window in UIApplication.shared.allWindows {
      window.isHidden = true
      if !window.isOfSystem { window.rootViewController = nil }
    }
    finishWhatMoves()
  }

  /// A stage that continues to request frames between two tests, because animations wouldn't end
  /// without them.
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

  /// Ends an iteration of the run loop, which lays out views and sends a frame.
  func commit() {
    RunLoopTurn.shared.commit()
  }

  /// Advances the time by some seconds, with 60 frames per second.
  func advance(_ seconds: TimeInterval) {
    let frames = Int((seconds * 60).rounded())
    for _ in 0..<frames {
      DeviceMessageHandler.shared.handle(.advanceClock(by: 1.0 / 60))
      commit()
    }
  }

  /// Advances the time until nothing moves and the main queue is empty.
  func settle() async {
    await withCheckedContinuation { continuation in
      Settling.settle { continuation.resume() }
    }
  }

  // MARK: The device's messages

  /// Passes a message of the device to the app.
  func send(_ message: DeviceMessage) {
    DeviceMessageHandler.shared.handle(message)
  }

  /// Changes the configuration of the device, as a rotation or a different appearance does.
  func change(_ change: (inout DeviceConfiguration) -> Void) {
    var device = DeviceLink.shared.configuration
    change(&device)
    send(.configure(device))
    commit()
  }

  /// Returns the element with an accessibility identifier, as flows and screen readers see it.
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

  /// Returns the element that represents a view.
  func element(of view: UIView) -> ScreenElement? {
    let id = ElementSnapshot.identity(of: view)
    func find(in element: ScreenElement) -> ScreenElement? {
      if element.id == id { return element }
      return element.children.lazy.compactMap(find).first
    }
    return find(in: ElementSnapshot.take(.all))
  }
}
