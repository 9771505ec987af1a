extension UITableViewCell {
  private static let look = UITableView.look.row

  /// Adds the content view above the app's views in the cell, unless it's there.
  func addContentView() {
    guard storedContentView.superview == nil else { return }
    let own = [separator, upperLine, accessory, editControl, reorderControl]
    let top = subviews.lastIndex { view in !own.contains { $0 === view } }
    insertSubview(storedContentView, at: top.map { $0 + 1 } ?? 0)
  }

  func updateAccessory() {
    accessory?.removeFromSuperview()
    accessoryIsForEditing = isEditing && !showingDeleteConfirmation
    accessory =
      accessoryIsForEditing
      ? editingAccessoryView ?? makeAccessory(editingAccessoryType)
      : accessoryView ?? makeAccessory(accessoryType)
    if let accessory { addSubview(accessory) }
    storedContentView.layoutState.setNeedsUpdateSafeArea()
    setNeedsLayout()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return disclosureIndicator
    case .checkmark: return Self.symbol("checkmark", nil, Self.look.symbolSize)
    case .detailButton: return detailButton
    case .detailDisclosureButton:
      let (button, indicator) = (detailButton, disclosureIndicator)
      button.sizeToFit()
      let height = max(button.bounds.height, indicator.bounds.height)
      let gap = Self.look.detailGap
      let both = UIView(
        frame: CGRect(
          x: 0, y: 0, width: button.bounds.width + gap + indicator.bounds.width, height: height))
      for view in [button, indicator] {
        view.frame.origin.y = (height - view.bounds.height) / 2
        both.addSubview(view)
      }
      (isMirrored ? button : indicator).frame.origin.x =
        (isMirrored ? indicator : button).bounds.width + gap
      return both
    }
  }

  private var disclosureIndicator: UIView {
    Self.symbol(
      isMirrored ? "chevron.left" : "chevron.right", Self.look.accessoryColor, Self.look.chevronSize
    )
  }

  private var detailButton: UIView {
    let button = UIButton(type: .detailDisclosure)
    button.accessibilityLabel = "More Info"
    button.addTarget(self, action: "accessoryButtonTapped", for: .touchUpInside)
    return button
  }

  private static func symbol(_ name: String, _ color: UIColor?, _ size: CGFloat) -> UIView {
    let configuration = UIImage.SymbolConfiguration(
      pointSize: size, weight: .semibold, scale: .default)
    let view = UIImageView(
      image: UIImage(systemName: name, withConfiguration: configuration)?
        .withRenderingMode(.alwaysTemplate))
    view.tintColor = color
    view.sizeToFit()
    return view
  }

  func change(animated: Bool) {
    guard animated, window != nil else { return updateSelection() }
    UIView.animate(
      withDuration: Self.look.selecting, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.updateSelection()
    }
  }

  func updateSelection() {
    let isShown = (storedSelected || storedHighlighted) && selectionStyle != .none
    let own =
      (tableView?.maySeveralBeSelected == true ? multipleSelectionBackgroundView : nil)
      ?? selectedBackgroundView
    if isShown, highlightView == nil || own != nil {
      let view = own ?? highlightView ?? UIView()
      if view !== highlightView { highlightView?.removeFromSuperview() }
      if own == nil { view.backgroundColor = UITableView.look.backgrounds.chosenCell }
      view.isUserInteractionEnabled = false
      if view.superview !== self {
        if let backgroundView {
          insertSubview(view, aboveSubview: backgroundView)
        } else {
          insertSubview(view, at: 0)
        }
      }
      view.frame = bounds
      highlightView = view
    }
    highlightView?.alpha = isShown ? 1 : 0
    if isShown { clearedBackgrounds.clear(in: contentView) } else { clearedBackgrounds.restore() }
    editControl?.showsSelection = storedSelected
    for view in contentView.subviews { (view as? UILabel)?.isHighlighted = isShown }
    if showsSelection != isShown {
      showsSelection = isShown
      tableView?.selectionDidChange(of: self)
    }
  }

  // MARK: Layout

  /// Whether the cell is laid out from right to left.
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the additional margin at each side of a cell that's too wide to read comfortably.
  final func readableSurplus(in width: CGFloat) -> CGFloat {
    guard tableView?.cellLayoutMarginsFollowReadableWidth == true else { return 0 }
    return UIView.readableSides(in: width - 2 * listSideMargin).left
  }

  /// The distance of the content from the sides.
  final var sideMargin: CGFloat { sideMargin(in: bounds.width) }

  private func sideMargin(in width: CGFloat) -> CGFloat {
    listSideMargin + readableSurplus(in: width)
  }

  /// The distance of the content from the side where lines end.
  ///
  /// An accessory is at this distance from the side, and the content ends next to the accessory.
  final var trailingMargin: CGFloat { trailingMargin(in: bounds.width) }

  private func trailingMargin(in width: CGFloat) -> CGFloat {
    accessory == nil ? sideMargin(in: width) : Self.look.accessoryMargin
  }

  /// The covered areas at the leading and trailing sides.
  private var covered: (leading: CGFloat, trailing: CGFloat) {
    let sides = tableView?.coveredSidesOfRows ?? .zero
    return isMirrored ? (sides.right, sides.left) : (sides.left, sides.right)
  }

  /// The part of the cell that contains the content and controls.
  final var free: CGRect {
    let (leading, trailing) = covered
    return CGRect(
      x: leading, y: 0, width: bounds.width - leading - trailing - (tableView?.indexWidth ?? 0),
      height: bounds.height)
  }

  final var editControlFrame: CGRect {
    CGRect(x: free.minX, y: 0, width: CellEditControl.indent, height: bounds.height)
  }

  final var reorderControlFrame: CGRect {
    let width = CellReorderControl.width + listSideMargin / 2
    return CGRect(x: free.maxX - width, y: 0, width: width, height: bounds.height)
  }

  final func place(_ view: UIView, _ frame: CGRect) {
    view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
  }

  /// Lays out the content between the views at the sides.
  final func layOutParts() {
    var content = free
    let end = content.maxX
    content.origin.x += editingIndent
    content.size.width -= editingIndent
    if let editControl { place(editControl, editControlFrame) }
    content.size.height = max(0, content.height - separatorHeight)
    if let reorderControl {
      place(reorderControl, reorderControlFrame)
      content.size.width -= reorderControlFrame.width
    }
    if let accessory {
      if accessory.bounds.isEmpty { accessory.sizeToFit() }
      let edge = reorderControl == nil ? end - sideMargin : content.maxX
      let size = accessory.bounds.size
      let frame = CGRect(
        x: edge - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      place(accessory, frame)
      content.size.width = frame.minX - content.minX - gap(to: accessory)
    }
    if contentView.layoutState.isFixedByFrame { place(contentView, content) }
  }

  /// Returns the distance between the content and an accessory.
  ///
  /// Only custom accessories have one.
  private func gap(to accessory: UIView) -> CGFloat {
    accessory === accessoryView || accessory === editingAccessoryView ? Self.look.accessoryGap : 0
  }

  final func layoutLabels() {
    placeLabels()
    guard isMirrored else { return }
    for view in [arranged(picture), arranged(firstLabel), arranged(secondLabel)] {
      if let view { view.frame = view.frame.mirrored(in: contentView.bounds.width) }
    }
  }

  /// Returns a view if the cell's style determines its layout, instead of constraints on an
  /// outlet's view.
  private func arranged<View: UIView>(_ view: View?) -> View? {
    view?.translatesAutoresizingMaskIntoConstraints == true ? view : nil
  }

  /// Returns the indentation of an image from the start of the content, and of the content that
  /// follows it.
  static func room(of image: UIImage, width: CGFloat) -> (lead: CGFloat, width: CGFloat) {
    guard image.isSymbolImage else { return (0, width + look.imageGap) }
    let lead = (look.symbolWidth - width) / 2
    return (lead, max(look.symbolWidth, lead + width) + look.imageGap)
  }

  private func placeLabels() {
    let leading = sideMargin + CGFloat(indentationLevel) * indentationWidth
    var area = contentView.bounds
    area.origin.x += leading
    area.size.width = max(0, area.width - leading - trailingMargin)
    if let picture = arranged(picture), let image = picture.image {
      let scale = min(
        1, area.width / max(1, image.size.width), area.height / max(1, image.size.height))
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      let room = Self.room(of: image, width: size.width)
      picture.frame = CGRect(
        x: area.minX + room.lead, y: (area.height - size.height) / 2, width: size.width,
        height: size.height)
      area.origin.x += room.width
      area.size.width -= room.width
    }
    let secondLabel = arranged(secondLabel)
    guard let first = arranged(firstLabel) else {
      if let second = secondLabel { second.frame = area }
      return
    }
    let firstSize = first.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
    guard let second = secondLabel, second.text?.isEmpty == false else {
      let height = style == .default ? area.height : min(firstSize.height, area.height)
      first.frame = CGRect(
        x: area.minX, y: (area.height - height) / 2, width: area.width, height: height)
      secondLabel?.frame = .zero
      return
    }
    let secondSize = second.sizeThatFits(
      CGSize(width: area.width, height: .greatestFiniteMagnitude))
    switch style {
    case .value1:
      let width = min(secondSize.width, area.width)
      second.frame = CGRect(
        x: area.maxX - width, y: (area.height - secondSize.height) / 2, width: width,
        height: secondSize.height)
      first.frame = CGRect(
        x: area.minX, y: (area.height - firstSize.height) / 2,
        width: min(firstSize.width, max(0, area.width - width - Self.look.valueGap)),
        height: firstSize.height)
    case .value2:
      first.frame = CGRect(
        x: area.minX, y: (area.height - firstSize.height) / 2, width: Self.look.contactWidth,
        height: firstSize.height)
      second.frame = CGRect(
        x: area.minX + Self.look.contactStart, y: (area.height - secondSize.height) / 2,
        width: max(0, area.width - Self.look.contactStart), height: secondSize.height)
    case .default, .subtitle:
      let height = firstSize.height + secondSize.height + Self.look.subtitleGap
      let top = (area.height - height) / 2
      first.frame = CGRect(x: area.minX, y: top, width: area.width, height: firstSize.height)
      second.frame = CGRect(
        x: area.minX, y: top + firstSize.height + Self.look.subtitleGap, width: area.width,
        height: secondSize.height)
    }
  }

  /// Returns the height that the cell's content requires for a width.
  final func height(fitting width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let side = sideMargin(in: width)
    let whole = width
    let width = width - covered.leading - covered.trailing
    let inner = width - editingIndent - roomAfterContent(side: side)
    let least = Self.look.smallestHeight
    if let height = configured.height(fitting: inner) {
      return max(least, height + separatorHeight)
    }
    let (firstLabel, secondLabel) = (arranged(firstLabel), arranged(secondLabel))
    if firstLabel != nil || secondLabel != nil {
      let limit = CGSize(
        width: inner - side - trailingMargin(in: whole), height: .greatestFiniteMagnitude)
      let first = firstLabel?.sizeThatFits(limit).height ?? 0
      var height = first + Self.look.textMargins
      if style == .subtitle, let second = secondLabel, second.text?.isEmpty == false {
        height += second.sizeThatFits(limit).height
      }
      return max(least, height + separatorHeight)
    }
    guard hasConstrainedContent else { return heightAsDesigned }
    bounds.size.width = whole
    let height = LayoutEngine.whileMeasuring {
      setNeedsLayout()
      layOutOwnTree()
      return hasConstrainedViewsOfItsOwn ? wholeHeight : contentHeight
    }
    return height > 0 ? height : Self.look.smallestHeight
  }

  /// Returns the width that the accessory and the reorder control take up.
  private func roomAfterContent(side: CGFloat) -> CGFloat {
    let grip = reorderControl == nil ? 0 : reorderControlFrame.width
    guard let accessory else { return grip }
    return (reorderControl == nil ? side : grip) + accessory.bounds.width + gap(to: accessory)
  }

  /// The height in the storyboard, which is that of the row or, if it isn't specified, that of the
  /// cell without its separator.
  private var heightAsDesigned: CGFloat {
    let height = designedHeight ?? Self.look.smallestHeight
    return hasDesignedRowHeight ? height : height.rounded(.up)
  }

  private var hasConstrainedContent: Bool {
    contentView.holdsConstrainedViews || hasConstrainedViewsOfItsOwn
  }

  /// Whether the app has added views with constraints directly to the cell, outside its content
  /// view.
  private var hasConstrainedViewsOfItsOwn: Bool {
    subviews.contains {
      !$0.translatesAutoresizingMaskIntoConstraints && $0 !== contentView && $0 !== accessory
    }
  }

  /// The height that constraints in the content view require, with the separator.
  private var contentHeight: CGFloat {
    let height = contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height + separatorHeight : 0
  }

  /// The height that constraints in the cell require.
  ///
  /// The content view grows with the cell.
  private var wholeHeight: CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension CGRect {
  /// Returns the rectangle mirrored horizontally within a width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
