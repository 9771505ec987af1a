/// Shows what an app previews as a context menu, which took the place of previews in iOS 13.
final class PreviewingContext: NSObject, UIViewControllerPreviewing,
  UIContextMenuInteractionDelegate
{
  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  var sourceRect: CGRect
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
    sourceView.addInteraction(interaction)
  }

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
    let controller = delegate.previewingContext(self, viewControllerForLocation: location)
    guard let controller else { return nil }
    return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
      UIMenu(children: controller.previewActionItems.compactMap { $0.element(for: controller) })
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: sourceRect)
    return UITargetedPreview(view: sourceView, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let controller = animator.previewViewController else { return }
    animator.addCompletion { [self] in delegate.previewingContext(self, commit: controller) }
  }
}
