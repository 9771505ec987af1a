/// The methods that create the sessions for finding text in a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifindinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns a session for finding text in a view.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called when finding starts.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called when finding ends.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}

  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
