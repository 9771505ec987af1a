import Foundation

/// A file to write.
package struct TemplateFile: Sendable, Equatable {
  /// The path in the new folder.
  package var path: String
  /// The content.
  package var data: Data

  init(_ path: String, _ text: String) {
    self.path = path
    data = Data(text.utf8)
  }
}
