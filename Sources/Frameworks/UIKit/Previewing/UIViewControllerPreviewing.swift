/// The context of a preview.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing>.
@available(
  iOS, introduced: 9.0, deprecated: 13.0,
  message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction."
)
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The gesture recognizer for the press, which other recognizers can require to fail.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that's pressed.
  var sourceView: UIView { get }
  /// The part of the view that the preview comes from, in the view's coordinates.
  var sourceRect: CGRect { get set }
}
