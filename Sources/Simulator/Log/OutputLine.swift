import DeviceProtocol

/// A line that an app printed.
package struct OutputLine: Sendable, Equatable, Codable {
  /// The line without its end.
  package var text: String
  /// Whether it came on the standard error.
  package var isError: Bool
  /// Whether the line was too long for one piece and continues with the next one of its output.
  package var isPartial: Bool
  /// The metadata of a message to the unified log, or `nil` for printed text.
  package var origin: LogOrigin?

  /// Creates a line of one of the two outputs.
  package init(text: String, isError: Bool, isPartial: Bool = false, origin: LogOrigin? = nil) {
    self.text = text
    self.isError = isError
    self.isPartial = isPartial
    self.origin = origin
  }

  /// The line as plain text, with the level and the category of a message.
  package var plainText: String { origin.map { "\($0.heading) \(text)" } ?? text }
}
