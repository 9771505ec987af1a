/// The methods that the delegate of an alert view implements.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertviewdelegate>.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when the user taps a button, before the alert view is dismissed.
  @available(iOS, introduced: 2.0, deprecated: 9.0)
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)

  /// Called before the system cancels the alert view, which it hasn't done since iOS 4.
  @available(iOS, introduced: 2.0, deprecated: 9.0)
  func alertViewCancel(_ alertView: UIAlertView)

  /// Called before the alert view is shown.
  @available(iOS, introduced: 2.0, deprecated: 9.0)
  func willPresent(_ alertView: UIAlertView)

  /// Called after the alert view is shown.
  @available(iOS, introduced: 2.0, deprecated: 9.0)
  func didPresent(_ alertView: UIAlertView)

  /// Called before the alert view is dismissed.
  @available(iOS, introduced: 2.0, deprecated: 9.0)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)

  /// Called after the alert view is dismissed.
  @available(iOS, introduced: 2.0, deprecated: 9.0)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)

  /// Returns whether the first button that isn't the cancel button is enabled. Called when the text
  /// changes.
  @available(iOS, introduced: 2.0, deprecated: 9.0)
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}

  /// Does nothing.
  public func alertViewCancel(_ alertView: UIAlertView) {}

  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}

  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}

  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}

  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}

  /// Enables the button.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
