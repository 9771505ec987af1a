/// A view controller that shows a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout

  /// Creates a controller whose collection view has the specified layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view is in the specified nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from data in an unarchiver.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view that the controller manages.
  ///
  /// It fills the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView ?? viewIfLoaded as? UICollectionView
    }
    set {
      guard newValue !== storedCollectionView else { return }
      if let newValue { fillView(with: newValue) } else { storedCollectionView = nil }
    }
  }
  private var storedCollectionView: UICollectionView?

  private func fillView(with collectionView: UICollectionView) {
    storedCollectionView?.removeFromSuperview()
    storedCollectionView = collectionView
    if viewIfLoaded == nil || viewIfLoaded === collectionView {
      let container = UIView(frame: collectionView.frame)
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = container
    }
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(collectionView, at: 0)
  }

  /// The layout that the controller was created with, or the one in the storyboard.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  /// A Boolean value that indicates whether the controller clears the selection when its view
  /// appears.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    super.loadView()
    if storedCollectionView?.isDescendant(of: view) != true {
      fillView(
        with: view as? UICollectionView
          ?? UICollectionView(frame: view.frame, collectionViewLayout: initialLayout))
    }
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    updateMovementGesture()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  /// A Boolean value that determines whether a long press lets the user move items.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { updateMovementGesture() }
  }

  private func updateMovementGesture() {
    guard isViewLoaded, let collectionView else { return }
    collectionView.installsMovementGesture = installsStandardGestureForInteractiveMovement
  }

  // MARK: Data source

  /// Returns the number of items in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  /// Returns the cell to show for an item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the supplementary view to show for an element.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Returns whether the user can move an item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    ObjCRuntime.responds(self, to: "collectionView:moveItemAt:to:")
  }

  /// Called when the user has moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of the index at the edge of the collection view.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the section whose index is the title's index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Delegate

  /// Returns whether an item can be highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after an item is highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called after an item's highlight is removed.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns whether the user can select an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns whether the user can deselect an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after the user selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}

  /// Called after the user deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Returns whether a tap performs the primary action of an item.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Called when a tap performs the primary action of an item.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Called before a cell appears.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a supplementary view appears.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called after a cell is removed from the collection view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a supplementary view is removed from the collection view.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns the index path for an item that the user moves, instead of a proposed one.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Returns whether an item can be edited.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns the content offset to use instead of a proposed one after a change of the layout or
  /// its items.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Scroll view's delegate

  /// Called when the content scrolls.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when the zoom scale changes.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called before the user starts to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the user finishes dragging.
  ///
  /// The delegate can change where the content stops.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called after the user dragged the content.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Called before the content decelerates.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called after the content decelerated.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called after the content is scrolled with an animation.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns the view to scale when the content is zoomed.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called before the content is zoomed.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Called after the content is zoomed.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Returns whether a tap on the status bar scrolls to the top of the content.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called after a tap on the status bar scrolls the content to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Called when the adjusted content insets change.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: Context menus

  /// Returns whether a two-finger pan that starts at an item can select several items.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when a two-finger pan starts to select several items.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Called when a two-finger pan that selected several items ends.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// Returns the layout for an interactive change from one layout to another.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Returns the context menu of items, or `nil` for no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let indexPath = indexPaths.first else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Returns the context menu of an item, or `nil` for no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview next to a context menu, or `nil` to show the item.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the target of the preview when a context menu is dismissed.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Returns the preview next to a context menu, or `nil` to show the item.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the target of the preview when a context menu is dismissed.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called when the user taps the preview of a context menu.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called before a context menu appears.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before a context menu disappears.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
