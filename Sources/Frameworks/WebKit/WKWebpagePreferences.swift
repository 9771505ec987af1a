import Foundation
import Stubs

/// The preferences for a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkwebpagepreferences>.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The devices that content is meant for.
  public enum ContentMode: Int, Sendable {
    /// The content for the current device.
    case recommended = 0
    /// The content for mobile devices.
    case mobile = 1
    /// The content for desktop computers.
    case desktop = 2
  }

  /// The devices that the page is requested for.
  ///
  /// With `desktop`, pages receive the user agent of a Mac.
  open var preferredContentMode = ContentMode.recommended
  /// Whether the page's own scripts can run.
  open var allowsContentJavaScript = true
  /// Whether the page runs with fewer features, which are harder to attack.
  open var isLockdownModeEnabled = false {
    didSet { Stub.webLockdown.report(if: isLockdownModeEnabled) }
  }
}
