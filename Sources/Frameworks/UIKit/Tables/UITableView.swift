import AppRuntime
import DeviceProtocol
import Stubs

/// A list of rows in one column, divided into sections.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableview>.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  static let look = SystemDesign.current.lists

  var storedStyle: Style
  final var layout = TableLayout()
  final var needsLoad = true
  private var isLaying = false
  final var roomOfLayout = TableRoom()
  final var visibleCells_: [IndexPath: UITableViewCell] = [:]
  final var headers: [Int: UIView] = [:]
  final var footers: [Int: UIView] = [:]
  final var spares = TableSpares()
  final var selected: [IndexPath] = []
  final var highlighted: IndexPath?
  /// The cells whose content size has changed since they were measured.
  final var outgrown: [UITableViewCell] = []
  final var isMeasuringOutgrown = false
  /// The changes in progress.
  final var changes: TableChanges?
  /// The starting positions of elements while a change is animated.
  final var arrivals: TableArrivals?
  /// The cell that the data source is reconfiguring.
  final var reconfigured: UITableViewCell?
  /// The request for a cell that the data source is answering.
  final var cellRequest: CellRequest?
  var pendingHighlight: DeviceClock.Timer?
  var cellPool = ReusePool<UITableViewCell>()
  final var viewPool = ReusePool<UITableViewHeaderFooterView>()
  final var staticSections: [StaticTableSection]?
  var swipeRecognizer: UIPanGestureRecognizer?
  var swipe: TableSwipe?
  final var reordering: RowReordering?
  /// The move of a dropped row while the data source performs it. The table already shows the
  /// result.
  final var droppedMove: (source: IndexPath, target: IndexPath)?
  /// The row that the content scrolls to until it's reached.
  final var scrollGoal: ScrollGoal<ScrollPosition>?

  /// Creates a table view with the specified frame and style.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table view with the specified frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table view from data in an unarchiver.
  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
    let ownColor = backgroundColor
    if let coder = coder as? StoryboardCoder { read(coder) }
    setUp()
    if let ownColor { backgroundColor = ownColor }
  }

  private func setUp() {
    alwaysBounceVertical = true
    setUpSwipe()
    if backgroundColor == nil {
      let look = Self.look.backgrounds
      backgroundColor = storedStyle == .plain ? look.plain : look.grouped
    }
  }

  /// The style of the table view.
  open var style: Style { storedStyle }

  // MARK: Data

  /// The object that provides the table view's data.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The object that configures the table view and handles interactions with it.
  open weak var delegate: (any UITableViewDelegate)? {
    get { storedDelegate as? any UITableViewDelegate }
    set {
      guard newValue !== storedDelegate else { return }
      storedDelegate = newValue
      setNeedsReload()
      guard newValue != nil, contextMenu == nil else { return }
      let contextMenu = TableContextMenu(self)
      self.contextMenu = contextMenu
      addInteraction(UIContextMenuInteraction(delegate: contextMenu))
    }
  }
  private var contextMenu: TableContextMenu?

  /// Reloads the rows and sections of the table view.
  open func reloadData() {
    forgetReordering()
    for (_, cell) in rowsInOrder { recycle(cell) }
    visibleCells_ = [:]
    closeSwipe()
    removeHeadersAndFooters()
    selected = []
    highlighted = nil
    layout.forgetMeasures()
    prefetching = RowPrefetching()
    setNeedsReload()
  }

  // MARK: Sizes

  /// The default height of rows, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { rowHeightDidChange() }
  }
  /// Whether rows are measured again when the size of their cells' content changes.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      Stub.tableSelfSizingByConstraints.report(
        if: selfSizingInvalidation == .enabledIncludingConstraints)
    }
  }
  /// The estimated height of rows in points, or 0 to turn estimates off.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of section headers, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  /// The height of section footers, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  /// The estimated height of section headers, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of section footers, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The padding above each section header, in points.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  // MARK: Appearance

  /// The style of the separators between cells.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The color of the separators, or `nil` for the default color.
  open var separatorColor: UIColor? = .separator {
    didSet { setNeedsLayout() }
  }
  /// The default inset of the separators, in points.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? UIEdgeInsets(top: 0, left: listSideMargin, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      layOutSeparators()
    }
  }
  private final var ownSeparatorInset: UIEdgeInsets?
  final var hasOwnSeparatorInset: Bool { ownSeparatorInset != nil }
  /// The reference for the inset of the separators.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { layOutSeparators() }
  }
  /// A Boolean value that indicates whether the margins of cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { layOutSeparators() }
  }

  /// A Boolean value that determines whether the content of cells is inset from the sides of the
  /// safe area.
  open var insetsContentViewsToSafeArea = true {
    didSet {
      layOutSeparators()
      setNeedsReload()
    }
  }

  /// The view behind all cells, headers, and footers.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view above the table view's content.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

  /// The view below the table view's content.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  // MARK: Rows and positions

  /// The number of sections in the table view.
  open var numberOfSections: Int {
    loadIfNeeded()
    return layout.sections.count
  }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    rowCount(ofSection: section)
  }

  /// Returns the drawing area of a row, or an empty rectangle if there's no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let (y, height) = layout.row(indexPath) else { return .zero }
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// Returns the drawing area of a section, or an empty rectangle if there's no such section.
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard layout.sections.indices.contains(section) else { return .zero }
    let top = layout.sections[section].top
    return CGRect(x: 0, y: top, width: bounds.width, height: layout.sections[section].height)
  }

  /// Returns the drawing area of a section's header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    guard rect != .zero else { return rect }
    rect.origin.y += layout.sections[section].padding
    rect.size.height = layout.sections[section].header
    return rect
  }

  /// Returns the drawing area of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    let rect = rect(forSection: section)
    guard rect != .zero else { return .zero }
    let height = layout.sections[section].footer
    return CGRect(x: 0, y: rect.maxY - height, width: rect.width, height: height)
  }

  /// Returns the index path of the row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return layout.row(at: point.y)
  }

  /// Returns the index path of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleCells_.first { $0.value === cell }?.key
  }

  /// Returns the index paths of the rows that a rectangle touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return layout.rows(from: rect.minY, to: rect.maxY)
  }

  /// Returns the cell of a row, or `nil` if the row isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCells_[indexPath] }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { seenPaths.compactMap { visibleCells_[$0] } }

  /// The index paths of the visible rows, or `nil` if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? { seenPaths.isEmpty ? nil : seenPaths }

  /// Returns the header of a section, or `nil` if it isn't visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, or `nil` if it isn't visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLaying else { return }
    isLaying = true
    defer { isLaying = false }
    loadIfNeeded()
    measureOutgrown()
    layOut()
    for _ in 0..<16 where followScrollGoal() { layOut() }
    layOutIndex()
    bringIndicatorsToFront()
    prefetchRows()
  }

  /// Measures the rows again if the user has changed the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textSizeMayChange(from: previousTraitCollection)
  }

  // MARK: Reuse

  /// Registers a class to create cells with.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let cellClass = cellClass as? UITableViewCell.Type
    cellPool.register(identifier, make: cellClass.map { type in { type.make(identifier) } })
  }

  /// Registers a nib that contains a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(identifier, identifier: identifier, nib: nib)
  }

  /// Registers a class to create headers or footers with.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let viewClass = aClass as? UITableViewHeaderFooterView.Type
    viewPool.register(identifier, make: viewClass.map { type in { type.make(identifier) } })
  }

  /// Registers a nib that contains a header or footer.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewPool.register(identifier, identifier: identifier, nib: nib)
  }

  /// Returns a reusable cell, or `nil` if the identifier isn't registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reconfiguredCell(withIdentifier: identifier)
      ?? cellPool.dequeue(identifier) { $0.prepareForReuse() }
  }

  /// Returns a reusable cell for a row.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      UncaughtException.stop(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class \
        for the identifier or connect a prototype cell in a storyboard
        """, exception: "NSInternalInconsistencyException")
    }
    if cell !== reconfigured {
      noteDequeuedCell(identifier, for: indexPath)
      prepareSize(of: cell, for: indexPath)
    }
    return cell
  }

  /// Returns a reusable header or footer, or `nil` if the identifier isn't registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    let view = viewPool.dequeue(identifier) { $0.prepareForReuse() }
    view?.table = self
    return view
  }

  // MARK: Changes

  /// Animates several changes as a group.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    if let completion { changes?.completions.append(completion) }
    updates?()
    endChanges()
  }

  /// Starts a series of changes that are animated as a group.
  open func beginUpdates() { beginChanges() }

  /// Ends a series of changes that are animated as a group.
  open func endUpdates() { endChanges() }

  /// A Boolean value that indicates whether changes are pending.
  open var hasUncommittedUpdates: Bool { changes != nil }

  /// Inserts rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertRows(indexPaths, animation) }
  }

  /// Deletes rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleteRows(indexPaths, animation) }
  }

  /// Replaces the cells of rows with new ones from the data source.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadRows(indexPaths, animation) }
  }

  /// Moves a row to another position.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.list.movedRows[indexPath] = newIndexPath }
  }

  /// Updates the data of rows without replacing their cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.list.reconfiguredRows.formUnion(indexPaths) }
  }

  /// Inserts sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections, animation) }
  }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections, animation) }
  }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections, animation) }
  }

  /// Moves a section to another position.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.list.movedSections[section] = newSection }
  }

  // MARK: Index

  /// Reloads the titles of the index along the edge of the table view.
  open func reloadSectionIndexTitles() { loadIndex() }

  /// The minimum number of rows for which the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsReload() }
  }
  /// The color of the index's titles.
  open var sectionIndexColor: UIColor? {
    didSet { showIndexColors() }
  }
  /// The color behind the index.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { showIndexColors() }
  }
  /// The color behind the index while the user touches it.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { showIndexColors() }
  }
  final var index: TableIndex?

  // MARK: Prefetching

  /// The object that's notified about the rows that will be needed soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that indicates whether rows are prefetched.
  open var isPrefetchingEnabled = true
  final var prefetching = RowPrefetching()

  // MARK: Dragging

  /// The object that provides the items that users drag from the table view.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging.dragDelegate }
    set { dragging.dragDelegate = newValue }
  }
  /// The object that handles items that users drop on the table view.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging.dropDelegate }
    set { dragging.dropDelegate = newValue }
  }
  /// A Boolean value that determines whether users can drag rows.
  open var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }
  /// A Boolean value that indicates whether the user has lifted rows and hasn't dropped them yet.
  open var hasActiveDrag: Bool { dragging.hasActiveDrag }
  /// A Boolean value that indicates whether items are dragged over the table view.
  open var hasActiveDrop: Bool { dragging.hasActiveDrop }
  private final lazy var dragging = TableDragging(self)
  final var gap = TableGap()
  final var dropHighlight: IndexPath?

  // MARK: Selection

  /// A Boolean value that determines whether the user can select a row.
  open var allowsSelection = true
  /// A Boolean value that determines whether the user can select more than one row.
  open var allowsMultipleSelection = false
  /// A Boolean value that determines whether the user can select a row in editing mode.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that determines whether the user can select more than one row in editing mode.
  open var allowsMultipleSelectionDuringEditing = false { didSet { prepareMultipleSelection() } }

  /// The index path of the selected row, or of the first one if there are several.
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  /// The index paths of the selected rows, or `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row without calling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    if !maySeveralBeSelected || indexPath == nil {
      for old in selected where old != indexPath { deselectRow(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    visibleCells_[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    visibleCells_[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    if swipe != nil { return closeSwipe() }
    guard let indexPath = indexPathForRow(at: touch.location(in: self)),
      mayBeSelected, visibleCells_[indexPath]?.isUserInteractionEnabled ?? true,
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    highlighted = indexPath
    pendingHighlight?.invalidate()
    pendingHighlight = DeviceClock.shared.schedule(after: 0.1) {
      [weak self] in
      self?.showHighlight()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let indexPath = highlighted else { return }
    let isInside =
      touches.first.map { indexPathForRow(at: $0.location(in: self)) == indexPath } ?? false
    // If a tap ends before the row would be highlighted, the highlight is shown anyway.
    if isInside, pendingHighlight != nil { showHighlight() }
    endHighlight()
    if isInside { select(indexPath) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight()
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  // MARK: Scrolling

  /// Scrolls until a row is at a position on the screen.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  /// Scrolls until the selected row is at a position on the screen.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let first = selected.first { scrollToRow(at: first, at: scrollPosition, animated: animated) }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the table view is in editing mode.
  open var isEditing: Bool {
    get { isInEditingMode || swipe != nil }
    set { setEditing(newValue, animated: false) }
  }
  final var isInEditingMode = false

  /// Turns editing mode on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    closeSwipe()
    endReordering(isCancelled: true)
    guard editing != isInEditingMode else { return }
    isInEditingMode = editing
    for indexPath in selected { deselectRow(at: indexPath, animated: animated) }
    editingModeDidChange(animated: animated)
  }

  // MARK: Swiping

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === swipeRecognizer, let pan = swipeRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayBeginSwipe(pan)
  }

  // MARK: Accessibility

  override func describeRole(_ element: inout ScreenElement) { element.role = .list }

  override var elementKind: ElementKind { .table }

  override var kindName: String? { "table" }

  // MARK: Self-description

  override func encodeOwnState(with coder: NSCoder) {
    super.encodeOwnState(with: coder)
    let selected = SelectedElements(in: self, source: dataSource)
    selected.encode(indexPathsForSelectedRows ?? [], with: coder)
  }

  override func decodeOwnState(with coder: NSCoder) {
    super.decodeOwnState(with: coder)
    for path in SelectedElements(in: self, source: dataSource).decode(with: coder)
    where path.section < numberOfSections && path.row < numberOfRows(inSection: path.section) {
      selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UITableView.separatorColor), .path(\UITableView.separatorInset),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("dataSource", \UITableView.dataSource),
      .key("delegate", \UITableView.delegate),
      .key("prefetchDataSource", \UITableView.prefetchDataSource),
      .key("dragDelegate", \UITableView.dragDelegate),
      .key("dropDelegate", \UITableView.dropDelegate),
      .key("tableHeaderView", \UITableView.tableHeaderView),
      .key("tableFooterView", \UITableView.tableFooterView),
      .key("rowHeight", \UITableView.rowHeight),
      .key("separatorColor", \UITableView.separatorColor),
      .action("reloadData", of: UITableView.self) { $0.reloadData() },
      .method("handleSwipe:", of: UITableView.self) {
        $0.handleSwipe(try ObjCRuntime.argument($1, 0))
      },
    ]
  }
}
