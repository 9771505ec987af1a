extension UITableView {
  func estimatedHeight(_ indexPath: IndexPath) -> CGFloat {
    layout.measured[indexPath] ?? unmeasuredHeight(indexPath)
  }

  /// The height of a row that wasn't measured: what is said of it, or an estimate.
  private func unmeasuredHeight(_ indexPath: IndexPath) -> CGFloat {
    let height =
      delegate?.tableView(self, heightForRowAt: indexPath) ?? ownHeight(ofRowAt: indexPath)
    if height != Self.automaticDimension { return height }
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    return estimate > 0 ? estimate : 44
  }

  /// The heights of a section's rows as far as they are known; without a delegate all that weren't measured are equal.
  func estimatedHeights(ofSection section: Int, count: Int) -> [CGFloat] {
    guard count > 0, delegate == nil, staticSections == nil else {
      return (0..<count).map { estimatedHeight(IndexPath(row: $0, section: section)) }
    }
    let height = unmeasuredHeight(IndexPath(row: 0, section: section))
    var heights = [CGFloat](repeating: height, count: count)
    for (path, height) in layout.measured where path.section == section && path.row < count {
      heights[path.row] = height
    }
    return heights
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
  func isSelfSizing(_ indexPath: IndexPath) -> Bool {
    let indexPath = dataPath(of: indexPath)
    return (delegate?.tableView(self, heightForRowAt: indexPath) ?? ownHeight(ofRowAt: indexPath))
      == Self.automaticDimension
  }

  func headerHeight(_ section: Int) -> CGFloat {
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

  /// The space above each header, which the system has in plain tables only.
  final var headerPadding: CGFloat {
    if sectionHeaderTopPadding != Self.automaticDimension { return max(0, sectionHeaderTopPadding) }
    return storedStyle == .plain ? 22 : 0
  }

  func footerHeight(_ section: Int) -> CGFloat {
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

  func fittingHeight(_ view: UIView) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView { return view.height(fitting: bounds.width) }
    if view.bounds.height > 0 { return view.bounds.height }
    return view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
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
    let label = view.textLabel
    if storedStyle == .plain {
      label?.font = isHeader ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
      label?.textColor = isHeader ? .label : .secondaryLabel
      label?.text = title
      view.backgroundView = view.backgroundView ?? UIView()
      view.backgroundView?.backgroundColor = backgroundColor
      view.textInsets = (6, 6)
    } else {
      label?.font = .preferredFont(forTextStyle: .footnote)
      label?.textColor = .secondaryLabel
      label?.text = isHeader ? title.uppercased() : title
      view.textInsets = (isHeader ? (section == 0 ? 17 : 16) : 7, isHeader ? 6 : 10)
    }
  }
}
