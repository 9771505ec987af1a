import DeviceProtocol
import Foundation

/// A user's action, or an assertion, in a form that flows and UI tests can express.
enum RecordedStep: Equatable, Sendable {
  /// Relaunches the app.
  case launch(erasing: Bool)
  /// Brings an app to the foreground, or the recorded app if there's no identifier.
  case open(bundleID: String?)
  case end
  case tap(RecordedTarget, times: Int)
  case longPress(RecordedTarget)
  case type(String)
  case erase(Int)
  case key(RecordedKey)
  case paste(String)
  case adjust(RecordedTarget, RecordedAdjustment)
  case swipe(RecordedSwipe)
  /// Scrolls until an element is on the screen.
  case scroll(to: RecordedTarget, SwipeDirection)
  case back
  case home
  case switcher
  case shake
  case rotate(DeviceConfiguration.Orientation)
  case appearance(DeviceConfiguration.Appearance)
  case locale(DeviceLocale)
  case biometrics(BiometricsAction)
  case location(DeviceLocation)
  case network(DeviceNetwork)
  /// Sends an app a notification, in JSON.
  case push(String, appID: String)
  /// An element must be on the screen.
  case see(RecordedTarget)
  /// An element must show a text.
  case read(RecordedTarget, RecordedText)
  /// A comment about an action that neither a flow nor a test can perform.
  case remark(String)

  /// Whether the step only reads the screen.
  var isAssertion: Bool {
    switch self {
    case .see, .read: true
    default: false
    }
  }
}
