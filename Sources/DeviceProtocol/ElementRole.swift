/// The type of a control or group, if an element's traits don't determine it.
package enum ElementRole: String, Codable, Sendable {
  /// A question that must be answered first.
  case alert
  /// Choices that come up from the lower edge.
  case sheet
  /// Rows, one below the other.
  case list
  /// A row of a list.
  case row
  /// The tabs of an app.
  case tabBar
  /// A tab.
  case tab
  /// Segments, one of which is selected.
  case segments
  /// One of several segments.
  case segment
  /// A switch.
  case toggle
  /// A slider.
  case slider
  /// A wheel of choices.
  case picker
  /// A progress indicator.
  case progress
  /// Text of several lines.
  case textView
  /// The software keyboard.
  case keyboard
  /// A bar that is over the content.
  case bar
}
