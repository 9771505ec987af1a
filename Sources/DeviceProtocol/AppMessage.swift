import DisplayList
import Foundation

/// What an app says to the device, besides frames, images and elements.
package enum AppMessage: Codable, Equatable, Sendable {
  /// The app finished launching and is active; its first frame follows or went before.
  case ready
  /// The answer to `DeviceMessage.show` while something moves; at rest it is `Packet.elements`.
  case moving(id: Int)
  /// The app went through all callbacks of a life-cycle event.
  case lifecycleDone(LifecycleEvent)
  /// The first responder takes text as described, or nothing takes text.
  case textInput(TextInputState?)
  /// How the system's own bars are to look.
  case systemAppearance(SystemAppearance)
  /// Something the person who wrote the app should know.
  case report(Report)
  /// The app put a text on the pasteboard.
  case pasteboard(String)
  /// The app asks the device to open a URL.
  case openURL(String)
}

/// The text that is being edited.
package struct TextInputState: Codable, Equatable, Sendable {
  /// The caret, in points of the screen.
  package var caret: CGRect
  /// The field, in points of the screen.
  package var field: CGRect
  /// The text that is edited.
  package var text: String
  /// The selection in UTF-16 units of `text`.
  package var selection: Range<Int>
  /// Whether the text is a secret.
  package var isSecure: Bool
  /// UIKit's name of the keyboard type, such as `numberPad`.
  package var keyboardType: String
  /// The height of the software keyboard, in points; 0 while it is hidden.
  package var keyboardHeight: Double

  package init(
    caret: CGRect, field: CGRect, text: String, selection: Range<Int>, isSecure: Bool,
    keyboardType: String, keyboardHeight: Double
  ) {
    self.caret = caret
    self.field = field
    self.text = text
    self.selection = selection
    self.isSecure = isSecure
    self.keyboardType = keyboardType
    self.keyboardHeight = keyboardHeight
  }
}

/// How the app wants the system's bars to look.
package struct SystemAppearance: Codable, Equatable, Sendable {
  /// Whether the status bar's text is light, for a dark background.
  package var hasLightStatusBar: Bool
  /// Whether the status bar is not shown.
  package var isStatusBarHidden: Bool
  /// Whether the home indicator is not shown.
  package var isHomeIndicatorHidden: Bool
  /// Whether the home indicator is light, for what is dark beneath it.
  package var isHomeIndicatorLight: Bool
  /// The ways in which the app can be held; none stands for all that it declares.
  package var supportedOrientations: [DeviceConfiguration.Orientation]

  package init(
    hasLightStatusBar: Bool, isStatusBarHidden: Bool, isHomeIndicatorHidden: Bool,
    isHomeIndicatorLight: Bool, supportedOrientations: [DeviceConfiguration.Orientation]
  ) {
    self.hasLightStatusBar = hasLightStatusBar
    self.isStatusBarHidden = isStatusBarHidden
    self.isHomeIndicatorHidden = isHomeIndicatorHidden
    self.isHomeIndicatorLight = isHomeIndicatorLight
    self.supportedOrientations = supportedOrientations
  }
}

/// A remark to the person who wrote the app, shown in the terminal and on the page.
package struct Report: Codable, Equatable, Hashable, Sendable {
  /// How grave it is.
  package enum Severity: String, Codable, Sendable { case note, warning, error }

  /// How bad it is.
  package var severity: Severity
  /// What is wrong and what to do about it.
  package var message: String
  /// The file it is about, such as `Main.storyboard`.
  package var file: String?
  /// The line in the file, from 1.
  package var line: Int?

  /// A report about a place in a file, or about no place.
  package init(severity: Severity, message: String, file: String? = nil, line: Int? = nil) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
  }
}
