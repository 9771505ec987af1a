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
  /// The app's command-line arguments, which take precedence over stored values in `UserDefaults`.
  package var arguments: [String] = []

  /// Creates the options for a normal launch of the flow's app.
  package init() {}
}
