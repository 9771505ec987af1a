import Foundation
import Stubs

/// The preferences of web views.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkpreferences>.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The minimum size of fonts, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts can open windows without the user's action.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether pages can run scripts.
  @available(*, deprecated, message: "Use WKWebpagePreferences.allowsContentJavaScript")
  open var javaScriptEnabled: Bool {
    get { runsScripts }
    set { runsScripts = newValue }
  }

  /// Whether users can select the text of pages.
  open var isTextInteractionEnabled = true {
    didSet { Stub.webTextInteraction.report(if: isTextInteractionEnabled && !oldValue) }
  }
  /// Whether a warning is shown before fraudulent websites.
  open var isFraudulentWebsiteWarningEnabled = true {
    didSet { Stub.webFraudWarning.report(if: isFraudulentWebsiteWarningEnabled && !oldValue) }
  }

  /// Whether elements of pages can fill the screen.
  open var isElementFullscreenEnabled = false {
    didSet { Stub.webFullscreen.report(if: isElementFullscreenEnabled) }
  }
  /// Whether printed pages have their backgrounds.
  open var shouldPrintBackgrounds = false {
    didSet { Stub.webPrintedBackgrounds.report(if: shouldPrintBackgrounds) }
  }
  /// Whether some websites are shown in a special way, so that they work.
  open var isSiteSpecificQuirksModeEnabled = true {
    didSet { Stub.webQuirks.report(if: !isSiteSpecificQuirksModeEnabled) }
  }
  /// The way in which a page runs while its view isn't in a window.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend {
    didSet { Stub.webScheduling.report(if: inactiveSchedulingPolicy != oldValue) }
  }

  /// The ways in which a page runs while its view isn't in a window.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/webkit/wkpreferences/inactiveschedulingpolicy-swift.enum>.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    /// The page doesn't run.
    case suspend = 0
    /// The page runs slowly.
    case throttle = 1
    /// The page runs as before.
    case none = 2
  }

  var runsScripts = true
}
