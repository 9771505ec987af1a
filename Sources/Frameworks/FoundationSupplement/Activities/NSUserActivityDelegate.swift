import Foundation

/// The methods with which an activity asks to be updated.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsuseractivitydelegate>.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is kept, if it needs to be brought up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
