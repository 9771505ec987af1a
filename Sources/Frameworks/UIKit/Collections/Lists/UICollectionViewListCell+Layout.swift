import Foundation

// How list cells show their position, their state, and their accessories.
extension UICollectionViewListCell {
  private static let look = SystemDesign.current.lists

  // MARK: Accessories

  final func updateAccessories() {
    let isEdited = configurationState.isEditing
    accessoryViews.forEach { $0.removeFromSuperview() }
    accessoryViews = arranged.filter { accessory in
      switch accessory.displayed {
      case .always: true
      case .whenEditing: isEdited
      case .whenNotEditing: !isEdited
      }
    }.map(ListAccessoryView.init)
    for view in accessoryViews {
      addSubview(view)
      view.tapped = { [weak self] in self?.perform(view.accessory) }
    }
    showState()
    setNeedsLayout()
  }

  /// The accessories in display order, with custom ones at the positions they request.
  private var arranged: [UICellAccessory] {
    var sides: [Bool: [UICellAccessory]] = [true: [], false: []]
    for accessory in accessories where accessory.position == nil {
      sides[accessory.isLeading, default: []].append(accessory)
    }
    for accessory in accessories {
      guard let position = accessory.position else { continue }
      var side = sides[accessory.isLeading] ?? []
      side.insert(accessory, at: min(max(position(side), 0), side.count))
      sides[accessory.isLeading] = side
    }
    return (sides[true] ?? []) + (sides[false] ?? [])
  }

  private func perform(_ accessory: UICellAccessory) {
    switch accessory.content {
    case .control(let handler?): handler()
    case .control where accessory.accessoryType == .delete:
      enclosingCollectionView?.openSwipe(of: self)
    case .outline(_, let handler): if let handler { handler() } else { outline?.toggle() }
    default: break
    }
  }

  /// The accessory whose menu a tap anywhere on the cell opens.
  final var menuAccessory: ListAccessoryView? { accessoryViews.first(where: \.opensMenu) }

  /// Whether a tap anywhere on the cell expands or collapses the item.
  final var togglesByTap: Bool {
    guard outline != nil else { return false }
    return accessoryViews.contains { view in
      guard case .outline(let style, nil) = view.accessory.content else { return false }
      return style == .header || style == .automatic
    }
  }

  // MARK: State

  /// Shows the position of the cell in its section with corners and separators.
  final func showPlace() {
    guard let place else { return }
    let isRound = place.appearance == .insetGrouped && place.role == .item
    var corners: CACornerMask = []
    if isRound, place.isFirst {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if isRound, place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let isPill = place.appearance == .sidebar && place.role == .item
    layer.cornerRadius = isPill || !corners.isEmpty ? Self.look.cornerRadius : 0
    layer.maskedCorners =
      isPill
      ? [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ] : corners
    layer.masksToBounds = layer.cornerRadius > 0
    separators.top.isHidden = place.separators.topSeparatorVisibility != .visible
    separators.bottom.isHidden = place.separators.bottomSeparatorVisibility != .visible
    separators.top.backgroundColor = place.separators.color
    separators.bottom.backgroundColor = place.separators.color
    showState()
    setNeedsLayout()
  }

  /// Shows whether the cell is selected, highlighted, or expanded.
  final func showState() {
    ground.isHidden = !hasListBackground
    ground.backgroundColor = groundColor
    for view in accessoryViews {
      view.show(isSelected: isSelected)
      view.show(isExpanded: outline?.isExpanded ?? false)
    }
  }

  private var groundColor: UIColor? {
    guard let place else { return nil }
    let isGrouped = place.appearance == .grouped || place.appearance == .insetGrouped
    let look = Self.look.backgrounds
    if place.role != .item { return place.appearance == .plain ? look.plain : .clear }
    if isSelected && !togglesByTap || isHighlighted { return look.chosenCell }
    if isGrouped { return look.groupedCell }
    return place.appearance == .plain ? look.plain : .clear
  }

  // MARK: Size

  /// Returns the widths of the accessories and the indentation before and after the content.
  private func sides() -> (leading: CGFloat, trailing: CGFloat) {
    let indent = CGFloat(indentationLevel) * indentationWidth
    var (leading, trailing): (CGFloat, CGFloat) = (indent, 0)
    let (before, after) = (
      accessoryViews.filter(\.accessory.isLeading),
      accessoryViews.filter { !$0.accessory.isLeading }
    )
    if !before.isEmpty {
      leading += listSideMargin + widths(before)
      leading -= listSideMargin - Self.look.row.listGap
    }
    if !after.isEmpty { trailing = listSideMargin + widths(after) - Self.look.row.listGap / 2 }
    return (leading, trailing)
  }

  private func widths(_ views: [ListAccessoryView]) -> CGFloat {
    views.reduce(CGFloat(views.count - 1) * Self.look.row.listGap) {
      $0 + $1.sizeThatFits(.zero).width
    }
  }

  final func fittedInList(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard attributes.flexibleAxes.contains(.vertical), let place = attributes.listPlace else {
      return fittedToContent(attributes)
    }
    let (leading, trailing) = sides()
    let inner = attributes.duplicate()
    inner.flexibleAxes = .vertical
    inner.frame.size.width = max(0, attributes.size.width - leading - trailing)
    let fitted = fittedToContent(inner)
    let copy = attributes.duplicate()
    let smallest = place.role == .item ? Self.look.row.smallestHeight : 0
    copy.frame.size.height = max(smallest, fitted.size.height) + place.topPadding
    return copy
  }

  // MARK: Layout

  final func layOutList() {
    ground.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, trailing) = sides()
    let top = place?.topPadding ?? 0
    let inner = CGRect(
      x: leading, y: top, width: max(0, bounds.width - leading - trailing),
      height: max(0, bounds.height - top))
    contentView.frame = mirrored(inner, isMirrored)
    layOutAccessories(isMirrored, top)
    layOutSeparators(isMirrored, leading)
  }

  private func mirrored(_ frame: CGRect, _ isMirrored: Bool) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func layOutAccessories(_ isMirrored: Bool, _ top: CGFloat) {
    var before = listSideMargin
    if indentsAccessories { before += CGFloat(indentationLevel) * indentationWidth }
    var after = bounds.width - listSideMargin
    for view in accessoryViews where view.accessory.isLeading {
      let size = view.sizeThatFits(.zero)
      view.frame = mirrored(frame(size, x: before, top), isMirrored)
      before += size.width + Self.look.row.listGap
    }
    for view in accessoryViews.reversed() where !view.accessory.isLeading {
      let size = view.sizeThatFits(.zero)
      view.frame = mirrored(frame(size, x: after - size.width, top), isMirrored)
      after -= size.width + Self.look.row.listGap
    }
  }

  private func frame(_ size: CGSize, x: CGFloat, _ top: CGFloat) -> CGRect {
    CGRect(
      x: x, y: top + (bounds.height - top - size.height) / 2, width: size.width,
      height: size.height)
  }

  private func layOutSeparators(_ isMirrored: Bool, _ leading: CGFloat) {
    guard let place else { return }
    let line = 1 / max(1, traitCollection.displayScale)
    func frame(_ insets: NSDirectionalEdgeInsets, _ y: CGFloat) -> CGRect {
      var (start, end) = (insets.leading, insets.trailing)
      let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
      if isAutomatic || start == .greatestFiniteMagnitude { start = separatorStart(leading) }
      if isAutomatic || end == .greatestFiniteMagnitude { end = 0 }
      return mirrored(
        CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: line), isMirrored)
    }
    separators.bottom.frame = frame(place.separators.bottomSeparatorInsets, bounds.height - line)
    separators.top.frame = frame(
      place.separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets
        && place.isFirst
        ? NSDirectionalEdgeInsets() : place.separators.topSeparatorInsets, 0)
    if place.isLast, place.appearance == .grouped {
      separators.bottom.frame = CGRect(
        x: 0, y: bounds.height - line, width: bounds.width, height: line)
    }
    bringSubviewToFront(separators.top)
    bringSubviewToFront(separators.bottom)
  }

  /// Returns the position where separators start, which is the start of the content's text.
  private func separatorStart(_ leading: CGFloat) -> CGFloat {
    if hasSeparatorGuide { return separatorLayoutGuide.layoutFrame.minX }
    if let text = (contentView.subviews.first as? UIListContentView)?.textStart {
      return leading + text
    }
    return leading + listSideMargin
  }
}
