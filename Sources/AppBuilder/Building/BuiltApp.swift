import Foundation

/// An app that is ready to be installed.
package struct BuiltApp: Sendable {
  /// The `.xcodeproj`.
  package let project: URL
  /// The `Foo.app` folder.
  package let bundle: URL
  /// The name shown below the icon.
  package let name: String
  /// Such as `com.example.Foo`.
  package let bundleIdentifier: String
  /// The executable in the bundle.
  package let executable: URL
  /// The name of the Swift module.
  package let moduleName: String
  /// Warnings for the user about a successful build.
  package let warnings: [Diagnostic]
  /// The files and folders that the app was built from. If one changes, the app must be rebuilt.
  package let inputs: [URL]
  /// Whether only storyboards, assets, and the like had changed since the last build, which an app
  /// that runs sees in its bundle.
  package let onlyResourcesChanged: Bool
  /// Whether nothing had changed since the last build.
  package let wasUpToDate: Bool
}
