import Foundation

/// The methods for updating an activity.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsuseractivitydelegate>.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is saved, if it needs an update.
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
