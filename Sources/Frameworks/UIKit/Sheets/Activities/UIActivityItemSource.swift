import UIKitCore

/// An object that provides the items for an activity view controller, which can be different for
/// each activity.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityitemsource>.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder for the item until the user chooses an activity.
  ///
  /// The placeholder's type determines which activities are offered.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  /// Returns the item for the activity that the user chose.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject for an activity that has one.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the uniform type identifier of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a thumbnail of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns an empty string, so that there's no subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty string, so that there's no identifier.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns `nil`, so that there's no thumbnail.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
