import CoreGraphics

extension UISplitViewController {
  /// Returns the columns next to or over the secondary column in a display mode, starting at the
  /// edge.
  final func columns(in mode: DisplayMode) -> [Column] {
    let inner: Column = columns[.supplementary] == nil ? .primary : .supplementary
    switch mode {
    case .automatic, .secondaryOnly: return []
    case .oneBesideSecondary, .oneOverSecondary: return [inner]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return inner == .primary ? [.primary] : [.primary, .supplementary]
    }
  }

  private func isBeside(_ mode: DisplayMode) -> Bool {
    mode == .oneBesideSecondary || mode == .twoBesideSecondary
  }

  /// Whether there's space for a column next to the secondary column.
  var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height
  }

  var resolvedMode: DisplayMode {
    if let chosenMode { return chosenMode }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    guard preferredSplitBehavior != .overlay, preferredSplitBehavior != .displace else {
      return .secondaryOnly
    }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  func displayModeDidChange() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    if view.window != nil { view.layoutIfNeeded() }
  }

  /// Changes the display mode, as requested by the user or the app.
  func change(to mode: DisplayMode) {
    let old = displayMode
    guard mode != old, !storedIsCollapsed else { return }
    let (shown, hidden) = (Set(columns(in: mode)), Set(columns(in: old)))
    delegate?.splitViewController(self, willChangeTo: mode)
    for column in columns(in: mode) where !hidden.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in columns(in: old) where !shown.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    chosenMode = mode
    let finish = { [weak self] in
      self?.notify(
        of: shown.subtracting(hidden).sorted { $0.rawValue < $1.rawValue }, areShown: true)
      self?.notify(
        of: hidden.subtracting(shown).sorted { $0.rawValue < $1.rawValue }, areShown: false)
    }
    guard isViewLoaded, view.window != nil else { return finish() }
    UIView.animate(
      withDuration: SystemDesign.current.splits.changing,
      animations: { self.displayModeDidChange() }, completion: { _ in finish() })
  }

  func toggleDisplayMode() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard target == .automatic else { return change(to: target) }
    change(to: displayMode == .secondaryOnly ? revealingMode : .secondaryOnly)
  }

  /// With three columns, shows or hides the column at the edge.
  ///
  /// With two columns, shows or hides the column next to the secondary column.
  func toggleColumnAtEdge() {
    guard columns[.supplementary] != nil else { return toggleDisplayMode() }
    let showsAll = columns(in: displayMode).contains(.primary)
    change(to: showsAll ? revealingMode : revealingModeOfAll)
  }

  /// The display mode that shows one column in addition to the secondary column.
  private var revealingMode: DisplayMode {
    switch preferredSplitBehavior {
    case .tile: .oneBesideSecondary
    case .overlay: .oneOverSecondary
    case .displace: .twoDisplaceSecondary
    case .automatic: isWide ? .oneBesideSecondary : .oneOverSecondary
    }
  }

  private var revealingModeOfAll: DisplayMode {
    guard columns[.supplementary] != nil else { return revealingMode }
    switch preferredSplitBehavior {
    case .tile: return .twoBesideSecondary
    case .displace: return .twoDisplaceSecondary
    case .overlay: return .twoOverSecondary
    case .automatic: return isWide ? .twoDisplaceSecondary : .twoOverSecondary
    }
  }

  func edgeWasPanned() {
    guard parts.edgePan.state == .began, presentsWithGesture, !storedIsCollapsed,
      displayMode == .secondaryOnly
    else { return }
    change(to: revealingMode)
  }

  func reveal(_ column: Column) {
    if column == .inspector { return showInspector() }
    if storedIsCollapsed { return bringToTop(column) }
    guard column != .secondary, column != .compact, !columns(in: displayMode).contains(column)
    else { return }
    change(to: column == .primary ? revealingModeOfAll : revealingMode)
  }

  func conceal(_ column: Column) {
    if column == .inspector { return hideInspector() }
    if storedIsCollapsed {
      if column != .primary { popColumn(column) }
      return
    }
    guard columns(in: displayMode).contains(column) else { return }
    let keepsInner = column == .primary && columns[.supplementary] != nil
    change(to: keepsInner ? revealingMode : .secondaryOnly)
  }

  // MARK: Frames

  private var isMirrored: Bool {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .trailing)
  }

  func layOutColumns() {
    guard hasDecided else { return }
    if storedIsCollapsed { return layOutOnlyColumn() }
    let mode = displayMode
    let shown = columns(in: mode)
    let bounds = view.bounds
    let widths = shown.map { $0 == .primary ? primaryColumnWidth : supplementaryColumnWidth }
    let total = widths.reduce(0, +)
    var secondary = bounds
    if isBeside(mode) {
      secondary.origin.x = total
      secondary.size.width = max(0, bounds.width - total)
    } else if mode == .twoDisplaceSecondary {
      secondary.origin.x = total
    }
    let inspected = makeSpaceForInspector(in: &secondary)
    show(.secondary, in: secondary)
    layOutInspector(in: inspected)
    layOutDimming(isShown: !shown.isEmpty && !isBeside(mode))
    var x: CGFloat = 0
    for (column, width) in zip(shown, widths) {
      show(column, in: CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width
    }
    for column in [Column.primary, .supplementary] where !shown.contains(column) { take(column) }
    take(.compact)
    layOutSeparators(at: widths)
    updateButtons()
  }

  final func show(_ column: Column, in frame: CGRect) {
    guard let columnView = shownController(for: column)?.view else { return }
    columnView.translatesAutoresizingMaskIntoConstraints = true
    columnView.autoresizingMask = []
    columnView.frame = mirrored(frame)
    view.addSubview(columnView)
  }

  final func take(_ column: Column) {
    guard let columnView = shownController(for: column)?.viewIfLoaded,
      columnView.superview === view
    else { return }
    columnView.removeFromSuperview()
  }

  final func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      origin: CGPoint(x: view.bounds.width - frame.maxX, y: frame.minY), size: frame.size)
  }

  private func layOutSeparators(at widths: [CGFloat]) {
    let thickness = 1 / max(1, traitCollection.displayScale)
    var x: CGFloat = 0
    for (index, separator) in parts.separators.enumerated() {
      guard index < widths.count else {
        separator.removeFromSuperview()
        continue
      }
      x += widths[index]
      separator.frame = mirrored(
        CGRect(x: x - thickness, y: 0, width: thickness, height: view.bounds.height))
      view.addSubview(separator)
    }
  }

  private func layOutDimming(isShown: Bool) {
    guard isShown else { return parts.dimming.removeFromSuperview() }
    parts.dimming.frame = view.bounds
    view.addSubview(parts.dimming)
  }

  private func layOutOnlyColumn() {
    let only: Column = columns[.compact] == nil ? .primary : .compact
    for column in [Column.primary, .supplementary, .secondary, .compact] where column != only {
      take(column)
    }
    for separator in parts.separators + [parts.inspectorSeparator] {
      separator.removeFromSuperview()
    }
    layOutDimming(isShown: false)
    show(only, in: view.bounds)
    updateButtons()
  }

  // MARK: Buttons

  /// Updates the buttons that change the display mode, which columns with a style show in their
  /// bars.
  private func updateButtons() {
    let isVisible =
      !storedIsCollapsed && displayModeButtonVisibility != .never
      && (presentsWithGesture || displayModeButtonVisibility == .always)
    parts.toggleItem.isHidden =
      storedIsCollapsed || style != .unspecified && displayMode != .secondaryOnly
    guard style != .unspecified else { return }
    let edge = columns(in: displayMode).first
    put(parts.toggleItem, on: .secondary, isShown: isVisible && edge == nil)
    for column in [Column.primary, .supplementary] {
      put(parts.hidingItem, on: column, isShown: isVisible && column == edge)
    }
  }

  private func put(_ item: UIBarButtonItem, on column: Column, isShown: Bool) {
    let navigation = shownController(for: column) as? UINavigationController
    guard let target = navigation?.viewControllers.first?.navigationItem else { return }
    let items = target.leftBarButtonItems ?? []
    if isShown, items.isEmpty {
      target.leftBarButtonItem = item
    } else if !isShown, items.count == 1, items[0] === item {
      target.leftBarButtonItem = nil
    }
  }
}
