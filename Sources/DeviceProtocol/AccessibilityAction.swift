/// An action that assistive technologies can perform on an element.
package enum AccessibilityAction: Codable, Equatable, Sendable {
  case activate, increment, decrement, escape
  /// Makes a text element the focused one.
  case focus
  /// Sets a control to a value: the number of a slider, a choice of a wheel.
  case setValue(String)
  /// Brings an element onto the screen, together with its surroundings.
  case reveal
  /// Moves the content that an element is or is in.
  case scroll(ScrollStep)

  /// The names by which the actions are encoded.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case activate, increment, decrement, escape, focus, setValue, reveal, scroll
  }

  /// The distance to scroll.
  package enum ScrollStep: String, Codable, Sendable { case pageBack, pageForward, start, end }
}
