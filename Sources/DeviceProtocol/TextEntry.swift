/// Text for the first responder that didn't come key by key.
package enum TextEntry: Codable, Equatable, Sendable {
  /// Replaces the selection.
  case insert(String)
  /// Pastes, as the menu's Paste would.
  case paste(String)
  /// An input method's unfinished text, which replaces the marked text.
  case setMarked(String)
  /// Ends the input method's composition, keeping the marked text.
  case unmark
  /// Selects a part of the text, in UTF-16 units.
  case select(Range<Int>)

  /// The names by which the entries are encoded.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case insert, paste, setMarked, unmark, select
  }
}
