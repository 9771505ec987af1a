import DeviceProtocol
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The status bar properties and notifications of `UIApplication`.
  @MainActor struct StatusBarTests {
    private let screen = TestScreen()

    private final class Listener: @unchecked Sendable {
      var told: [String] = []
      private var tokens: [any NSObjectProtocol] = []

      init(_ names: [NSNotification.Name]) {
        for name in names {
          tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
              [unowned self] notification in
              let info = notification.userInfo
              let number = info?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
              let frame = info?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
              told.append(
                number.map { "\($0.intValue)" } ?? frame.map { "\($0.cgRectValue.width)" } ?? "")
            })
        }
      }

      deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
      }
    }

    /// The new value is reported before a change, and the previous value is reported after it.
    @Test func turningIsToldBeforeAndBehind() {
      let listener = Listener([
        UIApplication.willChangeStatusBarOrientationNotification,
        UIApplication.didChangeStatusBarOrientationNotification,
        UIApplication.willChangeStatusBarFrameNotification,
        UIApplication.didChangeStatusBarFrameNotification,
      ])
      screen.change { $0 = .iPhone15Landscape }
      let landscape = UIInterfaceOrientation(DeviceConfiguration.iPhone15Landscape.orientation)
      #expect(listener.told == ["\(landscape.rawValue)", "852.0", "1", "393.0"])
      listener.told = []
      screen.change { $0.deviceName = "another" }
      #expect(listener.told.isEmpty)
    }
  }
}
