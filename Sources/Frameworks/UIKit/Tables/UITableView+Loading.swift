import AppRuntime

// The table's information about its data source's sections and rows.
extension UITableView {
  final func setNeedsReload() {
    needsLoad = true
    setNeedsLayout()
  }

  final func rowHeightDidChange() {
    layout.forgetMeasures()
    setNeedsReload()
  }

  final func textSizeMayChange(from previous: UITraitCollection?) {
    guard let previous,
      traitCollection.hasOtherTextSize(than: previous)
    else { return }
    layout.forgetMeasures()
    setNeedsReload()
  }

  final func removeHeadersAndFooters() {
    for views in [headers, footers] {
      for (_, view) in views.sorted(by: { $0.key < $1.key }) { recycle(view) }
    }
    headers = [:]
    footers = [:]
  }

  final func loadIfNeeded() {
    let room = TableRoom(width: bounds.width, covered: coveredSides)
    let isOfOtherWidth = room != roomOfLayout
    guard needsLoad || isOfOtherWidth else { return }
    if needsLoad { spares = TableSpares() }
    needsLoad = false
    roomOfLayout = room
    if isOfOtherWidth { widthDidChange() }
    var sections: [TableLayout.Section] = []
    for (index, rows) in rowCounts.enumerated() {
      var section = TableLayout.Section()
      section.header = headerHeight(index)
      section.padding = section.header > 0 ? headerPadding : 0
      section.footer = footerHeight(index)
      section.rows = estimatedHeights(ofSection: index, count: rows)
      sections.append(section)
    }
    layout.sections = sections
    if !sections.isEmpty { reportUnheededEstimates() }
    updateContentSize()
    measureShown()
    loadIndex()
  }

  /// Discards everything that depends on the table's width.
  private func widthDidChange() {
    layout.forgetMeasures()
    closeSwipe()
    endReordering(isCancelled: true)
  }

  /// The number of rows in each section of the data source.
  final var rowCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<DataSourceCount.sections(dataSource.numberOfSections(in: self))).map {
      DataSourceCount.rows(dataSource.tableView(self, numberOfRowsInSection: $0), section: $0)
    }
  }

  /// Returns the number of rows in a section.
  ///
  /// If the section doesn't exist, this terminates the app, as on iOS.
  final func rowCount(ofSection section: Int) -> Int {
    loadIfNeeded()
    guard layout.sections.indices.contains(section) else {
      UncaughtException.stop(
        "Requested the number of rows for section (\(section)) which is out of bounds.",
        exception: "NSInternalInconsistencyException")
    }
    return layout.sections[section].rows.count
  }

  func updateContentSize() {
    layout.top = tableHeaderView?.frame.height ?? 0
    layout.update()
    contentSize = CGSize(
      width: bounds.width, height: layout.bottom + (tableFooterView?.frame.height ?? 0))
  }

  final func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    updateContentSize()
    setNeedsLayout()
  }

  /// The areas at the table's sides that are covered by bars and the sensor housing.
  final var coveredSides: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    let covered = safeAreaInsetsForSubviews
    return UIEdgeInsets(top: 0, left: covered.left, bottom: 0, right: covered.right)
  }

  /// The distance of the rows from the table's sides.
  final var rowMargins: UIEdgeInsets {
    guard storedStyle == .insetGrouped else { return .zero }
    var margins = coveredSides
    margins.left += listSideMargin
    margins.right += listSideMargin
    return margins
  }

  /// The covered areas at the sides of the rows.
  final var coveredSidesOfRows: UIEdgeInsets {
    storedStyle == .insetGrouped ? .zero : coveredSides
  }

  final func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.layoutState.setPlacedByContainer(false)
    if staticSections == nil, let identifier = cell.reuseIdentifier {
      cellPool.recycle(cell, as: identifier)
    }
  }

  final func recycle(_ view: UIView) {
    view.removeFromSuperview()
    view.layoutState.setPlacedByContainer(false)
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      viewPool.recycle(view, as: identifier)
    }
  }
}
