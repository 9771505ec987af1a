import UIKit

/// The part of a page to include in a snapshot.
///
/// Follows <https://developer.apple.com/documentation/webkit/wksnapshotconfiguration>.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The rectangle in the web view's coordinates, or a null rectangle for the visible page.
  open var rect = CGRect.null
  /// The width of the image in points, or `nil` for the rectangle's width.
  open var snapshotWidth: NSNumber?
  /// Whether the snapshot includes changes that the page hasn't drawn yet.
  open var afterScreenUpdates = true
}
