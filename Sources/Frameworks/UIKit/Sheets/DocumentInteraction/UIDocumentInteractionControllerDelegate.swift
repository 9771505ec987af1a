import UIKitCore

/// The methods that respond to a document's events and determine where its preview is shown.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the view controller that presents the preview.
  ///
  /// A navigation controller pushes it.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Called before the preview appears.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after the preview has disappeared.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the menu of options appears.
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Called after the menu of options has disappeared.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a view controller that isn't shown, so that there's no preview.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}
