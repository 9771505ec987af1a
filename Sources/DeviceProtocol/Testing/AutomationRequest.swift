import Foundation

/// A request of a UI test. An app without a bundle identifier is the one under test.
package enum AutomationRequest: Codable, Equatable, Sendable {
  /// Launches an app, or relaunches it if it's running; answered by `launched`.
  case launch(app: String?, arguments: [String], environment: [String: String])
  /// Brings an app to the front, and starts it if it isn't running.
  case activate(app: String?)
  /// Ends an app.
  case terminate(app: String?)
  /// Opens a URL in an app, or in the one that's tested.
  case open(url: String, app: String?)
  /// Asks for an app's state; answered by `state`.
  case state(app: String?)
  /// Asks for the contents of an app's screen once it's at rest; answered by `screen`.
  case look(app: String?)
  /// Asks for the same as `look`, and for how legible text is; answered by `screen`.
  case audit(app: String?)
  /// Lets time pass until something may have changed, at most a number of seconds; answered by
  /// `waited`.
  case wait(atMost: Double)
  /// Lets time pass, in seconds.
  case pass(seconds: Double)
  /// Touches the screen; answered like `look`, because tests look at the result.
  case touch(AutomationGesture, app: String?)
  /// Brings an element that is beyond the edges of the screen onto it.
  case reveal(elementID: Int)
  /// Types text into the focused field; answered as `look` is.
  case type(String, app: String?)
  /// Presses a key with others held; answered as `look` is.
  case press(String, KeyPress.Modifiers, app: String?)
  /// Turns a wheel of choices until it shows a choice.
  case turnWheel(elementID: Int, to: String)
  /// Asks for a picture of the screen; answered by `picture`.
  case takePicture
  /// Goes to the home screen.
  case goHome
  /// Turns the device.
  case rotate(DeviceConfiguration.Orientation)
  /// Makes the device light or dark.
  case setAppearance(DeviceConfiguration.Appearance)
  /// Sets the device's location.
  case setLocation(DeviceLocation)
  /// Asks where the device is; answered by `location`.
  case describeLocation
  /// Asks for the device's properties; answered by `device`.
  case describeDevice
}
