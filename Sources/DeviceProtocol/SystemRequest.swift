/// A user's request for a system by its version, such as `26.5`.
package struct SystemRequest: Equatable, Sendable {
  /// The requested release, or the one that stands for the requested version.
  package let release: SystemRelease
  /// A note for the user if the release has another version than the requested one.
  package let note: String?

  /// Finds the release with the same major number as a version.
  /// - Throws: `Unknown`, which lists the releases.
  package init(_ text: String) throws {
    guard let version = SystemVersion(text),
      let release = SystemRelease.allCases.first(where: { $0.version.major == version.major })
    else { throw Unknown(name: text) }
    self.release = release
    let isExact = version == release.version || text == "\(version.major)"
    note =
      isExact
      ? nil : "Quince doesn't have iOS \(version); it uses \(release.name)."
  }

  /// An error for a system that doesn't exist.
  package struct Unknown: Error, CustomStringConvertible {
    /// The requested version.
    package let name: String

    /// The unknown version, and the known ones.
    package var description: String {
      let known = SystemRelease.allCases.map(\.rawValue)
      return "Unknown system “\(name)”: use \(known.dropLast().joined(separator: ", ")), "
        + "or \(known[known.count - 1])."
    }
  }
}
