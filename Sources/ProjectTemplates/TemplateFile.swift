import Foundation

/// A file to write.
package struct TemplateFile: Sendable, Equatable {
  /// The path in the new folder.
  package var path: String
  /// The content.
  package var data: Data

  init(_ path: String, _ data: Data) {
    self.path = path
    self.data = data
  }

  init(_ path: String, _ text: String) { self.init(path, Data(text.utf8)) }
}
