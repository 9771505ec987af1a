import Foundation
import UIKitCore

/// A shared item that's created when the user chooses an activity.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityitemprovider>.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// Creates a provider.
  /// - Parameter placeholderItem: The placeholder for the item until the user chooses an activity.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The placeholder for the item until the user chooses an activity.
  open private(set) var placeholderItem: Any?

  /// The activity that the user chose.
  open private(set) var activityType: UIActivity.ActivityType?

  /// The item, which subclasses create.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Returns a placeholder for the item.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    placeholderItem ?? NSNull()
  }

  /// Returns the item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
