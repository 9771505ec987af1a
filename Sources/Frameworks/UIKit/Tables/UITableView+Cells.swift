extension UITableView {
  func layOut() {
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

  final func layOutSeparators() {
    for cell in visibleCells_.values { cell.setNeedsLayout() }
  }

  func showCells() {
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
    let rows = rowsInOrder
    for (indexPath, cell) in rows
    where !shown.contains(indexPath) && !stays(cell) {
      visibleCells_[indexPath] = nil
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
      recycle(cell)
    }
    for (indexPath, cell) in rows where visibleCells_[indexPath] === cell {
      place(cell, at: indexPath)
    }
  }

  /// The cells with their index paths, from top to bottom.
  final var rowsInOrder: [(key: IndexPath, value: UITableViewCell)] {
    visibleCells_.sorted { $0.key < $1.key }
  }

  /// Returns whether a cell is kept while it's offscreen, because it's being dragged or the user is
  /// typing in it.
  private func stays(_ cell: UITableViewCell) -> Bool {
    cell === reordering?.cell || cell === gap.source.flatMap { visibleCells_[$0] }
      || (UIResponder.first as? UIView)?.isDescendant(of: cell) == true
  }

  /// The visible rows, from top to bottom.
  final var seenPaths: [IndexPath] {
    visibleCells_.filter { path, cell in
      guard stays(cell), let (y, height) = layout.row(path) else { return true }
      return y < bounds.maxY && y + height > bounds.minY
    }.keys.sorted()
  }

  /// Creates a cell.
  ///
  /// The new cell isn't animated while other cells move.
  /// - Returns: Whether the cell's height changed the layout.
  func addCell(at indexPath: IndexPath) -> Bool {
    var isOfOtherHeight = false
    func add() {
      let cell = makeCell(at: indexPath)
      visibleCells_[indexPath] = cell
      isOfOtherHeight = measure(cell, at: indexPath)
      willDisplay(cell, at: indexPath)
    }
    if arrivals == nil, reordering == nil { add() } else { UIView.performWithoutAnimation(add) }
    return isOfOtherHeight
  }

  /// Adopts the height of a shown row: that of a self-sizing cell, or the specified one, which might
  /// have been estimated.
  /// - Returns: Whether that changed the layout.
  func measure(_ cell: UITableViewCell, at indexPath: IndexPath) -> Bool {
    guard layout.measured[indexPath]?.isForEditing != isInEditingMode else { return false }
    let isEstimated = isEstimated(indexPath)
    var height = specifiedHeight(dataPath(of: indexPath))
    guard isEstimated || height == Self.automaticDimension else { return false }
    if height == Self.automaticDimension {
      cell.tableView = self
      height = cell.height(fitting: bounds.width - rowMargins.left - rowMargins.right)
      layout.measured[indexPath] = TableLayout.Measure(
        height: height, isForEditing: isInEditingMode)
    }
    let old = layout.sections[indexPath.section].rows[indexPath.row]
    guard abs(old - height) > 0.01 else { return false }
    layout.sections[indexPath.section].rows[indexPath.row] = height
    updateContentSize()
    return true
  }

  /// Records that the size of a visible cell's content has changed.
  final func contentDidChangeSize(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, cell.superview === self, changes == nil,
      reconfigured == nil, !isMeasuringOutgrown, !outgrown.contains(where: { $0 === cell })
    else { return }
    outgrown.append(cell)
    setNeedsLayout()
  }

  /// Measures the cells whose content size has changed, and updates the layout.
  final func measureOutgrown() {
    guard !outgrown.isEmpty else { return }
    let cells = outgrown
    outgrown = []
    isMeasuringOutgrown = true
    defer { isMeasuringOutgrown = false }
    var isOfOtherHeight = false
    for cell in cells {
      guard let path = indexPath(for: cell), isSelfSizing(path) else { continue }
      layout.measured[path] = nil
      if measure(cell, at: path) { isOfOtherHeight = true }
    }
    if isOfOtherHeight { moveRows() }
  }

  private func moveRows() {
    guard window != nil, UIView.areAnimationsEnabled else { return }
    UIView.animate(withDuration: Self.look.changing, delay: 0, options: .allowUserInteraction) {
      self.layOut()
    }
  }

  /// Measures the visible cells whose heights aren't known anymore, because their text may wrap
  /// differently at a different width.
  /// - Returns: Whether the layout changed.
  @discardableResult
  final func measureShown() -> Bool {
    isMeasuringOutgrown = true
    defer { isMeasuringOutgrown = false }
    var isOfOtherHeight = false
    for (path, cell) in rowsInOrder where layout.row(path) != nil {
      if measure(cell, at: path) { isOfOtherHeight = true }
    }
    return isOfOtherHeight
  }

  /// Updates row heights after the editing mode has changed, which affects the width of the
  /// content.
  final func editingModeDidChange(animated: Bool) {
    for (path, cell) in rowsInOrder { updateEditing(of: cell, at: path, animated: animated) }
    guard measureShown() else { return }
    if animated { moveRows() }
    setNeedsLayout()
  }

  func makeCell(at indexPath: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let shown = indexPath
    let indexPath = dataPath(of: shown)
    let cell = requestCell(at: indexPath, of: dataSource)
    cell.tableView = self
    UIView.performWithoutAnimation {
      cell.setSelected(selected.contains(shown), animated: false)
      cell.setHighlighted(highlighted == shown, animated: false)
      updateEditing(of: cell, at: indexPath, animated: false)
    }
    if let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath), level != 0 {
      cell.indentationLevel = level
    }
    return cell
  }

  /// Sets the frame of a new cell to its row's, and notifies the delegate.
  private func willDisplay(_ cell: UITableViewCell, at indexPath: IndexPath) {
    if cell.superview !== self {
      UIView.performWithoutAnimation {
        cell.frame = frame(ofCellAt: indexPath)
        cell.placeContentToFit()
      }
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: dataPath(of: indexPath))
  }

  /// Sets the size of a cell that's about to be configured to the row's size, if it's known.
  final func prepareSize(of cell: UITableViewCell, for indexPath: IndexPath) {
    let known = needsLoad ? nil : layout.row(indexPath)?.height
    let size = CGSize(
      width: bounds.width - rowMargins.left - rowMargins.right,
      height: known ?? (rowHeight > 0 ? rowHeight : Self.look.row.smallestHeight))
    guard size.width > 0, cell.bounds.size != size else { return }
    cell.tableView = self
    UIView.performWithoutAnimation {
      cell.frame.size = size
      cell.placeContentToFit()
    }
  }

  /// Returns the frame of a row's cell.
  private func frame(ofCellAt indexPath: IndexPath) -> CGRect {
    rectForRow(at: indexPath).inset(by: rowMargins)
      .offsetBy(dx: 0, dy: gap.shift(of: indexPath))
  }

  func place(_ cell: UITableViewCell, at indexPath: IndexPath) {
    let rect = frame(ofCellAt: indexPath)
    cell.layoutState.setPlacedByContainer(true)
    if cell.superview !== self {
      let above = visibleCells_.lazy.filter { $0.key < indexPath && $0.value.superview === self }
        .max { $0.key < $1.key }
      if let above {
        insertSubview(cell, aboveSubview: above.value)
      } else {
        insertSubview(cell, at: contentBottom)
      }
      if arrivals == nil { UIView.performWithoutAnimation { cell.frame = rect } }
      prepareArrival(of: cell, at: indexPath, in: rect)
    }
    if cell !== swipe?.cell, cell !== reordering?.cell { cell.frame = rect }
    let last = layout.sections[indexPath.section].rows.count - 1
    cell.separatorColor = separatorColor
    cell.lines = lines(ofRowAt: indexPath, last: last)
    if cell.separator.alpha != 1 || !selected.isEmpty || highlighted != nil {
      updateSeparator(of: cell, at: indexPath)
    }
    if storedStyle == .insetGrouped {
      var corners: CACornerMask = []
      if indexPath.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if indexPath.row == last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.look.cornerRadius
      cell.layer.maskedCorners = corners
      cell.layer.masksToBounds = !corners.isEmpty && cell !== reordering?.cell
    }
    if storedStyle != .plain, cell.backgroundColor == Self.look.backgrounds.plain {
      cell.backgroundColor = Self.look.backgrounds.groupedCell
    }
  }

  /// Returns the separators of a row.
  ///
  /// A group has full-width lines above and below it, unless it's inset. The rows of a plain table
  /// have a separator above them, unless there's a header.
  private func lines(ofRowAt indexPath: IndexPath, last: Int) -> CellLines {
    guard separatorStyle != .none else { return CellLines(below: .none) }
    let row = indexPath.row
    guard storedStyle != .plain else {
      let isTopmost =
        row == 0 && indexPath.section == 0 && tableHeaderView == nil
        && layout.sections[0].header == 0
      return CellLines(above: isTopmost ? .inset : .none)
    }
    let isGroup = storedStyle == .grouped
    return CellLines(
      above: isGroup && row == 0 ? .whole : .none,
      below: row < last ? .inset : isGroup ? .whole : .none)
  }

  /// Hides a cell's separator beside a row that looks selected.
  private func updateSeparator(of cell: UITableViewCell, at indexPath: IndexPath) {
    let next = IndexPath(row: indexPath.row + 1, section: indexPath.section)
    let isCovered = cell.showsSelection || visibleCells_[next]?.showsSelection == true
    cell.separator.alpha = isCovered ? 0 : 1
    cell.upperLine?.alpha = cell.showsSelection && cell.lines.above == .inset ? 0 : 1
  }

  /// Called after a cell has started or stopped to look selected.
  final func selectionDidChange(of cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    updateSeparator(of: cell, at: indexPath)
    let previous = IndexPath(row: indexPath.row - 1, section: indexPath.section)
    if let above = visibleCells_[previous] { updateSeparator(of: above, at: previous) }
  }

  func showHeadersAndFooters() {
    for (index, section) in layout.sections.enumerated() {
      let isShown = section.top < bounds.maxY && section.top + section.height > bounds.minY
      if isShown, section.header > 0 {
        if headers[index] == nil, let view = makeHeader(index) { headers[index] = view }
        if let view = headers[index] {
          let frame = headerFrame(index)
          view.layoutState.setPlacedByContainer(true)
          if view.superview === self {
            bringSubviewToFront(view)
          } else {
            addSubview(view)
            prepareArrival(ofHeader: view, index, in: frame)
          }
          view.frame = frame
          let place = rectForHeader(inSection: index).minY
          (view as? UITableViewHeaderFooterView)?.isPinned = frame.minY > place
        }
      } else if let view = headers.removeValue(forKey: index) {
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: index)
        recycle(view)
      }
      if isShown, section.footer > 0 {
        if footers[index] == nil, let view = makeFooter(index) { footers[index] = view }
        if let view = footers[index] {
          let frame = rectForFooter(inSection: index)
          view.layoutState.setPlacedByContainer(true)
          if view.superview !== self {
            addSubview(view)
            prepareArrival(ofFooter: view, index, in: frame)
          }
          view.frame = frame
        }
      } else if let view = footers.removeValue(forKey: index) {
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: index)
        recycle(view)
      }
    }
  }

  /// Returns the frame of a plain table's header, which stays at the top while its section is
  /// visible.
  func headerFrame(_ section: Int) -> CGRect {
    var frame = rectForHeader(inSection: section)
    guard storedStyle == .plain else { return frame }
    let whole = rect(forSection: section)
    let top = bounds.minY + adjustedContentInset.top
    frame.origin.y = min(max(frame.minY, top), whole.maxY - frame.height)
    return frame
  }

  /// Returns the delegate's view for a section's header, which is requested only once.
  final func takeHeader(_ section: Int) -> UIView? {
    spares.headers.removeValue(forKey: section)
      ?? delegate?.tableView(self, viewForHeaderInSection: section)
  }

  /// Returns the delegate's view for a section's footer, which is requested only once.
  final func takeFooter(_ section: Int) -> UIView? {
    spares.footers.removeValue(forKey: section)
      ?? delegate?.tableView(self, viewForFooterInSection: section)
  }

  func makeHeader(_ section: Int) -> UIView? {
    if let view = takeHeader(section) {
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

  func makeFooter(_ section: Int) -> UIView? {
    if let view = takeFooter(section) {
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
}
