import DisplayList

/// The known properties of an element to look for: each given text must be the element's.
package struct SoughtElement: Codable, Hashable, Sendable {
  /// The text that's shown, spoken, or stands in for one.
  package var text: SoughtText?
  /// The accessibility identifier.
  package var identifier: SoughtText?
  /// The text that assistive technology speaks as the value.
  package var value: SoughtText?

  /// Creates an element to look for by its text.
  package init(text: SoughtText?, identifier: SoughtText?, value: SoughtText?) {
    self.text = text
    self.identifier = identifier
    self.value = value
  }

  /// Returns whether an element could be the one to look for; it could be if finding out would take
  /// long.
  package func mayBe(_ element: ScreenElement) -> Bool {
    if let identifier, !Self.may(element.identifier, be: identifier) { return false }
    if let value, !Self.may(element.value, be: value) { return false }
    guard let text else { return true }
    return Self.may(element.text, be: text) || Self.may(element.label, be: text)
      || Self.may(element.value, be: text) || Self.may(element.placeholder, be: text)
  }

  /// Returns whether text could be the one to look for. text beyond the limit is truncated before
  /// it's compared.
  private static func may(_ candidate: String?, be sought: SoughtText) -> Bool {
    guard let candidate else { return false }
    return Double(candidate.utf8.count) > AppLimit.text.maximum
      || sought.isSame(as: candidate) ?? true
  }
}
