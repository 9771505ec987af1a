import AppRuntime
import Stubs

/// A list of rows in one column, in sections.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableview>.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How the sections look.
  public enum Style: Int, Sendable {
    /// From edge to edge, with headers that stay at the top.
    case plain
    /// In groups.
    case grouped
    /// In groups with round corners.
    case insetGrouped
  }

  /// Where a row comes to rest.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is seen with the least movement.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows appear and disappear.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They come from the right.
    case right = 1
    /// They come from the left.
    case left = 2
    /// They come from the top.
    case top = 3
    /// They come from the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// They are uncovered.
    case middle = 6
    /// As suits.
    case automatic = 100
  }

  /// The size that the content asks for.
  public static let automaticDimension: CGFloat = -1
  /// The title of the index that leads to the search bar.
  public static let indexSearch = "{search}"
  /// Is posted when the selection changes.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  var storedStyle: Style
  final var layout = TableLayout()
  final var needsLoad = true
  private var isLaying = false
  private var widthOfLayout: CGFloat = 0
  final var visibleCells_: [IndexPath: UITableViewCell] = [:]
  final var headers: [Int: UIView] = [:]
  final var footers: [Int: UIView] = [:]
  final var selected: [IndexPath] = []
  final var highlighted: IndexPath?
  /// What is changing, between its beginning and its end.
  final var changes: TableChanges?
  /// Where the rows were, while a change is animated.
  final var arrivals: [IndexPath: CGRect]?
  var pendingHighlight: DeviceClock.Timer?
  var cellPool = ReusePool<UITableViewCell>()
  private var viewPool = ReusePool<UITableViewHeaderFooterView>()
  final var staticSections: [StaticTableSection]?
  var swipeRecognizer: UIPanGestureRecognizer?
  var swipe: TableSwipe?

  /// Creates a table view with a frame and a style.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table view with a frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table view from a storyboard.
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
      backgroundColor = storedStyle == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  /// How the sections look.
  open var style: Style { storedStyle }

  // MARK: Data

  /// What the table shows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// How the table looks and what happens in it.
  open weak var delegate: (any UITableViewDelegate)? {
    get { storedDelegate as? any UITableViewDelegate }
    set {
      guard newValue !== storedDelegate else { return }
      storedDelegate = newValue
      setNeedsReload()
    }
  }

  private func setNeedsReload() {
    needsLoad = true
    setNeedsLayout()
  }

  /// Asks for all rows anew.
  open func reloadData() {
    for cell in visibleCells_.values { recycle(cell) }
    visibleCells_ = [:]
    removeHeadersAndFooters()
    selected = []
    highlighted = nil
    layout.forgetMeasures()
    setNeedsReload()
  }

  private func removeHeadersAndFooters() {
    for view in headers.values { recycle(view) }
    for view in footers.values { recycle(view) }
    headers = [:]
    footers = [:]
  }

  final func loadIfNeeded() {
    guard needsLoad || widthOfLayout != bounds.width else { return }
    if widthOfLayout != bounds.width { layout.forgetMeasures() }
    needsLoad = false
    widthOfLayout = bounds.width
    let source = dataSource
    let count = source?.numberOfSections(in: self) ?? 0
    Stub.tableIndex.tell(if: source?.sectionIndexTitles(for: self)?.isEmpty == false)
    var sections: [TableLayout.Section] = []
    for index in 0..<count {
      let rows = source?.tableView(self, numberOfRowsInSection: index) ?? 0
      var section = TableLayout.Section()
      section.header = headerHeight(index)
      section.footer = footerHeight(index)
      section.rows = (0..<rows).map { estimatedHeight(IndexPath(row: $0, section: index)) }
      sections.append(section)
    }
    layout.sections = sections
    updateContentSize()
  }

  func updateContentSize() {
    layout.top = tableHeaderView?.frame.height ?? 0
    layout.update()
    contentSize = CGSize(
      width: bounds.width, height: layout.bottom + (tableFooterView?.frame.height ?? 0))
  }

  // MARK: Sizes

  /// The height of rows.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  /// About how high rows are.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  /// The height of footers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  /// About how high headers are.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// About how high footers are.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above headers.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet {
      Stub.tableHeaderTopPadding.tell(
        if: sectionHeaderTopPadding != UITableView.automaticDimension)
    }
  }

  // MARK: Look

  /// How rows are separated.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The color of separators.
  open var separatorColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The distances of separators from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// Whether cells' margins keep to a width that reads well.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      Stub.tableReadableWidth.tell(if: cellLayoutMarginsFollowReadableWidth)
    }
  }

  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view above all rows.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

  /// The view beneath all rows.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    updateContentSize()
    setNeedsLayout()
  }

  final var contentMargin: CGFloat { storedStyle == .insetGrouped ? 16 : 0 }

  // MARK: What is where

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return layout.sections.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return layout.sections[section].rows.count
  }

  /// Where a row is.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let (y, height) = layout.row(indexPath) else { return .zero }
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// Where a section is.
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard layout.sections.indices.contains(section) else { return .zero }
    let top = layout.sections[section].top
    return CGRect(x: 0, y: top, width: bounds.width, height: layout.sections[section].height)
  }

  /// Where a header is.
  open func rectForHeader(inSection section: Int) -> CGRect {
    let rect = rect(forSection: section)
    return CGRect(x: 0, y: rect.minY, width: rect.width, height: layout.sections[section].header)
  }

  /// Where a footer is.
  open func rectForFooter(inSection section: Int) -> CGRect {
    let rect = rect(forSection: section)
    let height = layout.sections[section].footer
    return CGRect(x: 0, y: rect.maxY - height, width: rect.width, height: height)
  }

  /// The row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return layout.row(at: point.y)
  }

  /// The row of a cell that is shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleCells_.first { $0.value === cell }?.key
  }

  /// The rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return layout.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cell of a row, where it is shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCells_[indexPath] }

  /// The cells that are shown, in order.
  open var visibleCells: [UITableViewCell] {
    visibleCells_.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows that are shown, in order.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleCells_.keys.sorted() }

  /// The view above a section, where it is shown.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The view beneath a section, where it is shown.
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
    layOut()
    bringIndicatorsToFront()
  }

  // MARK: Reuse

  /// Says which class the cells of an identifier are made of.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let cellClass = cellClass as? UITableViewCell.Type
    cellPool.register(identifier, make: cellClass.map { type in { type.make(identifier) } })
  }

  /// Says which nib the cells of an identifier are made of.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(identifier, nib: nib)
  }

  /// Says which class the headers and footers of an identifier are made of.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let viewClass = aClass as? UITableViewHeaderFooterView.Type
    viewPool.register(identifier, make: viewClass.map { type in { type.make(identifier) } })
  }

  /// Says which nib the headers and footers of an identifier are made of.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewPool.register(identifier, nib: nib)
  }

  /// A cell of an identifier, used again or made; `nil` for an identifier that is not known.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.dequeue(identifier) { $0.prepareForReuse() }
  }

  /// A cell of an identifier, used again or made.
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
    return cell
  }

  /// A header or footer of an identifier, used again or made.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    viewPool.dequeue(identifier) { $0.prepareForReuse() }
  }

  final func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if staticSections == nil, let identifier = cell.reuseIdentifier {
      cellPool.recycle(cell, as: identifier)
    }
  }

  final func recycle(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      viewPool.recycle(view, as: identifier)
    }
  }

  // MARK: Changes

  /// Runs changes as one.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    changes?.isAnimated = true
    if let completion { changes?.completions.append(completion) }
    updates?()
    endChanges()
  }

  /// Begins changes that are shown as one.
  open func beginUpdates() {
    beginChanges()
    changes?.isAnimated = true
  }

  /// Ends changes that are shown as one.
  open func endUpdates() { endChanges() }

  /// Rows were inserted.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Rows were deleted.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Rows changed.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// A row moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Rows changed within their cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change(.none) { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Sections were inserted.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Sections were deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Sections changed.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// A section moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections[section] = newSection }
  }

  // MARK: Selection

  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      Stub.tableMultipleSelectionDuringEditing.tell(if: allowsMultipleSelectionDuringEditing)
    }
  }

  /// The row that is selected.
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  /// The rows that are selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row, without telling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    if !allowsMultipleSelection || indexPath == nil {
      for old in selected where old != indexPath { deselectRow(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    visibleCells_[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row, without telling the delegate.
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
      allowsSelection, delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
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
    // A tap that was over before the highlight was due still shows it.
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

  /// Moves the content so that a row is seen.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    let rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let visible = bounds.height - inset.top - inset.bottom
    var y = contentOffset.y
    switch scrollPosition {
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - visible / 2 - inset.top
    case .bottom: y = rect.maxY - visible - inset.top
    case .none: return scrollRectToVisible(rect, animated: animated)
    }
    let end = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), end)), animated: animated)
  }

  /// Moves the content so that the selected row is seen.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let first = selected.first { scrollToRow(at: first, at: scrollPosition, animated: animated) }
  }

  // MARK: Editing

  /// Whether the table is edited.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    Stub.tableEditing.tell(if: editing)
    for cell in visibleCells_.values { cell.setEditing(editing, animated: animated) }
  }

  // MARK: Swiping

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === swipeRecognizer, let pan = swipeRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let translation = pan.translation(in: self)
    guard abs(translation.x) > abs(translation.y) else { return false }
    return beginSwipe(at: pan.location(in: self), towardsLeading: translation.x < 0)
  }

}
