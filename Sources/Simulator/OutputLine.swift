import DeviceProtocol

/// A line that an app printed.
package struct OutputLine: Sendable, Equatable, Codable {
  /// The line without its end.
  package var text: String
  /// Whether it came on the standard error.
  package var isError: Bool

  /// A line of one of the two outputs.
  package init(text: String, isError: Bool) {
    self.text = text
    self.isError = isError
  }
}
