import AppRuntime
import DeviceProtocol
import Foundation

/// The device's system as an app sees it, in place of the Linux version.
package enum RunningSystem {
  /// The system's version, which the builder wrote to the app's bundle.
  package static let current = version(in: InfoPlist[SystemRelease.informationKey]?.string)

  /// Returns the version in an app's Info.plist, or the oldest system's if there's none.
  static func version(in text: String?) -> SystemVersion {
    text.flatMap { SystemVersion($0) } ?? SystemRelease.oldest.version
  }

  /// The version numbers.
  package static var version: OperatingSystemVersion {
    OperatingSystemVersion(
      majorVersion: current.major, minorVersion: current.minor, patchVersion: current.patch)
  }

  /// The version in short form.
  package static var name: String { "\(current)" }

  /// The version in readable form.
  package static var title: String { title(of: current) }

  static func title(of version: SystemVersion) -> String {
    let release = SystemRelease.oldest(for: version)
    let build = version == release.version ? release.build : nil
    return "Version \(version)" + (build.map { " (Build \($0))" } ?? "")
  }

  /// Returns whether the version is at least the given one.
  package static func isAtLeast(_ other: OperatingSystemVersion) -> Bool {
    (current.major, current.minor, current.patch)
      >= (other.majorVersion, other.minorVersion, other.patchVersion)
  }
}
