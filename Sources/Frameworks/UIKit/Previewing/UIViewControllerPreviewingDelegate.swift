/// The methods that provide the preview while a view is pressed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate>.
@available(
  iOS, introduced: 9.0, deprecated: 13.0,
  message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction."
)
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the view controller to preview for a press at a location, or `nil` for no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Called when the previewed view controller should be shown.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}
