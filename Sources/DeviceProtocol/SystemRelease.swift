/// A release of iOS that a device can run.
///
/// Everything that depends on the system's version is declared here or follows from it: the builder
/// leaves out code for newer systems, writes the version to the app's bundle, and the app reads it
/// there.
package enum SystemRelease: String, CaseIterable, Codable, Comparable, Sendable {
  case ios18 = "18.5"
  case ios26 = "26.5"
  case ios27 = "27.2"

  /// The system of a device that doesn't need a newer one.
  package static let oldest = ios18
  /// The newest system.
  package static let newest = ios27

  /// The key of the system's version in an app's Info.plist, where Xcode writes the version of its
  /// SDK.
  package static let informationKey = "DTPlatformVersion"

  /// The version of the system.
  package var version: SystemVersion {
    switch self {
    case .ios18: SystemVersion(18, 5)
    case .ios26: SystemVersion(26, 5)
    case .ios27: SystemVersion(27, 2)
    }
  }

  /// The version of UIKit's module, which `canImport(UIKit, _version:)` compares.
  package var moduleVersion: SystemVersion {
    switch self {
    case .ios18: SystemVersion(8506)
    case .ios26: SystemVersion(9000)
    case .ios27: SystemVersion(9127, 0, 85)
    }
  }

  /// The number of Apple's build, if it's known.
  package var build: String? {
    switch self {
    case .ios18: "22F76"
    case .ios26: "23F77"
    case .ios27: nil
    }
  }

  /// The name of the availability domain of the names that the release's major version added, as in
  /// `@available(IOS26)`.
  ///
  /// The names of the oldest release are available to every app.
  package var domain: String? {
    switch self {
    case .ios18: nil
    case .ios26: "IOS26"
    case .ios27: "IOS27"
    }
  }

  /// The name with the version, such as `iOS 18.5`.
  package var name: String { "iOS \(rawValue)" }

  /// Whether UIKit looks the way it does in this system, rather than in the oldest one.
  package var hasOwnDesign: Bool { self == .oldest }

  /// Returns whether a release is older than another one.
  package static func < (left: SystemRelease, right: SystemRelease) -> Bool {
    left.version < right.version
  }

  /// Returns the oldest release that runs an app with a deployment target.
  ///
  /// A release also stands for later versions with the same major number. The newest release runs
  /// every app.
  package static func oldest(for needed: SystemVersion?) -> SystemRelease {
    guard let needed else { return oldest }
    return allCases.first { $0.version >= needed || $0.version.major == needed.major } ?? newest
  }

  /// Returns the version that an app with a deployment target gets, which is at least the version
  /// that it requires.
  package func version(for needed: SystemVersion?) -> SystemVersion {
    max(version, needed ?? version)
  }
}
