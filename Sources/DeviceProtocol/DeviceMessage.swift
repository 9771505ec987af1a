import Foundation

/// A message from the device to an app.
package enum DeviceMessage: Codable, Equatable, Sendable {
  /// The device's configuration, sent as the first message, and again when its size, orientation,
  /// appearance, or language changes.
  case configure(DeviceConfiguration)
  /// Touches that change at the same time.
  case touches([TouchSample])
  /// A pointer that scrolls or pinches.
  case pointer(PointerGesture)
  /// A key of a hardware keyboard.
  case key(KeyPress)
  /// The device was shaken.
  case shake
  /// Text that isn't from a single key, such as from an input method, dictation, or pasting.
  case text(TextEntry)
  case lifecycle(LifecycleEvent)
  /// Requests that the app settle and then send the visible elements, or just those that match a
  /// query.
  ///
  /// A manual clock skips animations.
  case settle(id: Int, seeking: ElementQuery? = nil)
  /// Requests that the app settle and then send everything that a UI test can find, including
  /// elements beyond the screen's edges.
  ///
  /// The answer is `Packet.elements`.
  case look(id: Int)
  /// Requests the same as `look`, and the legibility of text.
  ///
  /// The answer is `Packet.elements`.
  case audit(id: Int)
  /// Requests that the app show its screen at the current time of the clock, including the work in
  /// its own queue.
  ///
  /// The answer is `Packet.elements` or `AppMessage.moving`.
  case show(id: Int)
  /// Advances a manual clock to the app's next scheduled event, unless that's more than a number of
  /// seconds away, and requests that the app settle.
  ///
  /// The answer is `AppMessage.waited`, followed by `Packet.elements`.
  case wait(id: Int, atMost: Double)
  /// Advances a manual clock, in seconds.
  case advanceClock(by: Double)
  /// Requests all elements immediately, without waiting for the app to settle, including those
  /// beyond the screen's edges.
  ///
  /// The answer is `Packet.elements`.
  /// - Parameter withKinds: Whether the answer includes each element's type in UI tests.
  case requestElements(id: Int, withKinds: Bool = false)
  /// An accessibility action on an element.
  case accessibilityAction(elementID: Int, AccessibilityAction)
  /// The new text on the device's pasteboard, or `nil` if there's none.
  case pasteboard(String?)
  /// Whether anyone is watching the device, which is the default.
  case watched(Bool)
  /// A memory warning.
  case memoryWarning
  /// Protected files became unavailable because the device was locked, or available because it was
  /// unlocked.
  case protectedData(isAvailable: Bool)
  /// Shows or hides the software keyboard.
  case toggleKeyboard
  /// Opens a URL in the app.
  case openURL(String)
  /// Performs one of the app's quick actions.
  case shortcut(HomeScreenShortcut)
  /// Requests data for restoring the screen in another process of the app.
  ///
  /// The answer is `AppMessage.state`.
  case keepState(id: Int)
  /// Restores the state that another process of the app has saved.
  ///
  /// The answer is `AppMessage.restored`.
  case restore(Data)
  /// Requests that the app re-create its interface from changed files, keeping its state.
  ///
  /// The answer is `AppMessage.restored` or `needsRelaunch`.
  case reloadInterface
  /// Sends an inspector's request for content or for a change.
  ///
  /// The answer is sent immediately, as `Packet.inspection`.
  case inspect(id: Int, InspectorRequest)
  /// Sends the state of a device feature other than the screen.
  ///
  /// At launch, only features that differ from the defaults are sent. The network and the mocks are
  /// sent before the configuration.
  case feature(DeviceFeature)
  /// Sends an event about the app's notifications.
  case notification(NotificationNews)
  /// Passes on a message of the engine of web pages.
  ///
  /// Its images follow as packets.
  case web(WebMessage)
  /// Web pages can't be shown, because the engine couldn't be started or has ended.
  case webEnded(WebEnding)
  /// Sends a command to the tests in the process.
  case test(TestCommand)
}
