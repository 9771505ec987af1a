import DeviceProtocol

/// The system of the device that a project is built for.
package enum SystemChoice: Codable, Hashable, Sendable {
  /// One system, which must run the app.
  case exactly(SystemRelease)
  /// The oldest system that runs the app, but none older than the given one.
  case atLeast(SystemRelease)

  /// The oldest system that runs the app.
  package static let oldest = atLeast(.oldest)

  /// Returns the system for an app with a deployment target, or `nil` if the app needs a newer one.
  package func release(for needed: SystemVersion?) -> SystemRelease? {
    let oldest = SystemRelease.oldest(for: needed)
    switch self {
    case .exactly(let release): return release < oldest ? nil : release
    case .atLeast(let release): return max(release, oldest)
    }
  }

  /// A name that no other choice has.
  var key: String {
    switch self {
    case .exactly(let release): release.rawValue
    case .atLeast(let release): "\(release.rawValue) or later"
    }
  }
}
