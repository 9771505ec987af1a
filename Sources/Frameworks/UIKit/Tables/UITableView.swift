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

  private var storedStyle: Style
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
  private var pendingHighlight: DeviceClock.Timer?
  private var cellPool = ReusePool<UITableViewCell>()
  private var viewPool = ReusePool<UITableViewHeaderFooterView>()
  private(set) final var staticSections: [StaticTableSection]?
  private var swipeRecognizer: UIPanGestureRecognizer?
  private var swipe: TableSwipe?

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

  private func updateContentSize() {
    layout.top = tableHeaderView?.frame.height ?? 0
    layout.update()
    contentSize = CGSize(
      width: bounds.width, height: layout.bottom + (tableFooterView?.frame.height ?? 0))
  }

  private func estimatedHeight(_ indexPath: IndexPath) -> CGFloat {
    if let measured = layout.measured[indexPath] { return measured }
    let height =
      delegate?.tableView(self, heightForRowAt: indexPath) ?? ownHeight(ofRowAt: indexPath)
    if height != Self.automaticDimension { return height }
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    return estimate > 0 ? estimate : 44
  }

  /// What `rowHeight` or the storyboard says.
  final func ownHeight(ofRowAt indexPath: IndexPath) -> CGFloat {
    if let cell = staticCell(at: indexPath), let height = cell.designedHeight,
      rowHeight == Self.automaticDimension, cell.hasDesignedRowHeight
    {
      return height
    }
    return rowHeight
  }

  /// Whether the height of a row comes from its content.
  private func isSelfSizing(_ indexPath: IndexPath) -> Bool {
    (delegate?.tableView(self, heightForRowAt: indexPath) ?? ownHeight(ofRowAt: indexPath))
      == Self.automaticDimension
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height != Self.automaticDimension { return max(0, height) }
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      return fittingHeight(view)
    }
    if let title = dataSource?.tableView(self, titleForHeaderInSection: section) {
      return titleHeight(title, isHeader: true, section: section)
    }
    if storedStyle == .plain { return 0 }
    return section == 0 ? 35 : 17.5
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height != Self.automaticDimension { return max(0, height) }
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      return fittingHeight(view)
    }
    if let title = dataSource?.tableView(self, titleForFooterInSection: section) {
      return titleHeight(title, isHeader: false, section: section)
    }
    return storedStyle == .plain ? 0 : 17.5
  }

  private func fittingHeight(_ view: UIView) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView { return view.height(fitting: bounds.width) }
    if view.bounds.height > 0 { return view.bounds.height }
    return view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func titleHeight(_ title: String, isHeader: Bool, section: Int) -> CGFloat {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    configure(view, title: title, isHeader: isHeader, section: section)
    return view.height(fitting: bounds.width)
  }

  private func configure(
    _ view: UITableViewHeaderFooterView, title: String, isHeader: Bool, section: Int
  ) {
    let label = view.textLabel
    let inset = contentMargin + (storedStyle == .insetGrouped ? 16 : 16)
    if storedStyle == .plain {
      label?.font = isHeader ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
      label?.textColor = isHeader ? .label : .secondaryLabel
      label?.text = title
      view.backgroundView = view.backgroundView ?? UIView()
      view.backgroundView?.backgroundColor = backgroundColor
      view.textInsets = UIEdgeInsets(top: 6, left: inset, bottom: 6, right: inset)
    } else {
      label?.font = .preferredFont(forTextStyle: .footnote)
      label?.textColor = .secondaryLabel
      label?.text = isHeader ? title.uppercased() : title
      view.textInsets = UIEdgeInsets(
        top: isHeader ? (section == 0 ? 17 : 16) : 7, left: inset, bottom: isHeader ? 6 : 10,
        right: inset)
    }
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

  private func layOut() {
    backgroundView?.frame = bounds
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
    }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: layout.bottom, width: bounds.width, height: tableFooterView.frame.height)
    }
    showCells()
    showHeadersAndFooters()
  }

  private func showCells() {
    var shown: Set<IndexPath> = []
    var changed = true
    while changed {
      changed = false
      shown = Set(layout.rows(from: bounds.minY, to: bounds.maxY))
      for indexPath in shown.sorted() where visibleCells_[indexPath] == nil {
        changed = addCell(at: indexPath)
        if changed { break }
      }
    }
    for (indexPath, cell) in visibleCells_ where !shown.contains(indexPath) {
      visibleCells_[indexPath] = nil
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
      recycle(cell)
    }
    for (indexPath, cell) in visibleCells_ { place(cell, at: indexPath) }
  }

  /// Makes a cell, which itself isn't animated while others move.
  /// - Returns: Whether its height changed the layout.
  private func addCell(at indexPath: IndexPath) -> Bool {
    var isOfOtherHeight = false
    func add() {
      let cell = makeCell(at: indexPath)
      visibleCells_[indexPath] = cell
      isOfOtherHeight = measure(cell, at: indexPath)
    }
    if arrivals == nil { add() } else { UIView.performWithoutAnimation(add) }
    return isOfOtherHeight
  }

  /// Takes a self-sizing cell's height over.
  /// - Returns: Whether that changed the layout.
  private func measure(_ cell: UITableViewCell, at indexPath: IndexPath) -> Bool {
    guard isSelfSizing(indexPath), layout.measured[indexPath] == nil else { return false }
    cell.tableView = self
    let height = cell.height(fitting: bounds.width - 2 * contentMargin)
    layout.measured[indexPath] = height
    let old = layout.sections[indexPath.section].rows[indexPath.row]
    guard abs(old - height) > 0.01 else { return false }
    layout.sections[indexPath.section].rows[indexPath.row] = height
    updateContentSize()
    return true
  }

  private func makeCell(at indexPath: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    cell.tableView = self
    UIView.performWithoutAnimation {
      cell.setSelected(selected.contains(indexPath), animated: false)
      cell.setHighlighted(highlighted == indexPath, animated: false)
      cell.setEditing(isEditing, animated: false)
    }
    if let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath), level != 0 {
      cell.indentationLevel = level
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  private func place(_ cell: UITableViewCell, at indexPath: IndexPath) {
    let rect = rectForRow(at: indexPath).insetBy(dx: contentMargin, dy: 0)
    if cell.superview !== self {
      let above = visibleCells_.lazy.filter { $0.key < indexPath && $0.value.superview === self }
        .max { $0.key < $1.key }
      if let above {
        insertSubview(cell, aboveSubview: above.value)
      } else {
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      }
      prepareArrival(of: cell, at: indexPath, in: rect)
    }
    if cell !== swipe?.cell { cell.frame = rect }
    let last = layout.sections[indexPath.section].rows.count - 1
    cell.showsSeparator =
      separatorStyle != .none && (storedStyle == .plain || indexPath.row < last)
    cell.separatorColor = separatorColor
    if storedStyle == .insetGrouped {
      var corners: CACornerMask = []
      if indexPath.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if indexPath.row == last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
      cell.layer.maskedCorners = corners
      cell.layer.masksToBounds = !corners.isEmpty
    }
    if storedStyle != .plain, cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
  }

  private func showHeadersAndFooters() {
    for (index, section) in layout.sections.enumerated() {
      let isShown = section.top < bounds.maxY && section.top + section.height > bounds.minY
      if isShown, section.header > 0 {
        if headers[index] == nil, let view = makeHeader(index) { headers[index] = view }
        if let view = headers[index] {
          view.frame = headerFrame(index)
          if view.superview !== self { addSubview(view) } else { bringSubviewToFront(view) }
        }
      } else if let view = headers.removeValue(forKey: index) {
        recycle(view)
      }
      if isShown, section.footer > 0 {
        if footers[index] == nil, let view = makeFooter(index) { footers[index] = view }
        if let view = footers[index] {
          view.frame = rectForFooter(inSection: index)
          if view.superview !== self { addSubview(view) }
        }
      } else if let view = footers.removeValue(forKey: index) {
        recycle(view)
      }
    }
  }

  /// A plain table's header stays at the top while its section is shown.
  private func headerFrame(_ section: Int) -> CGRect {
    var frame = rectForHeader(inSection: section)
    guard storedStyle == .plain else { return frame }
    let whole = rect(forSection: section)
    let top = bounds.minY + adjustedContentInset.top
    frame.origin.y = min(max(frame.minY, top), whole.maxY - frame.height)
    return frame
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      return view
    }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
      return nil
    }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    configure(view, title: title, isHeader: true, section: section)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  private func makeFooter(_ section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      return view
    }
    guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else {
      return nil
    }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    configure(view, title: title, isHeader: false, section: section)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
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

  private func select(_ indexPath: IndexPath) {
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing else { return }
    if allowsMultipleSelection, selected.contains(indexPath) { return deselect(indexPath) }
    var target = indexPath
    if let delegate {
      guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
      target = chosen
    }
    if !allowsMultipleSelection {
      for old in selected where old != target { deselect(old) }
    }
    if !selected.contains(target) { selected.append(target) }
    let cell = visibleCells_[target]
    cell?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: target)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    if let cell { cell.selectionSegue?.trigger(sender: cell) }
  }

  private func deselect(_ indexPath: IndexPath) {
    var target = indexPath
    if let delegate {
      guard let chosen = delegate.tableView(self, willDeselectRowAt: indexPath) else { return }
      target = chosen
    }
    selected.removeAll { $0 == target }
    visibleCells_[target]?.setSelected(false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target)
  }

  final func accessoryButtonTapped(in cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    if let segue = cell.accessorySegue { return segue.trigger(sender: cell) }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
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

  private func showHighlight() {
    pendingHighlight?.invalidate()
    pendingHighlight = nil
    guard let highlighted, let cell = visibleCells_[highlighted] else { return }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: highlighted)
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

  private func endHighlight() {
    pendingHighlight?.invalidate()
    pendingHighlight = nil
    guard let indexPath = highlighted else { return }
    highlighted = nil
    guard let cell = visibleCells_[indexPath], cell.isHighlighted else { return }
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
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

  /// What a swipe offers where the delegate says nothing: to delete the row, if the data source can.
  final func deleteActions(forRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath),
      ObjCRuntime.responds(dataSource, to: "tableView:commit:forRowAt:"),
      (delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete) == .delete
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func setUpSwipe() {
    let recognizer = UIPanGestureRecognizer(target: self, action: "handleSwipe:")
    swipeRecognizer = recognizer
    addGestureRecognizer(recognizer)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === swipeRecognizer, let pan = swipeRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let translation = pan.translation(in: self)
    guard abs(translation.x) > abs(translation.y) else { return false }
    return beginSwipe(at: pan.location(in: self), towardsLeading: translation.x < 0)
  }

  final func handleSwipe(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed: swipe?.move(by: recognizer.translation(in: self).x)
    case .ended, .cancelled:
      if swipe?.end(velocity: recognizer.velocity(in: self).x) == false { swipe = nil }
    default: break
    }
  }

  private func closeSwipe() {
    swipe?.close()
    swipe = nil
  }

  private func beginSwipe(at point: CGPoint, towardsLeading: Bool) -> Bool {
    guard swipe == nil, let indexPath = indexPathForRow(at: point),
      let cell = visibleCells_[indexPath]
    else { return false }
    let configuration =
      towardsLeading
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        ?? deleteActions(forRowAt: indexPath)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    guard let configuration, !configuration.actions.isEmpty else { return false }
    endHighlight()
    swipe = TableSwipe(
      cell: cell, configuration: configuration, isTrailing: towardsLeading
    ) { [weak self] in self?.closeSwipe() }
    return true
  }

  // MARK: Storyboards

  private func read(_ coder: StoryboardCoder) {
    storedStyle =
      coder.value(
        "style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
    separatorStyle =
      coder.value(
        "separatorStyle",
        [
          "none": .none, "default": .singleLine, "singleLine": .singleLine,
          "singleLineEtched": .singleLineEtched,
        ]) ?? .singleLine
    allowsSelection = coder.bool("allowsSelection") ?? true
    allowsMultipleSelection = coder.bool("allowsMultipleSelection") ?? false
    allowsSelectionDuringEditing = coder.bool("allowsSelectionDuringEditing") ?? false
    if let height = coder.double("rowHeight") { rowHeight = height }
    if let height = coder.double("estimatedRowHeight") { estimatedRowHeight = height }
    if let height = coder.double("sectionHeaderHeight") { decodeHeader(height) }
    if let height = coder.double("sectionFooterHeight") { decodeFooter(height) }
    if let color = coder.color(key: "separatorColor") { separatorColor = color }
    if let inset = coder.insets(key: "separatorInset") { separatorInset = inset }
    for node in coder.node.children(of: "prototypes") {
      guard let identifier = node["reuseIdentifier"] else { continue }
      cellPool.register(identifier, prototype: node, of: coder.scene) {
        $0.storyboardScene = $1
      }
    }
    tableHeaderView = coder.object(key: "tableHeaderView")
    tableFooterView = coder.object(key: "tableFooterView")
    backgroundView = coder.object(key: "backgroundView")
    if coder.string("dataMode") == "static" || coder.node.child("sections") != nil {
      staticSections = coder.node.children(of: "sections").map {
        StaticTableSection(node: $0, coder: coder)
      }
    }
  }

  /// Interface Builder writes the old default heights out even where the system's own are meant.
  private func decodeHeader(_ height: Double) {
    if height != 28, height != 22, height != 18, height != 10 { sectionHeaderHeight = height }
  }

  private func decodeFooter(_ height: Double) {
    if height != 28, height != 22, height != 18, height != 10 { sectionFooterHeight = height }
  }

  private func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let staticSections, staticSections.indices.contains(indexPath.section) else { return nil }
    let cells = staticSections[indexPath.section].cells
    return cells.indices.contains(indexPath.row) ? cells[indexPath.row] : nil
  }
}
