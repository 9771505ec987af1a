/// The methods that the delegate of an action sheet implements.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactionsheetdelegate>.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when the user taps a button, before the action sheet is dismissed.
  @available(iOS, introduced: 2.0, deprecated: 8.3)
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)

  /// Called before the system cancels the action sheet, which it hasn't done since iOS 4.
  @available(iOS, introduced: 2.0, deprecated: 8.3)
  func actionSheetCancel(_ actionSheet: UIActionSheet)

  /// Called before the action sheet is shown.
  @available(iOS, introduced: 2.0, deprecated: 8.3)
  func willPresent(_ actionSheet: UIActionSheet)

  /// Called after the action sheet is shown.
  @available(iOS, introduced: 2.0, deprecated: 8.3)
  func didPresent(_ actionSheet: UIActionSheet)

  /// Called before the action sheet is dismissed.
  @available(iOS, introduced: 2.0, deprecated: 8.3)
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)

  /// Called after the action sheet is dismissed.
  @available(iOS, introduced: 2.0, deprecated: 8.3)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}

  /// Does nothing.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}

  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}

  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}

  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}

  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
