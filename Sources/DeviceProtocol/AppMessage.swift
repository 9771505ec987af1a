import DisplayList
import Foundation

/// A message from an app to the device, other than frames, images, and elements.
package enum AppMessage: Codable, Equatable, Sendable {
  /// The app has finished launching and is active.
  ///
  /// Its first frame was sent before or follows.
  case ready
  /// The answer to `DeviceMessage.show` while something is moving.
  ///
  /// Otherwise, the answer is `Packet.elements`.
  case moving(id: Int)
  /// The answer to `DeviceMessage.wait`: the time that passed on the manual clock, or 0 if nothing
  /// was scheduled.
  ///
  /// The elements follow.
  /// - Parameter isOver: Whether nothing more will happen in the app without input, so there's
  ///   nothing to wait for.
  case waited(seconds: Double, isOver: Bool = false)
  /// The app has finished all callbacks of a life-cycle event.
  case lifecycleDone(LifecycleEvent)
  /// The state of the first responder's text input, or `nil` if the first responder doesn't accept
  /// text.
  case textInput(TextInputState?)
  /// The appearance of the system's own bars.
  case systemAppearance(SystemAppearance)
  /// A report for the app's developer.
  ///
  /// If it has no location, it includes the call stack as offsets from the start of the app's
  /// executable, innermost first.
  case report(Report, callers: [Int] = [])
  /// The app put text on the pasteboard.
  case pasteboard(String)
  /// Assistive technology should speak text.
  case announcement(String)
  /// Assistive technology should focus an element, or the first one on the screen if `nil`.
  case accessibilityFocus(elementID: Int?)
  /// The home screen quick actions in addition to those in the app's Info.plist.
  case shortcuts([HomeScreenShortcut])
  /// The app asks the device to open a URL.
  case openURL(String)
  /// The app sends a request about its notifications.
  case notification(NotificationOrder)
  /// The app adds an image to the photo library, with a filename and the bytes of a PNG or JPEG.
  ///
  /// The answer is `DeviceFeature.photos`.
  case savePhoto(name: String, Data)
  /// The app changes the photo library.
  ///
  /// The answer is `DeviceFeature.photos`.
  case changePhotos([PhotoChange])
  /// The answer to `DeviceMessage.keepState`: data to restore the screen, in a format that only the
  /// app understands.
  case state(id: Int, Data)
  /// The answer to `DeviceMessage.restore`, and to `reloadInterface` if the interface was
  /// re-created.
  case restored(StateRestoration)
  /// The app can't re-create its interface while it runs.
  case needsRelaunch
  /// The app starts a request, of whose body only a part is sent.
  case request(NetworkRequest)
  /// The app has loaded a request, while requests are recorded.
  case exchange(NetworkExchange)
  /// A mock has answered a request.
  case mockUsed(id: Int)
  /// A message to the engine of web pages, which the device starts with the first one.
  ///
  /// The format is between `quince-web` and the WebKit module.
  case web(WebMessage)
  /// A report from the tests in the process, with the token from `TestCommand.open`.
  case test(TestReport, token: UInt64 = 0)
}
