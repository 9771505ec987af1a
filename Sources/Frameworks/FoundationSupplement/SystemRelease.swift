import Foundation

/// The version of the simulated device's system, which apps are told in place of that of Linux.
package enum SystemRelease {
  /// The version as numbers.
  package static let version = OperatingSystemVersion(
    majorVersion: 18, minorVersion: 5, patchVersion: 0)

  /// The version as devices name it.
  package static var name: String { "\(version.majorVersion).\(version.minorVersion)" }

  /// The version as people read it.
  package static var title: String { "Version \(name) (Build 22F76)" }

  /// Whether the version is another or a later one.
  package static func isAtLeast(_ other: OperatingSystemVersion) -> Bool {
    (version.majorVersion, version.minorVersion, version.patchVersion)
      >= (other.majorVersion, other.minorVersion, other.patchVersion)
  }
}
