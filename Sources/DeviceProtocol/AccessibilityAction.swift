/// What assistive technology can ask of an element.
package enum AccessibilityAction: Codable, Equatable, Sendable {
  case activate, increment, decrement, escape
  /// Makes a text element the focused one.
  case focus
}
