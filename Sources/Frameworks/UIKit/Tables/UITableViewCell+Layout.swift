extension UITableViewCell {
  func updateAccessory() {
    accessory?.removeFromSuperview()
    accessoryIsForEditing = isEditing && !showingDeleteConfirmation
    accessory =
      accessoryIsForEditing
      ? editingAccessoryView ?? makeAccessory(editingAccessoryType)
      : accessoryView ?? makeAccessory(accessoryType)
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return Self.symbol("chevron.right", .tertiaryLabel, 14)
    case .checkmark: return Self.symbol("checkmark", nil, 17)
    case .detailButton, .detailDisclosureButton:
      let button = UIButton(type: .detailDisclosure)
      button.addTarget(self, action: "accessoryButtonTapped", for: .touchUpInside)
      return button
    }
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
      withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.updateSelection()
    }
  }

  func updateSelection() {
    let isShown = (storedSelected || storedHighlighted) && selectionStyle != .none
    if isShown, highlightView == nil || selectedBackgroundView != nil {
      let view = selectedBackgroundView ?? highlightView ?? UIView()
      if view !== highlightView { highlightView?.removeFromSuperview() }
      if selectedBackgroundView == nil { view.backgroundColor = .systemGray4 }
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
    editControl?.showsSelection = storedSelected
    for view in contentView.subviews { (view as? UILabel)?.isHighlighted = isShown }
  }

  // MARK: Layout

  func layoutLabels() {
    var area = contentView.bounds.insetBy(dx: systemSideMargin, dy: 0)
    area.origin.x += CGFloat(indentationLevel) * indentationWidth
    area.size.width -= CGFloat(indentationLevel) * indentationWidth
    if accessory != nil { area.size.width += systemSideMargin - 4 }
    if let picture, let image = picture.image {
      let scale = min(
        1, area.width / max(1, image.size.width), area.height / max(1, image.size.height))
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      picture.frame = CGRect(
        x: area.minX, y: (area.height - size.height) / 2, width: size.width, height: size.height)
      area.origin.x += size.width + systemSideMargin
      area.size.width -= size.width + systemSideMargin
    }
    guard let first = firstLabel else {
      if let second = secondLabel { second.frame = area }
      return
    }
    let firstSize = first.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
    guard let second = secondLabel, second.text?.isEmpty == false else {
      first.frame = CGRect(
        x: area.minX, y: (area.height - min(firstSize.height, area.height)) / 2, width: area.width,
        height: min(firstSize.height, area.height))
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
        width: min(firstSize.width, max(0, area.width - width - 8)), height: firstSize.height)
    case .value2:
      first.frame = CGRect(
        x: area.minX, y: (area.height - firstSize.height) / 2, width: 91, height: firstSize.height)
      second.frame = CGRect(
        x: area.minX + 97, y: (area.height - secondSize.height) / 2,
        width: max(0, area.width - 97), height: secondSize.height)
    case .default, .subtitle:
      let height = firstSize.height + secondSize.height + 2
      let top = (area.height - height) / 2
      first.frame = CGRect(x: area.minX, y: top, width: area.width, height: firstSize.height)
      second.frame = CGRect(
        x: area.minX, y: top + firstSize.height + 2, width: area.width, height: secondSize.height)
    }
  }

  /// The height that the cell's content asks for in a width.
  final func height(fitting width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let inner = width - (accessory == nil ? 0 : systemSideMargin + accessory!.bounds.width)
    if let height = configured.height(fitting: inner) { return max(44, height) }
    if firstLabel != nil || secondLabel != nil {
      let limit = CGSize(width: width - 2 * systemSideMargin, height: .greatestFiniteMagnitude)
      let first = firstLabel?.sizeThatFits(limit).height ?? 0
      var height = first + 22
      if style == .subtitle, let second = secondLabel, second.text?.isEmpty == false {
        height += second.sizeThatFits(limit).height
      }
      return max(44, height)
    }
    guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return designedHeight ?? 44 }
    bounds.size.width = width
    setNeedsLayout()
    layoutIfNeeded()
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height + 1 / max(1, traitCollection.displayScale) : 44
  }
}
