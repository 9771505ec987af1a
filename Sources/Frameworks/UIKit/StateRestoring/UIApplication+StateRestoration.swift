extension UIApplication {
  /// The key of the version of the bundle that saved the state.
  public nonisolated class var stateRestorationBundleVersionKey: String {
    "UIApplicationStateRestorationBundleVersion"
  }

  /// The key of the idiom of the interface that saved the state.
  public nonisolated class var stateRestorationUserInterfaceIdiomKey: String {
    "UIApplicationStateRestorationUserInterfaceIdiom"
  }

  /// The key of the time when the state was saved.
  public nonisolated class var stateRestorationTimestampKey: String {
    "UIApplicationStateRestorationTimestamp"
  }

  /// The key of the version of the system that saved the state.
  public nonisolated class var stateRestorationSystemVersionKey: String {
    "UIApplicationStateRestorationSystemVersion"
  }

  /// The key of the storyboard that a view controller comes from.
  public nonisolated class var stateRestorationViewControllerStoryboardKey: String {
    "UIStateRestorationViewControllerStoryboard"
  }
}
