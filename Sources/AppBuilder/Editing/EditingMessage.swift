/// A message between a language server and a `quince-builder`, as a line of JSON.
package struct EditingMessage<Content: Codable & Sendable>: Codable, Sendable {
  /// The number of the request.
  package let number: Int
  /// The request, or its result.
  package let content: Content

  /// Creates a message.
  package init(number: Int, content: Content) {
    self.number = number
    self.content = content
  }
}
