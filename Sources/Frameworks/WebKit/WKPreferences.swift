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

  var runsScripts = true
}
