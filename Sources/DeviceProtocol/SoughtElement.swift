import DisplayList

/// A description of an element to look for.
///
/// All given texts must match the element.
package struct SoughtElement: Codable, Hashable, Sendable {
  /// The text to match: the element's visible text, its label, or its placeholder.
  package var text: SoughtText?
  /// The accessibility identifier to match.
  package var identifier: SoughtText?
  /// The accessibility value to match.
  package var value: SoughtText?

  /// Creates a description from an element's texts.
  package init(text: SoughtText?, identifier: SoughtText?, value: SoughtText?) {
    self.text = text
    self.identifier = identifier
    self.value = value
  }

  /// Returns whether an element could be the one to look for.
  ///
  /// If a precise answer would take long, returns `true`.
  package func mayBe(_ element: ScreenElement) -> Bool {
    if let identifier, !Self.may(element.identifier, be: identifier) { return false }
    if let value, !Self.may(element.value, be: value) { return false }
    guard let text else { return true }
    return Self.may(element.text, be: text) || Self.may(element.label, be: text)
      || Self.may(element.value, be: text) || Self.may(element.placeholder, be: text)
  }

  /// Returns whether text could be the one to look for.
  ///
  /// Text beyond the limit is truncated before it's compared.
  private static func may(_ candidate: String?, be sought: SoughtText) -> Bool {
    guard let candidate else { return false }
    return Double(candidate.utf8.count) > AppLimit.text.maximum
      || sought.isSame(as: candidate) ?? true
  }
}
