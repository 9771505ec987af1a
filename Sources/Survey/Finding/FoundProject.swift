import Foundation

/// A project found by a search.
package struct FoundProject: Codable, Hashable, Sendable {
  /// The location of the `.xcodeproj`.
  package let url: URL
  /// The path relative to the searched folder, without the extension, such as `Anna/Hello`.
  ///
  /// It's unique among the projects of a search.
  package let name: String

  /// Creates a project with a location, and a name that distinguishes it from others.
  package init(url: URL, name: String) {
    self.url = url
    self.name = name
  }
}
