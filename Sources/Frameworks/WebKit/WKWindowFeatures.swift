import Foundation

/// The attributes that a page requests for a new window.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkwindowfeatures>.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Whether the menu bar should be visible, or `nil` if the page doesn't say.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether the status bar should be visible, or `nil` if the page doesn't say.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether toolbars should be visible, or `nil` if the page doesn't say.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether the window can be resized, or `nil` if the page doesn't say.
  open var allowsResizing: NSNumber? { nil }
  /// The x-coordinate of the window, or `nil` if the page doesn't say.
  open var x: NSNumber? { nil }
  /// The y-coordinate of the window, or `nil` if the page doesn't say.
  open var y: NSNumber? { nil }
  /// The width of the window, or `nil` if the page doesn't say.
  open var width: NSNumber? { nil }
  /// The height of the window, or `nil` if the page doesn't say.
  open var height: NSNumber? { nil }
}
