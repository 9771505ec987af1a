/// An action that assistive technologies can perform on an element.
package enum AccessibilityAction: Codable, Equatable, Sendable {
  case activate, increment, decrement, escape
  /// Focuses a text element.
  case focus
  /// Sets a control to a value, such as the number of a slider or a choice of a picker wheel.
  case setValue(String)
  /// Scrolls an element onto the screen, with some space around it.
  case reveal
  /// Scrolls the element or the content that contains it.
  case scroll(ScrollStep)

  /// The encoded names of the actions.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case activate, increment, decrement, escape, focus, setValue, reveal, scroll
  }

  /// The distance to scroll.
  package enum ScrollStep: String, Codable, Sendable { case pageBack, pageForward, start, end }
}
