/// Apple's SDK that an app counts as built with, which determines whether the app needs scenes.
///
/// Each version of Xcode has one SDK. A project was last built with at least the newest version of
/// Xcode that its file has traces of: the version that created it or last updated its settings, or
/// the one that introduced its format. Its deployment target can't be newer than the SDK, either.
/// Quince knows only SDKs whose apps should have scenes; an app built with an older one has no
/// `AppSDK`.
package struct AppSDK: Equatable, Sendable {
  /// Whether an app needs scenes.
  package enum SceneAdoption: Sendable {
    /// An app without scenes launches, and UIKit announces that this will change.
    case announced
    /// An app without scenes ends when it's launched.
    case required
  }

  /// The key of the SDK's name in an app's Info.plist, as Xcode writes it.
  package static let informationKey = "DTSDKName"

  private static let prefix = "iphoneos"
  private static let firstMajor = 26

  /// The version of the SDK.
  package let version: SystemVersion

  /// Determines the SDK of a project.
  /// - Parameters:
  ///   - xcodes: The versions of Xcode that the project's file has traces of.
  ///   - deploymentTarget: The oldest system that the app supports.
  package init?(xcodes: [SystemVersion], deploymentTarget: SystemVersion?) {
    let majors = (xcodes + [deploymentTarget].compactMap(\.self)).map(\.major)
    guard let major = majors.max(), major >= Self.firstMajor else { return nil }
    let oldest = SystemVersion(major, 0)
    version = max(oldest, deploymentTarget ?? oldest)
  }

  /// Reads the name in an app's Info.plist.
  package init?(named name: String?) {
    guard let name, name.hasPrefix(Self.prefix),
      let version = SystemVersion(name.dropFirst(Self.prefix.count)),
      version.major >= Self.firstMajor
    else { return nil }
    self.version = version
  }

  /// The name of the SDK, such as `iphoneos27.0`.
  package var name: String { "\(Self.prefix)\(version)" }

  /// Returns whether an app that's built with the SDK needs scenes on a system.
  ///
  /// Systems before iOS 27 launch apps without scenes, no matter which SDK they're built with.
  package func sceneAdoption(on system: SystemVersion) -> SceneAdoption {
    min(version, system).major > Self.firstMajor ? .required : .announced
  }
}
