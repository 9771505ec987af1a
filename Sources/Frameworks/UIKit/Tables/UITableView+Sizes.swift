import Stubs

extension UITableView {
  func estimatedHeight(_ indexPath: IndexPath) -> CGFloat {
    layout.measured[indexPath]?.height ?? unmeasuredHeight(indexPath)
  }

  /// Returns the height of a row that hasn't been measured, which is either specified or estimated.
  ///
  /// If there's an estimate, the delegate is asked only for the heights of rows that are shown.
  private func unmeasuredHeight(_ indexPath: IndexPath) -> CGFloat {
    if visibleCells_[indexPath] == nil, let estimate = estimate(indexPath), delegateSaysRowHeights {
      return estimate
    }
    let height = specifiedHeight(indexPath)
    return height == Self.automaticDimension
      ? estimate(indexPath) ?? Self.look.row.smallestHeight : height
  }

  /// Returns the height of a row from the delegate or the table.
  final func specifiedHeight(_ indexPath: IndexPath) -> CGFloat {
    delegate?.tableView(self, heightForRowAt: indexPath) ?? ownHeight(ofRowAt: indexPath)
  }

  /// Returns whether the delegate's height of a row is estimated until the row is shown.
  final func isEstimated(_ indexPath: IndexPath) -> Bool {
    estimate(indexPath) != nil && delegateSaysRowHeights
  }

  /// Returns the estimated height of a row, if there's one.
  private func estimate(_ indexPath: IndexPath) -> CGFloat? {
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    return estimate > 0 ? estimate : nil
  }

  private var delegateSaysRowHeights: Bool {
    guard let delegate else { return false }
    return ObjCRuntime.responds(delegate, to: "tableView:heightForRowAt:")
  }

  /// Returns the known heights of a section's rows.
  ///
  /// Without a delegate, all rows that haven't been measured have the same height.
  func estimatedHeights(ofSection section: Int, count: Int) -> [CGFloat] {
    guard count > 0, delegate == nil, staticSections == nil else {
      return (0..<count).map { estimatedHeight(IndexPath(row: $0, section: section)) }
    }
    let height = unmeasuredHeight(IndexPath(row: 0, section: section))
    var heights = [CGFloat](repeating: height, count: count)
    for (path, measure) in layout.measured where path.section == section && path.row < count {
      heights[path.row] = measure.height
    }
    return heights
  }

  /// Returns the height from `rowHeight` or the storyboard.
  final func ownHeight(ofRowAt indexPath: IndexPath) -> CGFloat {
    if let cell = staticCell(at: indexPath), let height = cell.designedHeight,
      rowHeight == Self.automaticDimension, cell.hasDesignedRowHeight
    {
      return height
    }
    return rowHeight
  }

  /// Returns whether the height of a row depends on its content.
  func isSelfSizing(_ indexPath: IndexPath) -> Bool {
    specifiedHeight(dataPath(of: indexPath)) == Self.automaticDimension
  }

  /// The space above each header, which by default exists only in plain tables.
  final var headerPadding: CGFloat {
    if sectionHeaderTopPadding != Self.automaticDimension { return max(0, sectionHeaderTopPadding) }
    return storedStyle == .plain ? Self.look.headers.plainPadding : 0
  }

  func headerHeight(_ section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    return supplementHeight(
      saying: height, isProperty: height == sectionHeaderHeight && !delegateSaysHeaderHeights,
      contentHeight: { self.headerContent(section) },
      emptyHeight: section == 0 ? Self.look.headers.firstHeight : Self.look.headers.height)
  }

  func footerHeight(_ section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return supplementHeight(
      saying: height, isProperty: height == sectionFooterHeight && !delegateSaysFooterHeights,
      contentHeight: { self.footerContent(section) }, emptyHeight: Self.look.headers.height)
  }

  /// Reports the delegate's height estimates for headers and footers, which are ignored because
  /// these views are always measured.
  final func reportUnheededEstimates() {
    guard let delegate else { return }
    Stub.tableHeaderEstimate.report(
      if: delegate.tableView(self, estimatedHeightForHeaderInSection: 0)
        != estimatedSectionHeaderHeight)
    Stub.tableFooterEstimate.report(
      if: delegate.tableView(self, estimatedHeightForFooterInSection: 0)
        != estimatedSectionFooterHeight)
  }

  private var delegateSaysHeaderHeights: Bool {
    guard let delegate else { return false }
    return ObjCRuntime.responds(delegate, to: "tableView:heightForHeaderInSection:")
  }

  private var delegateSaysFooterHeights: Bool {
    guard let delegate else { return false }
    return ObjCRuntime.responds(delegate, to: "tableView:heightForFooterInSection:")
  }

  /// The content of a header or footer with its preferred height.
  private enum SupplementContent {
    case view(CGFloat)
    case title(CGFloat)
    case nothing
  }

  /// Returns the height of a header or footer.
  ///
  /// It's the delegate's height, or the table's property if it applies to the displayed view.
  private func supplementHeight(
    saying height: CGFloat, isProperty: Bool, contentHeight: () -> SupplementContent,
    emptyHeight: CGFloat
  ) -> CGFloat {
    let isAutomatic = height == Self.automaticDimension
    if !isAutomatic, !isProperty { return max(0, height) }
    switch contentHeight() {
    case .view(let own): return isAutomatic ? own : max(0, height)
    case .title(let own):
      if isAutomatic { return own }
      return storedStyle == .plain ? max(0, height) : max(own, height)
    case .nothing:
      if storedStyle == .plain { return 0 }
      return isAutomatic || Self.usualGroupHeights.contains(height) ? emptyHeight : max(0, height)
    }
  }

  /// The default heights in Interface Builder for headers and footers of groups, which select the
  /// system's sizes.
  private static let usualGroupHeights: [CGFloat] = [10, 18]

  private func headerContent(_ section: Int) -> SupplementContent {
    let shown = headers[section]
    if !isForTitle(shown), let view = shown ?? takeHeader(section) {
      if shown == nil { spares.headers[section] = view }
      return .view(fittingHeight(view))
    }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
      return .nothing
    }
    return .title(titleHeight(title, isHeader: true, section: section))
  }

  private func footerContent(_ section: Int) -> SupplementContent {
    let shown = footers[section]
    if !isForTitle(shown), let view = shown ?? takeFooter(section) {
      if shown == nil { spares.footers[section] = view }
      return .view(fittingHeight(view))
    }
    guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else {
      return .nothing
    }
    return .title(titleHeight(title, isHeader: false, section: section))
  }

  /// Returns whether the table created a header or footer for a title.
  ///
  /// In this case, its height doesn't depend on the app's later changes to the view.
  private func isForTitle(_ view: UIView?) -> Bool {
    (view as? UITableViewHeaderFooterView)?.isForTitle == true
  }

  /// Returns the preferred height of a view as a header or footer.
  private func fittingHeight(_ view: UIView) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView { return view.height(fitting: bounds.width) }
    if let cell = view as? UITableViewCell { return cell.height(fitting: bounds.width) }
    if view.bounds.height > 0, !view.holdsConstraints { return view.bounds.height }
    let height = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : view.bounds.height
  }

  func titleHeight(_ title: String, isHeader: Bool, section: Int) -> CGFloat {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    configure(view, title: title, isHeader: isHeader, section: section)
    return view.height(fitting: bounds.width)
  }

  func configure(
    _ view: UITableViewHeaderFooterView, title: String, isHeader: Bool, section: Int
  ) {
    view.table = self
    view.isForTitle = true
    let label = view.textLabel
    let look = Self.look.headers
    if storedStyle == .plain {
      label?.font = .preferredFont(forTextStyle: isHeader ? look.plainStyle : look.style)
      label?.textColor = isHeader ? look.plainColor : look.color
      label?.text = title
      view.backgroundView = view.backgroundView ?? UIView()
      view.backgroundView?.backgroundColor = backgroundColor
      view.textInsets = look.plainInsets
    } else {
      label?.font = .preferredFont(forTextStyle: look.style)
      label?.textColor = look.color
      label?.text = isHeader && look.isUppercase ? title.uppercased() : title
      view.titleEdge = isHeader ? .bottom : .top
      view.textInsets =
        isHeader
        ? (section == 0 ? look.firstTop : look.top, look.bottom)
        : (look.footerTop, look.footerBottom)
    }
  }
}
