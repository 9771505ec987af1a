import Foundation

/// A message from the device to an app.
package enum DeviceMessage: Codable, Equatable, Sendable {
  /// The first message of all, and each change of size, orientation, appearance, or language.
  case configure(DeviceConfiguration)
  /// Fingers that changed at the same moment.
  case touches([TouchSample])
  /// A pointer that scrolls or pinches.
  case pointer(PointerGesture)
  /// A key of a hardware keyboard.
  case key(KeyPress)
  /// The device was shaken.
  case shake
  /// Text without a key of its own: an input method's result, dictation, a paste.
  case text(TextEntry)
  case lifecycle(LifecycleEvent)
  /// Asks the app to come to rest (a manual clock jumps over animations), then for the visible
  /// elements of the screen, or for those of them that are looked for.
  case settle(id: Int, seeking: ElementQuery? = nil)
  /// Asks the app to come to rest, then for everything that a UI test can find, beyond the edges of
  /// the screen too; answered by `Packet.elements`.
  case look(id: Int)
  /// Asks for the same as `look`, and for how legible text is; answered by `Packet.elements`.
  case audit(id: Int)
  /// Asks the app to show its screen as it is at this moment of the clock, including the work still
  /// in its own queue; answered by `Packet.elements`, or by `AppMessage.moving`.
  case show(id: Int)
  /// Moves a manual clock to the app's next scheduled event, if that is at most a number of seconds
  /// away, and asks the app to come to rest; answered by `AppMessage.waited`, then
  /// `Packet.elements`.
  case wait(id: Int, atMost: Double)
  /// Moves a manual clock, in seconds.
  case advanceClock(by: Double)
  /// Asks for everything that's on the screen, also beyond its edges, at once and as it is;
  /// answered by `Packet.elements`.
  /// - Parameter withKinds: whether the answer includes the type of each element in UI tests.
  case requestElements(id: Int, withKinds: Bool = false)
  /// An action of assistive technology on an element.
  case accessibilityAction(elementID: Int, AccessibilityAction)
  /// The text on the device's pasteboard changed; `nil` is none.
  case pasteboard(String?)
  /// Whether anyone is watching the device. By default, someone is.
  case watched(Bool)
  /// Memory is short.
  case memoryWarning
  /// The device was locked, so that protected files can't be read, or was unlocked.
  case protectedData(isAvailable: Bool)
  /// Shows the software keyboard if it is hidden, and hides it if it is shown.
  case toggleKeyboard
  /// Asks the app to open a URL.
  case openURL(String)
  /// Asks the app to perform one of its quick actions.
  case shortcut(HomeScreenShortcut)
  /// Asks for the data to restore the screen in another process of the app; answered by
  /// `AppMessage.state`.
  case keepState(id: Int)
  /// Restores the state that another process of the app has kept; answered by
  /// `AppMessage.restored`.
  case restore(Data)
  /// Has the app re-create its interface from files that have changed, keeping its state; answered
  /// by `AppMessage.restored` or `needsRelaunch`.
  case reloadInterface
  /// Asks for an inspector's content, or for a change that it makes, at once; answered by
  /// `Packet.inspection`.
  case inspect(id: Int, InspectorRequest)
  /// Sends a feature of the device beyond its screen; at launch, only features that differ from the
  /// defaults.
  case feature(DeviceFeature)
  /// Sends news about the app's notifications.
  case notification(NotificationNews)
  /// Sends a command to the tests in the process.
  case test(TestCommand)
}
