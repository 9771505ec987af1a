import UIKitCore
import UIKitSheets

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
  /// The name of `UIViewController.showDetailTargetDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIViewController.showDetailTargetDidChangeNotification"
  )
  public static let UIViewControllerShowDetailTargetDidChange = UIViewController
    .showDetailTargetDidChangeNotification
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
  /// The name of `UIApplication.didChangeStatusBarFrameNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static let UIApplicationDidChangeStatusBarFrame = UIApplication
    .didChangeStatusBarFrameNotification
  /// The name of `UIApplication.didChangeStatusBarOrientationNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification"
  )
  public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
    .didChangeStatusBarOrientationNotification
  /// The name of `UIApplication.willChangeStatusBarFrameNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
  public static let UIApplicationWillChangeStatusBarFrame = UIApplication
    .willChangeStatusBarFrameNotification
  /// The name of `UIApplication.willChangeStatusBarOrientationNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification"
  )
  public static let UIApplicationWillChangeStatusBarOrientation = UIApplication
    .willChangeStatusBarOrientationNotification
  /// The name of `UIApplication.protectedDataDidBecomeAvailableNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification"
  )
  public static let UIApplicationProtectedDataDidBecomeAvailable = UIApplication
    .protectedDataDidBecomeAvailableNotification
  /// The name of `UIApplication.protectedDataWillBecomeUnavailableNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification"
  )
  public static let UIApplicationProtectedDataWillBecomeUnavailable = UIApplication
    .protectedDataWillBecomeUnavailableNotification
  /// The name of `UIApplication.backgroundRefreshStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification"
  )
  public static let UIApplicationBackgroundRefreshStatusDidChange = UIApplication
    .backgroundRefreshStatusDidChangeNotification
  /// The name of `UIMenuController.willShowMenuNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
  public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification
  /// The name of `UIMenuController.didShowMenuNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
  public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification
  /// The name of `UIMenuController.willHideMenuNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
  public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification
  /// The name of `UIMenuController.didHideMenuNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
  public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification
  /// The name of `UIMenuController.menuFrameDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.menuFrameDidChangeNotification")
  public static let UIMenuControllerMenuFrameDidChange = UIMenuController
    .menuFrameDidChangeNotification
  /// The name of `UIScreen.didConnectNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
  public static let UIScreenDidConnect = UIScreen.didConnectNotification
  /// The name of `UIScreen.didDisconnectNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
  public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification
  /// The name of `UIScreen.modeDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.modeDidChangeNotification")
  public static let UIScreenModeDidChange = UIScreen.modeDidChangeNotification
  /// The name of `UIScreen.capturedDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.capturedDidChangeNotification")
  public static let UIScreenCapturedDidChange = UIScreen.capturedDidChangeNotification
  /// The name of `UIPasteboard.removedNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.removedNotification")
  public static let UIPasteboardRemoved = UIPasteboard.removedNotification
  /// The name of `UIAccessibility.assistiveTouchStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.assistiveTouchStatusDidChangeNotification"
  )
  public static let UIAccessibilityAssistiveTouchStatusDidChange = UIAccessibility
    .assistiveTouchStatusDidChangeNotification
  /// The name of `UIAccessibility.boldTextStatusDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
  public static let UIAccessibilityBoldTextStatusDidChange = UIAccessibility
    .boldTextStatusDidChangeNotification
  /// The name of `UIAccessibility.closedCaptioningStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.closedCaptioningStatusDidChangeNotification"
  )
  public static let UIAccessibilityClosedCaptioningStatusDidChange = UIAccessibility
    .closedCaptioningStatusDidChangeNotification
  /// The name of `UIAccessibility.darkerSystemColorsStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification"
  )
  public static let UIAccessibilityDarkerSystemColorsStatusDidChange = UIAccessibility
    .darkerSystemColorsStatusDidChangeNotification
  /// The name of `UIAccessibility.grayscaleStatusDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.grayscaleStatusDidChangeNotification")
  public static let UIAccessibilityGrayscaleStatusDidChange = UIAccessibility
    .grayscaleStatusDidChangeNotification
  /// The name of `UIAccessibility.guidedAccessStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.guidedAccessStatusDidChangeNotification"
  )
  public static let UIAccessibilityGuidedAccessStatusDidChange = UIAccessibility
    .guidedAccessStatusDidChangeNotification
  /// The name of `UIAccessibility.invertColorsStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification"
  )
  public static let UIAccessibilityInvertColorsStatusDidChange = UIAccessibility
    .invertColorsStatusDidChangeNotification
  /// The name of `UIAccessibility.monoAudioStatusDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.monoAudioStatusDidChangeNotification")
  public static let UIAccessibilityMonoAudioStatusDidChange = UIAccessibility
    .monoAudioStatusDidChangeNotification
  /// The name of `UIAccessibility.reduceMotionStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification"
  )
  public static let UIAccessibilityReduceMotionStatusDidChange = UIAccessibility
    .reduceMotionStatusDidChangeNotification
  /// The name of `UIAccessibility.reduceTransparencyStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification"
  )
  public static let UIAccessibilityReduceTransparencyStatusDidChange = UIAccessibility
    .reduceTransparencyStatusDidChangeNotification
  /// The name of `UIAccessibility.shakeToUndoDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.shakeToUndoDidChangeNotification")
  public static let UIAccessibilityShakeToUndoDidChange = UIAccessibility
    .shakeToUndoDidChangeNotification
  /// The name of `UIAccessibility.speakScreenStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.speakScreenStatusDidChangeNotification"
  )
  public static let UIAccessibilitySpeakScreenStatusDidChange = UIAccessibility
    .speakScreenStatusDidChangeNotification
  /// The name of `UIAccessibility.speakSelectionStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.speakSelectionStatusDidChangeNotification"
  )
  public static let UIAccessibilitySpeakSelectionStatusDidChange = UIAccessibility
    .speakSelectionStatusDidChangeNotification
  /// The name of `UIAccessibility.switchControlStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.switchControlStatusDidChangeNotification"
  )
  public static let UIAccessibilitySwitchControlStatusDidChange = UIAccessibility
    .switchControlStatusDidChangeNotification
  /// The name of `UIAccessibility.voiceOverStatusDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
  public static let UIAccessibilityVoiceOverStatusDidChange = UIAccessibility
    .voiceOverStatusDidChangeNotification
}
