import DeviceProtocol
import Foundation

/// A request to the device from a page or `quince device`.
package enum PageCommand: Codable, Sendable {
  case touches([TouchSample])
  case pointer(PointerGesture)
  case key(KeyPress)
  case text(TextEntry)
  case pasteboard(String)
  /// Asks something of an element that the page has from a launch of an app, or from the device's
  /// own screens.
  case accessibility(elementID: Int, launch: Int?, action: AccessibilityAction)
  /// Requests `PageMessage.settled` once the elements show the results of all input so far.
  case settle(Int)
  case home
  case switcher
  case shake
  case rotate(DeviceConfiguration.Orientation)
  case appearance(DeviceConfiguration.Appearance)
  case textSize(String)
  /// Sets language and region, such as `de-DE`, and opens the app in front again.
  case locale(String)
  case model(String)
  /// Ends the app in front outright.
  case kill
  /// Ends the app in front and opens it again.
  case relaunch
  /// The page has taken a frame, so that the next may follow.
  case gotFrame
  /// The page has shown lines of the log, so that the next may follow.
  case gotLog
  /// The user has read the crash log.
  case dismissCrash
  /// Enrolls a face or a finger, or nobody's.
  case enroll(Bool)
  /// Shows the device a face or a finger, the enrolled one or another.
  case attempt(Bool)
  /// Sets the device's location.
  case location(DeviceLocation)
  /// Sends the device on the way of a GPX file.
  case travel(gpx: String)
  /// Asks something of the recording of a flow.
  case record(RecordingRequest)
  /// Shows another device of a kind beside this one.
  case addDevice(String)
  /// Ends a device that's shown beside this one.
  case removeDevice(Int)
  /// Becomes the device model whose screen is closest to that of the page, in points.
  case fit(CGSize)
  /// The page's inspector was opened or closed.
  case inspect(Bool)
  /// The inspector shows all about an object, or about none.
  case inspectObject(Int?)
  /// The user sets a property of an object that the page has from a launch of an app.
  case edit(InspectorEdit, launch: Int?)
  /// The inspector shows views' own drawing.
  case takePictures([Int])
  /// The user opens a line that the page knows by its number.
  case openPlace(Int)
  case lock
  case unlock
  case set(DeviceSwitch, isOn: Bool)
  /// Sets the time zone by its name; nothing is the machine's.
  case timeZone(String)
  /// Replaces the token in the page's URL with a new one.
  case renewLink
  /// Resets every setting of the user's to its value on a new device.
  case resetSettings
  case memoryWarning
  case toggleKeyboard
  case openURL(String)
  /// Opens an app by its bundle identifier.
  case launch(String)
  /// Adds a picture to the photo library.
  case addPhoto(Data)
  /// Sends an app a push notification, in JSON.
  case push(String, bundleID: String?)
  /// Asks for the text on the device's pasteboard.
  case readPasteboard
  /// Starts to film the screen.
  case film
  /// Shows the device as large as that, on all pages.
  case zoom(PageZoom)
  /// Makes a movie of the recording.
  case stopFilming(MovieFormat)
  /// Asks for `PageMessage.finished` once all that was asked for before has been done.
  case finish(Int)

  enum CodingKeys: String, CodingKey, CaseIterable {
    case touches, pointer, key, text, pasteboard, accessibility, settle, home, switcher, shake
    case rotate, appearance, textSize, locale, model, kill, relaunch, gotFrame, gotLog, dismissCrash
    case record, enroll, attempt, location, travel, resetSettings, renewLink
    case addDevice, removeDevice, fit
    case inspect, inspectObject, edit, takePictures, openPlace
    case lock, unlock, set, timeZone, memoryWarning, toggleKeyboard, openURL, launch, addPhoto, push
    case readPasteboard, film, stopFilming, zoom, finish
  }

  enum TravelCodingKeys: String, CodingKey, CaseIterable {
    case gpx
  }

  enum AccessibilityCodingKeys: String, CodingKey, CaseIterable {
    case elementID, launch, action
  }
}
