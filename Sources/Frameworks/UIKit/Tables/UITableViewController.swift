/// A view controller whose view is a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewcontroller>.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Creates a controller whose table view has the specified style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view is in the specified nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from data in an unarchiver.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    if let coder = coder as? StoryboardCoder {
      clearsSelectionOnViewWillAppear = coder.bool("clearsSelectionOnViewWillAppear") ?? true
      designedRefreshControl = coder.object(key: "refreshControl")
    }
  }

  /// The table view that the controller manages.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The control that users pull down to refresh the table view's content.
  open var refreshControl: UIRefreshControl? {
    get { isViewLoaded ? tableView?.refreshControl : designedRefreshControl }
    set {
      if isViewLoaded {
        tableView?.refreshControl = newValue
      } else {
        designedRefreshControl = newValue
      }
    }
  }
  /// The refresh control for a table view that hasn't been loaded yet.
  private var designedRefreshControl: UIRefreshControl?

  /// A Boolean value that indicates whether the controller clears the selection when its view
  /// appears.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    super.loadView()
    if !(view is UITableView) {
      view = UITableView(frame: view.frame, style: style)
    }
    if tableView.dataSource == nil { tableView.dataSource = self }
    if tableView.delegate == nil { tableView.delegate = self }
    if let designedRefreshControl { tableView.refreshControl = designedRefreshControl }
    designedRefreshControl = nil
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let tableView, keyboardRoom == nil { keyboardRoom = TableKeyboardRoom(tableView) }
    guard clearsSelectionOnViewWillAppear, let tableView else { return }
    for indexPath in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: indexPath, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView?.flashScrollIndicators()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardRoom?.end()
    keyboardRoom = nil
  }
  private var keyboardRoom: TableKeyboardRoom?

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  private func section(_ index: Int) -> StaticTableSection? {
    guard let sections = tableView?.staticSections, sections.indices.contains(index) else {
      return nil
    }
    return sections[index]
  }

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections?.count ?? 1
  }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section)?.cells.count ?? 0
  }

  /// Returns the cell to show for a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cells = section(indexPath.section)?.cells, cells.indices.contains(indexPath.row)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return cells[indexPath.row]
  }

  /// Returns the title of a section's header.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    self.section(section)?.header
  }

  /// Returns the title of a section's footer.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    self.section(section)?.footer
  }

  /// Returns whether a row is editable.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns whether a row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    ObjCRuntime.responds(self, to: "tableView:moveRowAt:to:")
  }

  /// Returns the titles of the index at the edge of the table view.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section that corresponds to a title in the index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Called when the user asks to insert or delete a row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called when the user has moved a row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// Called before a cell appears.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called before a header appears.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called before a footer appears.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Called after a cell is removed from the table view.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called after a header is removed from the table view.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called after a footer is removed from the table view.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// Returns the height of a row, in points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.ownHeight(ofRowAt: indexPath)
  }

  /// Returns the height of a section's header, in points.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// Returns the height of a section's footer, in points.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// Returns the estimated height of a row, in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }

  /// Returns the estimated height of a section's header, in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { tableView.estimatedSectionHeaderHeight }

  /// Returns the estimated height of a section's footer, in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { tableView.estimatedSectionFooterHeight }

  /// Returns the view for a section's header.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// Returns the view for a section's footer.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Called when the user taps the detail button of a row.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns whether a row can be highlighted.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Called after a row is highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called after a row's highlight is removed.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the row to select when the user taps a row, or `nil` to select none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }

  /// Returns the row to deselect, or `nil` to deselect none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Called after the user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called after a row is deselected.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns whether a tap performs the primary action of a row.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }

  /// Called when a tap performs the primary action of a row.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
  }

  /// Returns the editing style of a row.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// Returns the title of the button that deletes a row.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns whether the background of a row is indented in editing mode.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Returns the actions that a swipe from the leading edge of a row reveals.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the actions that a swipe from the trailing edge of a row reveals.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { tableView.usualActions(forRowAt: indexPath) }

  /// Returns the actions that a swipe on a row reveals, in the form that preceded configurations.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { nil }

  /// Called when the user swipes a row, before its actions appear.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called after the actions of a swiped row have disappeared.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the index path for a row that the user moves, instead of a proposed one.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns the depth of a row in its section's hierarchy.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { 0 }

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

  /// Returns whether a two-finger pan that starts at a row can select several rows.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when a two-finger pan starts to select several rows.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Called when a two-finger pan that selected several rows ends.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Returns the context menu of a row, or `nil` for no menu.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview next to a context menu, or `nil` to show the row.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the target of the preview when a context menu is dismissed.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called when the user taps the preview of a context menu.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called before a context menu appears.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before a context menu disappears.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Self-description

  override class var namedMembers: [ObjCMember] {
    [
      .key("tableView", \UITableViewController.tableView),
      .key("refreshControl", \UITableViewController.refreshControl),
    ]
  }
}
