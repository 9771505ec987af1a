/// The target or source of a dragged item's preview.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreviewtarget>.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The parameters of the appearance of a dragged item's preview.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreviewparameters>.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of a dragged item when it's lifted, dropped, or returned, with its source or target.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitargeteddragpreview>.
open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview of a URL.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// Creates a preview of a URL with a title.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(
      view: URLPreview(url, title: title), parameters: UIDragPreviewParameters(), target: target)
  }

  /// Returns a preview of the same view with another target.
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
