import Foundation

/// A project that a search has reached.
package struct FoundProject: Codable, Hashable, Sendable {
  /// The `.xcodeproj`.
  package let url: URL
  /// The path from the folder that was searched, without the extension, such as `Anna/Hello`; no
  /// two projects of a search have the same.
  package let name: String

  /// Creates a project at a URL, with a name that distinguishes it from others.
  package init(url: URL, name: String) {
    self.url = url
    self.name = name
  }
}
