import UIKitCore

/// The methods that respond when an animator starts or stops.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate>.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before items start to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after all items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
