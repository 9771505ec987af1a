import DeviceProtocol
import DisplayList

/// The view of an alert: a dimmed background and one or two cards with text and buttons.
///
/// An app gets this view as the alert's view, and treats it as the card. Views that the app adds,
/// and constraints on this view, apply to the card.
final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private let dimming = UIView()
  private let card = AlertCard()
  private let cancelCard = AlertCard()
  /// The frame around a sheet on an iPad, with the arrow to its anchor.
  private var chrome: PopoverChrome?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fieldBoxes: [AlertFieldBox] = []
  private var buttons: [AlertButton] = []
  private var separators: [AlertSeparator] = []
  private var keyboardTop: CGFloat?

  init(alert: UIAlertController) {
    self.alert = alert
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
    accessibilityViewIsModal = true
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    for view in [dimming, card, cancelCard] { super.addSubview(view) }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
    KeyboardController.shared.observeFrame(of: self) { [weak self] frame in
      self?.keyboardTop = frame?.minY
      self?.setNeedsLayout()
      self?.layoutIfNeeded()
    }
    keyboardTop = KeyboardController.shared.frame?.minY
    rebuild()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.role = isSheet ? .sheet : .alert
    element.label = accessibilityLabel ?? titleLabel.text ?? messageLabel.text
  }

  override var elementKind: ElementKind { isSheet ? .sheet : .alert }

  // MARK: The card to the app

  /// The view that constraints on this view apply to.
  var box: UIView { card.content }

  override func addSubview(_ view: UIView) {
    card.addSubview(view)
  }

  override func addConstraint(_ constraint: NSLayoutConstraint) {
    box.addConstraint(constraint)
  }

  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    box.removeConstraint(constraint)
  }

  override var backgroundColor: UIColor? {
    get { card.content.backgroundColor }
    set { card.content.backgroundColor = newValue }
  }

  var isSheet: Bool { alert.preferredStyle == .actionSheet }
  private var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }

  // MARK: Content

  func rebuild() {
    titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    show(alert.title, alert.attributedTitle, in: titleLabel)
    show(alert.message, alert.attributedMessage, in: messageLabel)
    titleLabel.accessibilityTraits = [.staticText, .header]
    let fields = alert.textFields ?? []
    if fieldBoxes.map(\.field) != fields {
      for box in fieldBoxes { box.removeFromSuperview() }
      fieldBoxes = fields.map(AlertFieldBox.init)
      for box in fieldBoxes { card.addSubview(box) }
    }
    if let content = alert.contentViewController?.view, content.superview !== card.content {
      card.addSubview(content)
    }
    for button in buttons { button.removeFromSuperview() }
    buttons = orderedActions.map { AlertButton(action: $0, alert: alert, isSheet: isSheet) }
    for button in buttons {
      (separatesCancel && button.action.style == .cancel ? cancelCard : card).addSubview(button)
    }
    cancelCard.isHidden = !separatesCancel
    cancelCard.isSolid = true
    updateActions()
    setNeedsLayout()
  }

  private func show(_ text: String?, _ attributed: NSAttributedString?, in label: UILabel) {
    label.textColor = isSheet ? .secondaryLabel : .label
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  func updateActions() {
    for button in buttons { button.update() }
  }

  private var separatesCancel: Bool { isSheet && !isPad && alert.cancelAction != nil }

  /// The buttons in display order.
  ///
  /// The cancel button is last, or first of two.
  private var orderedActions: [UIAlertAction] {
    let others = alert.actions.filter { $0.style != .cancel }
    guard let cancel = alert.cancelAction else { return others }
    if isSheet, isPad { return others }
    return !isSheet && others.count == 1 ? [cancel] + others : others + [cancel]
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCards()
  }

  /// Lays out the cards with the sizes that their contents and the app's constraints require.
  func layoutCards() {
    dimming.frame = bounds
    for separator in separators { separator.removeFromSuperview() }
    separators = []
    if isSheet { layoutSheet() } else { layoutAlert() }
  }

  private var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  private func addSeparator(_ frame: CGRect) {
    let separator = AlertSeparator(frame: frame)
    card.content.addSubview(separator)
    separators.append(separator)
  }

  private func height(of label: UILabel, width: CGFloat) -> CGFloat {
    guard !label.isHidden else { return 0 }
    return ceil(label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }

  /// Lays out the title and message, and returns their bottom.
  private func layoutText(width: CGFloat, inset: CGFloat, top: CGFloat, gap: CGFloat) -> CGFloat {
    var y = top
    for label in [titleLabel, messageLabel] where !label.isHidden {
      let height = height(of: label, width: width - 2 * inset)
      label.frame = CGRect(x: inset, y: y, width: width - 2 * inset, height: height)
      y += height + gap
    }
    return y - (titleLabel.isHidden && messageLabel.isHidden ? 0 : gap)
  }

  /// Lays out the view of the content view controller, and returns its height.
  private func layoutContent(top: CGFloat, width: CGFloat) -> CGFloat {
    guard let content = alert.contentViewController else { return 0 }
    let height = content.preferredContentSize.height
    content.view.frame = CGRect(x: 0, y: top, width: width, height: height)
    return height
  }

  private func layoutAlert() {
    let width: CGFloat = 270
    var y = layoutText(width: width, inset: 16, top: 20, gap: 2)
    if !fieldBoxes.isEmpty {
      y += 18
      for (index, box) in fieldBoxes.enumerated() {
        box.isFirst = index == 0
        box.isLast = index == fieldBoxes.count - 1
        box.frame = CGRect(x: 16, y: y, width: width - 32, height: 26)
        y += 26 - pixel
      }
      y += 2
    }
    y += 20
    y += layoutContent(top: y, width: width)
    let isRow = buttons.count == 2 && buttons.allSatisfy { $0.fittingWidth <= width / 2 - 16 }
    y = max(y, card.heightByConstraints(width: width) - 44 * CGFloat(isRow ? 1 : buttons.count))
    let contentBottom = y
    var rows: [(AlertButton, CGRect)] = []
    if isRow {
      for (index, button) in buttons.enumerated() {
        rows.append(
          (button, CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: 44)))
      }
      y += 44
    } else {
      for button in buttons {
        rows.append((button, CGRect(x: 0, y: y, width: width, height: 44)))
        y += 44
      }
    }
    let area = availableArea
    let height = min(y, area.height)
    for (button, frame) in rows { button.frame = frame }
    card.setContentSize(CGSize(width: width, height: y), visible: height)
    if !buttons.isEmpty {
      addSeparator(CGRect(x: 0, y: contentBottom, width: width, height: pixel))
      if isRow {
        addSeparator(CGRect(x: width / 2, y: contentBottom, width: pixel, height: 44))
      } else {
        for (_, frame) in rows.dropFirst() {
          addSeparator(CGRect(x: 0, y: frame.minY, width: width, height: pixel))
        }
      }
    }
    place(
      card,
      CGRect(
        x: ((bounds.width - width) / 2).rounded(),
        y: (area.minY + (area.height - height) / 2).rounded(), width: width, height: height))
  }

  private var availableArea: CGRect {
    let insets = safeAreaInsets
    let top = max(insets.top, 20)
    var bottom = bounds.height - max(insets.bottom, 20)
    if let keyboardTop { bottom = min(bottom, keyboardTop - 12) }
    return CGRect(x: 0, y: top, width: bounds.width, height: max(100, bottom - top))
  }

  private func layoutSheet() {
    let insets = safeAreaInsets
    let width =
      isPad ? 304 : min(bounds.width, bounds.height) - 16
    let hasText = !titleLabel.isHidden || !messageLabel.isHidden
    var y: CGFloat = 0
    if hasText { y = layoutText(width: width, inset: 16, top: 14.5, gap: 12) + 14.5 }
    let contentHeight = layoutContent(top: y, width: width)
    y += contentHeight
    let rowHeight: CGFloat = 57
    let main = buttons.filter { !(separatesCancel && $0.action.style == .cancel) }
    let cancelHeight = separatesCancel ? rowHeight + 8 : 0
    y = max(
      y,
      card.heightByConstraints(width: width) - cancelHeight - rowHeight * CGFloat(main.count))
    for (index, button) in main.enumerated() {
      button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
      if index > 0 || hasText || contentHeight > 0 {
        addSeparator(CGRect(x: 0, y: y, width: width, height: pixel))
      }
      y += rowHeight
    }
    let x = ((bounds.width - width) / 2).rounded()
    if isPad {
      layoutPopover(CGSize(width: width, height: y))
      return
    }
    var bottom = bounds.height - max(insets.bottom, 8)
    if separatesCancel, let cancel = buttons.first(where: { $0.action.style == .cancel }) {
      cancel.frame = CGRect(x: 0, y: 0, width: width, height: rowHeight)
      cancelCard.setContentSize(cancel.frame.size, visible: rowHeight)
      place(cancelCard, CGRect(x: x, y: bottom - rowHeight, width: width, height: rowHeight))
      bottom -= rowHeight + 8
    }
    let height = min(y, bottom - max(insets.top, 8))
    card.setContentSize(CGSize(width: width, height: y), visible: height)
    place(card, CGRect(x: x, y: bottom - height, width: width, height: height))
  }

  private func layoutPopover(_ size: CGSize) {
    guard let popover = alert.popoverPresentationController else { return }
    let source =
      popover.sourceFrame(in: self)
      ?? CGRect(origin: CGPoint(x: bounds.midX, y: bounds.midY), size: .zero)
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 10, dy: 10)
    let placement = popover.placement(of: size, pointingTo: source, within: room)
    popover.arrowDirection = placement.direction
    card.setContentSize(size, visible: placement.frame.height)
    place(card, placement.frame)
    dimming.isHidden = true
    let chrome = chrome ?? PopoverChrome()
    if self.chrome == nil {
      self.chrome = chrome
      chrome.color = UIColor {
        $0.userInterfaceStyle == .dark ? .init(white: 0.16, alpha: 1) : .white
      }
      super.insertSubview(chrome, belowSubview: card)
    }
    chrome.surround(placement.frame, pointingTo: source, placement.direction)
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.bounds = CGRect(origin: .zero, size: frame.size)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Animation

  func appear(animated: Bool) {
    layoutIfNeeded()
    guard animated else { return }
    if isSheet, !isPad {
      let distance = bounds.height - card.frame.minY
      for view in [card, cancelCard] {
        view.transform = CGAffineTransform(translationX: 0, y: distance)
      }
    } else {
      card.transform = chrome == nil ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
    }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: {
        self.card.transform = .identity
        self.cancelCard.transform = .identity
      }, completion: nil)
  }

  func disappear(animated: Bool) {
    guard animated, isSheet, !isPad else { return }
    let distance = bounds.height - card.frame.minY
    UIView.animate(withDuration: 0.3) {
      for view in [self.card, self.cancelCard] {
        view.transform = CGAffineTransform(translationX: 0, y: distance)
      }
    }
  }

  // MARK: Touches

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSheet, let touch = touches.first else { return }
    let point = touch.location(in: self)
    guard !card.frame.contains(point), cancelCard.isHidden || !cancelCard.frame.contains(point)
    else { return }
    if let cancel = alert.cancelAction {
      alert.choose(cancel)
    } else if isPad {
      alert.dismiss(animated: true)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
