import UIKitCore

/// An action on shared items.
///
/// Apps provide their own actions by subclassing this class.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivity>.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The category of an activity.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiactivity/category>.
  public enum Category: Int, Sendable {
    /// An activity that performs an action on the items.
    case action
    /// An activity that passes the items to someone else.
    case share
  }

  /// A closure that's called when the activity has finished, with whether it was completed.
  var onFinish: ((Bool) -> Void)?

  /// Creates an activity.
  nonisolated public override init() {
    super.init()
  }

  /// The category of the class's activities.
  open class var activityCategory: UIActivity.Category { .action }

  /// The activity's identifier.
  open var activityType: UIActivity.ActivityType? { nil }

  /// The name in the list of activities.
  open var activityTitle: String? { nil }

  /// The icon in the list of activities.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can use these items.
  ///
  /// By default, it can't.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with the items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The view controller to show instead of calling `perform()`.
  open var activityViewController: UIViewController? { nil }

  /// Called to perform the activity.
  ///
  /// A subclass calls `activityDidFinish(_:)` when it's done.
  open func perform() {}

  /// Called to report that the activity has finished and whether it was completed.
  open func activityDidFinish(_ completed: Bool) {
    onFinish?(completed)
  }
}
