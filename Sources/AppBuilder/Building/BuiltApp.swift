import DeviceProtocol
import Foundation

/// An app that's ready to install.
package struct BuiltApp: Sendable {
  /// The `.xcodeproj`.
  package let project: URL
  /// The `Foo.app` folder.
  package let bundle: URL
  /// The name below the icon.
  package let name: String
  /// The bundle identifier, such as `com.example.Foo`.
  package let bundleIdentifier: String
  /// The executable in the bundle.
  package let executable: URL
  /// The name of the Swift module.
  package let moduleName: String
  /// The system of the device that the app was built for.
  package let system: SystemRelease
  /// Warnings for the user about a successful build.
  package let warnings: [Diagnostic]
  /// Notes about the code that was left out of libraries, because it needs frameworks that Quince
  /// doesn't have.
  package let omissions: [Diagnostic]
  /// The files and folders that the app was built from.
  ///
  /// If any of them changes, the app must be rebuilt.
  package let inputs: [URL]
  /// Whether the only changes since the last build were to resources, such as storyboards and
  /// assets.
  ///
  /// A running app sees those changes in its bundle.
  package let onlyResourcesChanged: Bool
  /// Whether nothing had changed since the last build.
  package let wasUpToDate: Bool
}
