import Foundation

/// An object that adapts its content to changes of size and traits.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentcontainer>.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred content size of a child changes.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called after Auto Layout has resized a child's view.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child's content, for a size of the container.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
