import Foundation

/// A request from a UI test.
///
/// If the bundle identifier is `nil`, the request is for the app under test.
package enum AutomationRequest: Codable, Equatable, Sendable {
  /// Launches an app, or relaunches it if it's running.
  ///
  /// The answer is `launched`.
  case launch(app: String?, arguments: [String], environment: [String: String])
  /// Brings an app to the front, and starts it if it isn't running.
  case activate(app: String?)
  /// Ends an app.
  case terminate(app: String?)
  /// Opens a URL in an app.
  case open(url: String, app: String?)
  /// Requests an app's state.
  ///
  /// The answer is `state`.
  case state(app: String?)
  /// Requests the contents of an app's screen after the app has settled.
  ///
  /// The answer is `screen`.
  case look(app: String?)
  /// Requests the same as `look`, and the legibility of text.
  ///
  /// The answer is `screen`.
  case audit(app: String?)
  /// Lets time pass until something may have changed, but at most a number of seconds.
  ///
  /// The answer is `waited`.
  case wait(atMost: Double)
  /// Lets time pass, in seconds.
  case pass(seconds: Double)
  /// Touches the screen.
  ///
  /// The answer is the same as for `look`, because tests check the result.
  case touch(AutomationGesture, app: String?)
  /// Scrolls an element onto the screen.
  case reveal(elementID: Int)
  /// Types text into the focused field.
  ///
  /// The answer is the same as for `look`.
  case type(String, app: String?)
  /// Presses a key with modifiers.
  ///
  /// The answer is the same as for `look`.
  case press(String, KeyPress.Modifiers, app: String?)
  /// Turns a picker wheel until it shows a choice.
  case turnWheel(elementID: Int, to: String)
  /// Requests a screenshot.
  ///
  /// The answer is `picture`.
  case takePicture
  /// Goes to the home screen.
  case goHome
  /// Rotates the device.
  case rotate(DeviceConfiguration.Orientation)
  /// Sets the light or dark appearance.
  case setAppearance(DeviceConfiguration.Appearance)
  /// Sets the device's location.
  case setLocation(DeviceLocation)
  /// Requests the device's location.
  ///
  /// The answer is `location`.
  case describeLocation
  /// Requests the device's properties.
  ///
  /// The answer is `device`.
  case describeDevice
}
