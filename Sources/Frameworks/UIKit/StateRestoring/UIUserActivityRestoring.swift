import Foundation

/// An object that can be restored to the state in an activity.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuseractivityrestoring>.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the object to the state in an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
