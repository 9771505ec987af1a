/// Shows an app's preview as a context menu.
///
/// Context menus replaced previews in iOS 13.
final class PreviewingContext: NSObject, UIViewControllerPreviewing,
  UIContextMenuInteractionDelegate
{
  private weak var currentDelegate: (any UIViewControllerPreviewingDelegate)?
  /// The source view, which isn't retained.
  private(set) weak var view: UIView?
  var sourceRect: CGRect
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    currentDelegate = delegate
    view = sourceView
    sourceRect = sourceView.bounds
    super.init()
    sourceView.addInteraction(interaction)
  }

  var delegate: any UIViewControllerPreviewingDelegate { currentDelegate! }

  var sourceView: UIView { view ?? UIView() }

  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer {
    interaction.recognizer
  }

  func end() {
    interaction.view?.removeInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    sourceRect = sourceView.bounds
    let controller = currentDelegate?.previewingContext(self, viewControllerForLocation: location)
    guard let controller else { return nil }
    return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
      UIMenu(children: controller.previewActionItems.compactMap { $0.element(for: controller) })
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let view else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: sourceRect)
    return UITargetedPreview(view: view, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let controller = animator.previewViewController else { return }
    animator.addCompletion { [self] in
      currentDelegate?.previewingContext(self, commit: controller)
    }
  }
}
