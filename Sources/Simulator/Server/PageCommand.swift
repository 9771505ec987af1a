import DeviceProtocol
import Foundation

/// A request to the device from a page or `quince device`.
package enum PageCommand: Codable, Sendable {
  case touches([TouchSample])
  case pointer(PointerGesture)
  case key(KeyPress)
  case text(TextEntry)
  case pasteboard(String)
  /// Performs an accessibility action on an element, from a particular launch of an app or from the
  /// device's own screens.
  case accessibility(elementID: Int, launch: Int?, action: AccessibilityAction)
  /// Requests `PageMessage.settled` when the elements reflect all input so far.
  case settle(Int)
  case home
  case switcher
  case shake
  case rotate(DeviceConfiguration.Orientation)
  case appearance(DeviceConfiguration.Appearance)
  case textSize(String)
  /// Sets the language and region, such as `de-DE`, and reopens the frontmost app.
  case locale(String)
  case model(String)
  /// Switches to another system, for which all apps are rebuilt and relaunched.
  case system(SystemRelease)
  /// Kills the frontmost app.
  case kill
  /// Relaunches the frontmost app.
  case relaunch
  /// Confirms that the page has received a frame, so the next one can be sent.
  case gotFrame
  /// Confirms that the page has shown log entries, so more can be sent.
  case gotLog
  /// Dismisses the crash report.
  case dismissCrash
  /// Enrolls a face or fingerprint, or removes the enrollment.
  case enroll(Bool)
  /// Simulates a face or fingerprint that matches or doesn't match the enrolled one.
  case attempt(Bool)
  /// Sets the device's location.
  case location(DeviceLocation)
  /// Sets the state of the device's network.
  case network(DeviceNetwork)
  /// Moves the device along the path in a GPX file.
  case travel(gpx: String)
  /// Sends a request about the recording of a flow.
  case record(RecordingRequest)
  /// Adds a device of a model next to this one.
  case addDevice(String)
  /// Removes a device next to this one.
  case removeDevice(Int)
  /// Switches to the device model whose screen is closest in size to the page's, in points.
  case fit(CGSize)
  /// Reports that the page's inspector was opened or closed.
  case inspect(Bool)
  /// Selects the object whose details the inspector shows, or none.
  case inspectObject(Int?)
  /// Sets a property of an object from a particular launch of an app.
  case edit(InspectorEdit, launch: Int?)
  /// Requests the images that views draw themselves.
  case takePictures([Int])
  /// Opens a source line by its number.
  case openPlace(Int)
  case lock
  case unlock
  case set(DeviceSwitch, isOn: Bool)
  /// Sets the time zone by its name, or to the computer's if `nil`.
  case timeZone(String)
  /// Replaces the token in the page's URL with a new one.
  case renewLink
  /// Resets all of the user's settings.
  case resetSettings
  case memoryWarning
  case toggleKeyboard
  case openURL(String)
  /// Opens an app by its bundle identifier.
  case launch(String)
  /// Adds an image to the photo library.
  case addPhoto(Data)
  /// Answers one of an app's questions for permissions, for the app in front if there's no bundle
  /// identifier.
  case permission(AppPermission, AppPermission.Answer, bundleID: String?)
  /// Sends an app a push notification, as JSON.
  case push(String, bundleID: String?)
  /// Requests the text on the device's pasteboard.
  case readPasteboard
  /// Lets a debugger attach to the apps, or ends that.
  case debug(DebugRequest)
  /// Performs steps of a flow, and requests `PageMessage.performed`.
  case perform(String)
  /// Starts recording the screen.
  case film
  /// Sets the zoom of the device on all pages.
  case zoom(PageZoom)
  /// Makes a movie of the recording.
  case stopFilming(MovieFormat)
  /// Requests `PageMessage.finished` when all earlier commands are done.
  case finish(Int)

  enum CodingKeys: String, CodingKey, CaseIterable {
    case touches, pointer, key, text, pasteboard, accessibility, settle, home, switcher, shake
    case rotate, appearance, textSize, locale, model, system, kill, relaunch, gotFrame, gotLog
    case dismissCrash
    case record, enroll, attempt, location, network, travel, resetSettings, renewLink
    case addDevice, removeDevice, fit
    case inspect, inspectObject, edit, takePictures, openPlace
    case lock, unlock, set, timeZone, memoryWarning, toggleKeyboard, openURL, launch, addPhoto, push
    case permission
    case readPasteboard, debug, perform, film, stopFilming, zoom, finish
  }

  enum TravelCodingKeys: String, CodingKey, CaseIterable {
    case gpx
  }

  enum AccessibilityCodingKeys: String, CodingKey, CaseIterable {
    case elementID, launch, action
  }
}
