import Foundation

/// The version of the simulated device's system, which apps get in place of the Linux version.
package enum SystemRelease {
  /// The version numbers.
  package static let version = version(
    neededBy: Bundle.main.object(forInfoDictionaryKey: "MinimumOSVersion") as? String)

  /// Returns the simulated version, or the version that an app was built for if that's higher.
  static func version(neededBy app: String?) -> OperatingSystemVersion {
    let numbers = (app ?? "").split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
    let needed = OperatingSystemVersion(
      majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
    return isVersion(simulated, atLeast: needed) ? simulated : needed
  }

  private static let simulated = OperatingSystemVersion(
    majorVersion: 18, minorVersion: 5, patchVersion: 0)

  /// The version in short form.
  package static var name: String { name(of: version) }

  static func name(of version: OperatingSystemVersion) -> String {
    let patch = version.patchVersion == 0 ? "" : ".\(version.patchVersion)"
    return "\(version.majorVersion).\(version.minorVersion)\(patch)"
  }

  /// The version in readable form.
  package static var title: String {
    "Version \(name)" + (name == name(of: simulated) ? " (Build 22F76)" : "")
  }

  /// Returns whether the version is at least the given one.
  package static func isAtLeast(_ other: OperatingSystemVersion) -> Bool {
    isVersion(version, atLeast: other)
  }

  private static func isVersion(
    _ version: OperatingSystemVersion, atLeast other: OperatingSystemVersion
  ) -> Bool {
    (version.majorVersion, version.minorVersion, version.patchVersion)
      >= (other.majorVersion, other.minorVersion, other.patchVersion)
  }
}
