import DeviceProtocol

/// A line that an app printed.
package struct OutputLine: Sendable, Equatable, Codable {
  /// The line without its line break.
  package var text: String
  /// Whether the line was printed to standard error.
  package var isError: Bool
  /// Whether the line was too long for one piece, and continues in the next piece of the same
  /// output.
  package var isPartial: Bool
  /// The metadata of a message to the unified log, or `nil` for printed text.
  package var origin: LogOrigin?

  /// Creates a line from standard output or standard error.
  package init(text: String, isError: Bool, isPartial: Bool = false, origin: LogOrigin? = nil) {
    self.text = text
    self.isError = isError
    self.isPartial = isPartial
    self.origin = origin
  }

  /// The line as plain text, with a message's level and category.
  package var plainText: String { origin.map { "\($0.heading) \(text)" } ?? text }
}
