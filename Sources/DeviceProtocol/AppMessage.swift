import DisplayList
import Foundation

/// A message from an app to the device, other than frames, images, and elements.
package enum AppMessage: Codable, Equatable, Sendable {
  /// The app finished launching and is active; its first frame follows or went before.
  case ready
  /// The answer to `DeviceMessage.show` while something moves; at rest it is `Packet.elements`.
  case moving(id: Int)
  /// The duration of `DeviceMessage.wait` on the manual clock; 0 if nothing was planned. The
  /// elements follow.
  /// - Parameter isOver: whether nothing more will happen in the app on its own, so that there's
  ///   nothing to wait for.
  case waited(seconds: Double, isOver: Bool = false)
  /// The app went through all callbacks of a life-cycle event.
  case lifecycleDone(LifecycleEvent)
  /// The first responder takes text as described, or nothing takes text.
  case textInput(TextInputState?)
  /// The appearance of the system's own bars.
  case systemAppearance(SystemAppearance)
  /// A report for the app's developer. If it has no place, it includes the calls in the app's
  /// executable that led to it, as offsets from its beginning, innermost first.
  case report(Report, callers: [Int] = [])
  /// The app put text on the pasteboard.
  case pasteboard(String)
  /// Assistive technology should speak text.
  case announcement(String)
  /// Assistive technology should turn to an element; `nil` is the first on the screen.
  case accessibilityFocus(elementID: Int?)
  /// The quick actions of the home screen in addition to those of the app's Info.plist.
  case shortcuts([HomeScreenShortcut])
  /// The app asks the device to open a URL.
  case openURL(String)
  /// The app asks something about its notifications.
  case notification(NotificationOrder)
  /// The app adds a picture to the photo library: the name of its file, and the bytes of a PNG.
  case savePhoto(name: String, Data)
  /// The answer to `DeviceMessage.keepState`: data to restore the screen, which the app alone
  /// understands.
  case state(id: Int, Data)
  /// The answer to `DeviceMessage.restore`, and to `reloadInterface` if the interface was
  /// re-created.
  case restored(StateRestoration)
  /// The app can't re-create its interface while it runs.
  case needsRelaunch
  /// A report of the tests in the process, with the token that `TestCommand.open` gave them.
  case test(TestReport, token: UInt64 = 0)
}
