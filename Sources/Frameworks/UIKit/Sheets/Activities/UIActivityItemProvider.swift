import Foundation
import UIKitCore

/// An item to share that's created once the user chooses an activity.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityitemprovider>.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// Creates a provider.
  /// - Parameter placeholderItem: The placeholder for the item until an activity is chosen.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The placeholder for the item until an activity is selected.
  open private(set) var placeholderItem: Any?

  /// The activity that was chosen.
  open private(set) var activityType: UIActivity.ActivityType?

  /// The item, which subclasses make.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Returns a placeholder for the item.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    placeholderItem ?? NSNull()
  }

  /// Makes the item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
