extension UIApplication {
  /// The key for the version of the bundle that saved the state.
  public nonisolated class var stateRestorationBundleVersionKey: String {
    "UIApplicationStateRestorationBundleVersion"
  }

  /// The key for the interface idiom with which the state was saved.
  public nonisolated class var stateRestorationUserInterfaceIdiomKey: String {
    "UIApplicationStateRestorationUserInterfaceIdiom"
  }

  /// The key for the time when the state was saved.
  public nonisolated class var stateRestorationTimestampKey: String {
    "UIApplicationStateRestorationTimestamp"
  }

  /// The key for the version of the system that saved the state.
  public nonisolated class var stateRestorationSystemVersionKey: String {
    "UIApplicationStateRestorationSystemVersion"
  }

  /// The key for the storyboard that contains a view controller.
  public nonisolated class var stateRestorationViewControllerStoryboardKey: String {
    "UIStateRestorationViewControllerStoryboard"
  }
}
