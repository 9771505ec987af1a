import Foundation

/// A file or text that a test attaches to its result.
package struct TestAttachment: Codable, Equatable, Sendable {
  /// The name given by the test.
  package var name: String
  /// The uniform type identifier, such as `public.png`.
  package var type: String
  /// The content.
  package var data: Data
  /// Whether the attachment is kept even if the test passes.
  package var isKeptAlways: Bool

  /// Creates an attachment.
  package init(name: String, type: String, data: Data, isKeptAlways: Bool) {
    self.name = name
    self.type = type
    self.data = data
    self.isKeptAlways = isKeptAlways
  }
}
