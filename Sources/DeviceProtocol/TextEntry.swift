/// Text for the first responder that wasn't typed key by key.
package enum TextEntry: Codable, Equatable, Sendable {
  /// Replaces the selection.
  case insert(String)
  /// Pastes text, like the Paste command.
  case paste(String)
  /// Sets an input method's unfinished text, which replaces the marked text.
  case setMarked(String)
  /// Ends the input method's composition, keeping the marked text.
  case unmark
  /// Selects a part of the text, in UTF-16 units.
  case select(Range<Int>)

  /// The encoded names of the cases.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case insert, paste, setMarked, unmark, select
  }
}
