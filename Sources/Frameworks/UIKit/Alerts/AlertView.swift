import DeviceProtocol
import DisplayList

/// The view of an alert: a dimmed background and one or two cards with text and buttons.
///
/// An app gets this view as the alert's view, and treats it as the card. Views that the app adds,
/// and constraints on this view, apply to the card.
final class AlertView: UIView {
  private static let look = SystemDesign.current.alerts

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
    dimming.backgroundColor = Self.look.dimming
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
    titleLabel.font = (isSheet ? Self.look.sheet.titleFont : Self.look.titleFont).font
    messageLabel.font = Self.look.messageFont.font
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
    cancelCard.surface = Self.look.cancelSurface
    updateActions()
    setNeedsLayout()
  }

  private func show(_ text: String?, _ attributed: NSAttributedString?, in label: UILabel) {
    label.textColor = isSheet ? Self.look.sheet.textColor : Self.look.textColor
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

  private var shownLabels: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }

  /// Returns the content of the main card.
  /// - Parameter textWidth: The room for the title and the message, in points.
  private func content(
    textWidth: CGFloat, buttons: [AlertButton], smallestHeight: CGFloat
  ) -> AlertLayout.Content {
    let room = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
    return AlertLayout.Content(
      textHeights: shownLabels.map { ceil($0.sizeThatFits(room).height) },
      fieldCount: fieldBoxes.count,
      viewHeight: alert.contentViewController?.preferredContentSize.height ?? 0,
      buttonWidths: buttons.map(\.fittingWidth), smallestHeight: smallestHeight)
  }

  /// Moves the parts of the main card to their places.
  private func apply(_ layout: AlertLayout, to buttons: [AlertButton]) {
    for (label, frame) in zip(shownLabels, layout.texts) { label.frame = frame }
    for (index, box) in fieldBoxes.enumerated() where layout.fields.indices.contains(index) {
      box.isFirst = index == 0
      box.isLast = index == fieldBoxes.count - 1
      box.frame = layout.fields[index]
    }
    alert.contentViewController?.view.frame = layout.view
    for (button, frame) in zip(buttons, layout.buttons) { button.frame = frame }
    for frame in layout.separators { addSeparator(frame) }
  }

  private func layoutAlert() {
    let smallest = card.heightByConstraints(width: Self.look.width)
    let layout = AlertLayout(
      alert: content(
        textWidth: AlertLayout.textWidth, buttons: buttons, smallestHeight: smallest),
      pixel: pixel)
    apply(layout, to: buttons)
    let area = availableArea
    let height = min(layout.height, area.height)
    card.setContentSize(CGSize(width: layout.width, height: layout.height), visible: height)
    place(
      card,
      CGRect(
        x: ((bounds.width - layout.width) / 2).rounded(),
        y: (area.minY + (area.height - height) / 2).rounded(), width: layout.width, height: height))
  }

  private var availableArea: CGRect {
    let insets = safeAreaInsets
    let margin = Self.look.screenMargin
    let top = max(insets.top, margin)
    var bottom = bounds.height - max(insets.bottom, margin)
    if let keyboardTop { bottom = min(bottom, keyboardTop - Self.look.keyboardGap) }
    return CGRect(x: 0, y: top, width: bounds.width, height: max(100, bottom - top))
  }

  private func layoutSheet() {
    let insets = safeAreaInsets
    let look = Self.look.sheet
    let margin = look.margin
    let width = isPad ? look.popoverWidth : min(bounds.width, bounds.height) - 2 * margin
    let main = buttons.filter { !(separatesCancel && $0.action.style == .cancel) }
    let rowHeight = look.buttonHeight
    let cancelHeight = separatesCancel ? rowHeight + margin : 0
    let layout = AlertLayout(
      sheet: content(
        textWidth: width - 2 * look.text.inset, buttons: main,
        smallestHeight: card.heightByConstraints(width: width) - cancelHeight),
      width: width, pixel: pixel)
    apply(layout, to: main)
    let y = layout.height
    let x = ((bounds.width - width) / 2).rounded()
    if isPad {
      layoutPopover(CGSize(width: width, height: y))
      return
    }
    var bottom = bounds.height - max(insets.bottom, margin)
    if separatesCancel, let cancel = buttons.first(where: { $0.action.style == .cancel }) {
      cancel.frame = CGRect(x: 0, y: 0, width: width, height: rowHeight)
      cancelCard.setContentSize(cancel.frame.size, visible: rowHeight)
      place(cancelCard, CGRect(x: x, y: bottom - rowHeight, width: width, height: rowHeight))
      bottom -= rowHeight + margin
    }
    let height = min(y, bottom - max(insets.top, margin))
    card.setContentSize(CGSize(width: width, height: y), visible: height)
    place(card, CGRect(x: x, y: bottom - height, width: width, height: height))
  }

  private func layoutPopover(_ size: CGSize) {
    guard let popover = alert.popoverPresentationController else { return }
    let source =
      popover.sourceFrame(in: self)
      ?? CGRect(origin: CGPoint(x: bounds.midX, y: bounds.midY), size: .zero)
    let margin = Self.look.sheet.popoverMargin
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
    let placement = popover.placement(of: size, pointingTo: source, within: room)
    popover.arrowDirection = placement.direction
    card.setContentSize(size, visible: placement.frame.height)
    place(card, placement.frame)
    dimming.isHidden = true
    let chrome = chrome ?? PopoverChrome()
    if self.chrome == nil {
      self.chrome = chrome
      chrome.color = Self.look.sheet.popoverFill
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
      let scale = chrome == nil ? Self.look.firstScale : 1
      card.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    Self.look.appearance.animate {
      self.card.transform = .identity
      self.cancelCard.transform = .identity
    }
  }

  func disappear(animated: Bool) {
    guard animated, isSheet, !isPad else { return }
    let distance = bounds.height - card.frame.minY
    UIView.animate(withDuration: Self.look.sheet.disappearing) {
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
