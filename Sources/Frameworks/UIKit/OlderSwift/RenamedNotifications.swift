extension NSNotification.Name {
  /// The name of `UIApplication.didBecomeActiveNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The name of `UIApplication.didEnterBackgroundNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The name of `UIApplication.didFinishLaunchingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// The name of `UIApplication.didReceiveMemoryWarningNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication
    .didReceiveMemoryWarningNotification
  /// The name of `UIApplication.significantTimeChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
  public static let UIApplicationSignificantTimeChange = UIApplication
    .significantTimeChangeNotification
  /// The name of `UIApplication.userDidTakeScreenshotNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static let UIApplicationUserDidTakeScreenshot = UIApplication
    .userDidTakeScreenshotNotification
  /// The name of `UIApplication.willEnterForegroundNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The name of `UIApplication.willResignActiveNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The name of `UIApplication.willTerminateNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// The name of `UIContentSizeCategory.didChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  /// The name of `UIDevice.batteryLevelDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
  /// The name of `UIDevice.batteryStateDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
  /// The name of `UIDevice.orientationDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// The name of `UIDevice.proximityStateDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification
  /// The name of `UIPasteboard.changedNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
  public static let UIPasteboardChanged = UIPasteboard.changedNotification
  /// The name of `UIScreen.brightnessDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
  public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification
  /// The name of `UITableView.selectionDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
  public static let UITableViewSelectionDidChange = UITableView.selectionDidChangeNotification
  /// The name of `UITextView.textDidBeginEditingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// The name of `UITextView.textDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  /// The name of `UITextView.textDidEndEditingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  /// The name of `UIWindow.didBecomeHiddenNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
  public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
  /// The name of `UIWindow.didBecomeKeyNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
  /// The name of `UIWindow.didBecomeVisibleNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
  /// The name of `UIWindow.didResignKeyNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
  public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
  /// The name of `UIAccessibility.voiceOverStatusDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
  public static let UIAccessibilityVoiceOverStatusChanged = UIAccessibility
    .voiceOverStatusDidChangeNotification
  /// The name of `UIDocument.stateChangedNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIDocument.stateChangedNotification")
  public static let UIDocumentStateChanged = UIDocument.stateChangedNotification
}
