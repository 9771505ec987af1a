import Simulator

/// The options for launching an app.
package struct LaunchOptions: Sendable, Equatable {
  /// The bundle identifier, or `nil` for the flow's app.
  package var appID: String?
  /// Whether the app's data is erased first.
  package var clearState = false
  /// Whether a running app is stopped first.
  ///
  /// Otherwise, it's brought to the foreground.
  package var stopApp = true
  /// The answers to the app's questions for permissions, which are set first.
  package var permissions: [AppPermission: AppPermission.Answer] = [:]
  /// The app's command-line arguments, which take precedence over stored values in `UserDefaults`.
  package var arguments: [String] = []

  /// Creates the options for a normal launch of the flow's app.
  package init() {}
}
