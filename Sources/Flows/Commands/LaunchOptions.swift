/// The options for launching an app.
package struct LaunchOptions: Sendable, Equatable {
  /// The bundle identifier; `nil` is the app of the flow.
  package var appID: String?
  /// Whether the app's data is erased first.
  package var clearState = false
  /// Whether an app that runs is stopped first; otherwise it comes to the foreground.
  package var stopApp = true
  /// The app's command line arguments, which `UserDefaults` reads before any stored values.
  package var arguments: [String] = []

  /// Creates the options for a normal launch of the flow's app.
  package init() {}
}
