import Foundation

/// An object that can be brought to what an activity tells.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuseractivityrestoring>.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Brings the object to what an activity tells.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
