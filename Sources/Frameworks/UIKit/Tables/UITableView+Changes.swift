import AppRuntime
import Foundation

extension UITableView {
  /// Animates several changes together.
  ///
  /// The closure is nonescaping, so Swift apps don't need to write `self.` in it.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// The duration of the animation that moves rows to their new positions, in seconds.
  private static let duration = look.changing

  final func beginChanges() {
    if changes == nil {
      changes = TableChanges()
      changes?.before = needsLoad ? nil : layout
    }
    changes?.depth += 1
  }

  final func endChanges() {
    changes?.depth -= 1
    guard let finished = changes, finished.depth <= 0 else { return }
    changes = nil
    apply(finished)
  }

  /// Records a change.
  ///
  /// If it isn't part of a group, the change is performed immediately.
  final func change(_ note: (inout TableChanges) -> Void) {
    beginChanges()
    if changes != nil { note(&changes!) }
    endChanges()
  }

  private func apply(_ changes: TableChanges) {
    let after = rowCounts
    guard let old = changes.before else {
      reloadData()
      changes.completions.forEach { $0(true) }
      return
    }
    let before = old.sections.map(\.rows.count)
    if let problem = changes.list.problem(from: before, to: after, .table) {
      raise("NSInternalInconsistencyException", problem)
    }
    let renumbering = TableRenumbering(changes, layout: old, from: before, to: after)
    scrollGoal = nil
    let leaving = renumber(renumbering)
    let reconfigured = Set(changes.list.reconfiguredRows.compactMap { renumbering.rows[$0] })
    guard window != nil, UIView.areAnimationsEnabled else {
      needsLoad = true
      setNeedsLayout()
      loadIfNeeded()
      reconfigure(reconfigured)
      measureAnew()
      if window != nil { layoutIfNeeded() }
      for departure in leaving { remove(departure.view) }
      changes.completions.forEach { $0(true) }
      return
    }
    animate(renumbering, leaving: leaving, reconfigured: reconfigured)
  }

  /// Moves the remaining rows to their new index paths.
  /// - Returns: The views that disappear.
  private func renumber(_ renumbering: TableRenumbering) -> [TableDeparture] {
    var leaving: [TableDeparture] = []
    let shown = rowsInOrder
    visibleCells_ = [:]
    for (old, cell) in shown {
      if let new = renumbering.keptRow(old) {
        visibleCells_[new] = cell
      } else {
        leaving.append(renumbering.departure(of: cell, from: old))
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: old)
      }
    }
    selected = selected.compactMap { renumbering.keptRow($0) }
    highlighted = nil
    layout.measured = layout.measured.reduce(into: [:]) { result, entry in
      if let new = renumbering.keptRow(entry.key) { result[new] = entry.value }
    }
    headers = renumber(headers, renumbering, &leaving) {
      self.delegate?.tableView(self, didEndDisplayingHeaderView: $0, forSection: $1)
    }
    footers = renumber(footers, renumbering, &leaving) {
      self.delegate?.tableView(self, didEndDisplayingFooterView: $0, forSection: $1)
    }
    return leaving
  }

  private func renumber(
    _ views: [Int: UIView], _ renumbering: TableRenumbering, _ leaving: inout [TableDeparture],
    didEndDisplaying: (UIView, Int) -> Void
  ) -> [Int: UIView] {
    var kept: [Int: UIView] = [:]
    for (old, view) in views.sorted(by: { $0.key < $1.key }) {
      if let new = renumbering.keptSection(old) {
        kept[new] = view
      } else {
        leaving.append(renumbering.departure(of: view, fromSection: old))
        didEndDisplaying(view, old)
      }
    }
    return kept
  }

  private func animate(
    _ renumbering: TableRenumbering, leaving all: [TableDeparture], reconfigured: Set<IndexPath>
  ) {
    needsLoad = true
    let leaving = all.filter { !$0.isReplaced || $0.animation != .none }
    for departure in leaving { sendToBack(departure.view) }
    UIView.animate(withDuration: Self.duration) {
      self.arrivals = renumbering.arrivals
      self.loadIfNeeded()
      self.reconfigure(reconfigured)
      self.measureAnew()
      self.setNeedsLayout()
      self.layoutIfNeeded()
      self.arrivals = nil
      for departure in leaving { self.leave(departure) }
    } completion: { [weak self] isFinished in
      for departure in leaving {
        departure.view.alpha = 1
        self?.remove(departure.view)
      }
      renumbering.changes.completions.forEach { $0(isFinished) }
    }
    // Removed last, so that a row's new cell is never its old one, even without an animation.
    for departure in all where departure.isReplaced && departure.animation == .none {
      remove(departure.view)
    }
  }

  /// Updates the layout for the heights of the remaining cells, whose content may have changed.
  private func measureAnew() {
    for (path, cell) in rowsInOrder where isSelfSizing(path) {
      layout.measured[path] = nil
      _ = measure(cell, at: path)
    }
  }

  private func leave(_ departure: TableDeparture) {
    departure.view.frame = departure.end(in: layout, width: bounds.width, height: bounds.height)
    if departure.animation.fades { departure.view.alpha = 0 }
  }

  private func remove(_ view: UIView) {
    guard view.superview === self else { return }
    if let cell = view as? UITableViewCell { recycle(cell) } else { recycle(view) }
  }

  private func sendToBack(_ view: UIView) {
    insertSubview(view, at: contentBottom)
  }

  // MARK: Arriving views

  /// Moves a newly created cell to its starting position.
  ///
  /// It's the position of the cell's old row or, for a new row, depends on its animation.
  final func prepareArrival(of cell: UITableViewCell, at path: IndexPath, in frame: CGRect) {
    guard let arrivals else { return }
    if let animation = arrivals.changes.arriving(path) {
      let run =
        arrivals.changes.arrivingSections[path.section] == nil
        ? runOfArrivals(around: path, arrivals.changes) : runOfSection(path.section)
      arrive(cell, animation, in: frame, run: run)
    } else {
      arrive(cell, from: arrivals.start(ofRow: path) ?? frame.minY, in: frame)
    }
  }

  /// Moves a newly created header to its starting position.
  final func prepareArrival(ofHeader view: UIView, _ section: Int, in frame: CGRect) {
    guard let arrivals else { return }
    prepareArrival(of: view, section, from: arrivals.headers[section], in: frame)
  }

  /// Moves a newly created footer to its starting position.
  final func prepareArrival(ofFooter view: UIView, _ section: Int, in frame: CGRect) {
    guard let arrivals else { return }
    prepareArrival(of: view, section, from: arrivals.footers[section], in: frame)
  }

  private func prepareArrival(
    of view: UIView, _ section: Int, from start: CGFloat?, in frame: CGRect
  ) {
    if let animation = arrivals?.changes.arrivingSections[section] {
      arrive(view, animation, in: frame, run: runOfSection(section))
    } else {
      arrive(view, from: start ?? frame.minY, in: frame)
    }
  }

  private func arrive(_ view: UIView, from y: CGFloat, in frame: CGRect) {
    UIView.performWithoutAnimation {
      view.frame = CGRect(origin: CGPoint(x: frame.minX, y: y), size: frame.size)
      view.layOutOwnTree()
    }
  }

  private func arrive(
    _ view: UIView, _ animation: RowAnimation, in frame: CGRect, run: ClosedRange<CGFloat>
  ) {
    UIView.performWithoutAnimation {
      view.frame = TableArrivals.start(animation, of: frame, in: run, size: bounds.size)
      if animation.fades { view.alpha = 0 }
      if animation.isBehindOthers { sendToBack(view) }
      view.layOutOwnTree()
    }
    view.alpha = 1
  }

  private func runOfSection(_ section: Int) -> ClosedRange<CGFloat> {
    let top = layout.sections[section].top
    return top...(top + layout.sections[section].height)
  }

  /// Returns the adjacent rows that appear together.
  private func runOfArrivals(around path: IndexPath, _ changes: TableChanges) -> ClosedRange<
    CGFloat
  > {
    func arrives(_ row: Int) -> Bool {
      changes.arrivingRows[IndexPath(row: row, section: path.section)] != nil
    }
    var (first, last) = (path.row, path.row)
    while first > 0, arrives(first - 1) { first -= 1 }
    while arrives(last + 1) { last += 1 }
    let top = layout.row(IndexPath(row: first, section: path.section))?.y ?? 0
    let bottom = layout.row(IndexPath(row: last, section: path.section))
    return top...max(top, bottom.map { $0.y + $0.height } ?? top)
  }

  // MARK: Reconfiguring

  /// Asks the data source to configure the cells of rows again.
  ///
  /// When the data source dequeues the cells, it gets the existing ones.
  private func reconfigure(_ paths: Set<IndexPath>) {
    guard let dataSource else { return }
    for path in paths.sorted() {
      layout.measured[path] = nil
      guard let cell = visibleCells_[path] else { continue }
      reconfigured = cell
      var answer = cell
      UIView.performWithoutAnimation {
        answer = dataSource.tableView(self, cellForRowAt: path)
      }
      reconfigured = nil
      guard answer === cell else {
        raise(
          "NSInternalInconsistencyException",
          "For a row to reconfigure, the data source returned a different cell (row \(path.row) of "
            + "section \(path.section)) than the one that it dequeued. Return the existing cell, "
            + "or reload the row.")
      }
      _ = measure(cell, at: path)
    }
  }

  /// Returns the cell that's being reconfigured, when the data source dequeues a cell with its
  /// identifier.
  final func reconfiguredCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let reconfigured else { return nil }
    checkReconfigured(
      reconfigured.reuseIdentifier, isDequeuedBy: identifier)
    return reconfigured
  }
}
