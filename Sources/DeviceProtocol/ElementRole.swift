/// The type of a control or group, if an element's traits don't determine it.
package enum ElementRole: String, Codable, Sendable {
  /// An alert.
  case alert
  /// An action sheet.
  case sheet
  /// A list of rows.
  case list
  /// A row of a list.
  case row
  /// A tab bar.
  case tabBar
  /// A tab.
  case tab
  /// A segmented control.
  case segments
  /// A segment of a segmented control.
  case segment
  /// A switch.
  case toggle
  /// A slider.
  case slider
  /// A picker wheel.
  case picker
  /// A progress indicator.
  case progress
  /// A multiline text view.
  case textView
  /// The software keyboard.
  case keyboard
  /// A bar on top of the content.
  case bar
}
