/// The reason that web pages can't be shown anymore.
package enum WebEnding: Codable, Equatable, Sendable {
  /// The engine isn't installed, with the names of the Debian packages that it needs.
  case missing(packages: [String])
  /// The engine has ended, with a description of the reason.
  case ended(reason: String)
}
