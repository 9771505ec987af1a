/// A row that the user has swiped, and the buttons behind it.
@preconcurrency @MainActor
final class CellSwipe<Cell: UIView> {
  let cell: Cell
  private let isTrailing: Bool
  private let origin: CGFloat
  private let container = UIView()
  private var mask: UIView?
  private let configuration: UISwipeActionsConfiguration
  private let close_: () -> Void
  private var offset: CGFloat = 0
  /// Whether the touch has almost reached the other side.
  private var isFull = false
  private static var look: ListDesign.Swiping { UITableView.look.swiping }

  init(
    cell: Cell, configuration: UISwipeActionsConfiguration, isTrailing: Bool,
    close: @escaping () -> Void
  ) {
    self.cell = cell
    self.configuration = configuration
    self.isTrailing = isTrailing
    origin = cell.frame.minX
    close_ = close
    addButtons()
    maskCell()
  }

  /// Clips a row that has space next to it, as in an inset group, to its bounds.
  private func maskCell() {
    guard let superview = cell.superview, cell.frame.width < superview.bounds.width - 0.5 else {
      return
    }
    let mask = UIView(frame: cell.bounds)
    mask.backgroundColor = .black
    mask.layer.cornerRadius = container.layer.cornerRadius
    mask.layer.maskedCorners = container.layer.maskedCorners
    cell.mask = mask
    self.mask = mask
  }

  /// Moves the row to its swiped position.
  private func place(at offset: CGFloat) {
    cell.frame.origin.x = origin + offset
    mask?.frame.origin.x = -offset
  }

  private var openOffset: CGFloat { Self.look.buttonWidth * CGFloat(configuration.actions.count) }

  /// Whether the row moves to the left.
  private var goesLeft: Bool {
    isTrailing != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func addButtons() {
    container.frame = cell.frame
    container.clipsToBounds = true
    container.layer.cornerRadius = cell.layer.cornerRadius
    container.layer.maskedCorners = cell.layer.maskedCorners
    cell.superview?.insertSubview(container, belowSubview: cell)
    // The first action is closest to the edge, and in front of the others when it takes up all of
    // the space.
    for action in configuration.actions.reversed() {
      container.addSubview(button(for: action))
    }
    layOutButtons()
  }

  private func button(for action: UIContextualAction) -> UIButton {
    let button = UIButton(type: .custom)
    button.titleLabel?.font = Self.look.font.font
    if action.image == nil || container.bounds.height >= Self.look.heightForBoth {
      button.setTitle(action.title, for: .normal)
    }
    button.accessibilityLabel = action.title
    button.setImage(action.image, for: .normal)
    button.tintColor = .white
    button.backgroundColor = action.backgroundColor
    button.clipsToBounds = true
    button.addAction(
      UIAction { [weak self, unowned button] _ in self?.perform(action, button) },
      for: .touchUpInside)
    return button
  }

  /// The buttons, from the edge inward.
  private var buttons: [UIView] { container.subviews.reversed() }

  /// Distributes the space next to the row among the buttons.
  ///
  /// If the first action is about to be performed, it gets all of the space.
  private func layOutButtons() {
    let share = max(Self.look.buttonWidth, abs(offset) / CGFloat(configuration.actions.count))
    for (index, button) in buttons.enumerated() {
      let isAlone = isFull && configuration.performsFirstActionWithFullSwipe && index == 0
      let frame = CGRect(
        x: isAlone ? 0 : share * CGFloat(index), y: 0, width: isAlone ? abs(offset) : share,
        height: container.bounds.height)
      button.frame = goesLeft ? frame.mirrored(in: container.bounds.width) : frame
    }
  }

  private func perform(_ action: UIContextualAction, _ button: UIView) {
    action.handler(action, button) { _ in self.close_() }
  }

  func move(by distance: CGFloat) {
    let wanted = max(0, goesLeft ? -distance : distance)
    let wasFull = isFull
    isFull = wanted > container.bounds.width * Self.look.fullPart
    let limit = openOffset
    let takesAll = isFull && configuration.performsFirstActionWithFullSwipe
    let magnitude =
      takesAll
      ? min(wanted, container.bounds.width)
      : min(wanted, limit) + ScrollMotion.rubberBand(max(0, wanted - limit), dimension: limit)
    offset = goesLeft ? -magnitude : magnitude
    let follow = {
      self.place(at: self.offset)
      self.layOutButtons()
    }
    if isFull == wasFull {
      follow()
    } else {
      UIView.animate(withDuration: Self.look.filling, animations: follow)
    }
  }

  /// Opens or closes, depending on how far the touch has moved.
  /// - Returns: Whether the swipe stays open.
  func end(velocity: CGFloat) -> Bool {
    if isFull, configuration.performsFirstActionWithFullSwipe,
      let action = configuration.actions.first, let button = buttons.first
    {
      show(container.bounds.width)
      perform(action, button)
      return true
    }
    let opens =
      abs(offset) > openOffset / 2 || (goesLeft ? velocity < -300 : velocity > 300)
    guard opens else {
      close()
      return false
    }
    open()
    return true
  }

  /// Shows the buttons.
  func open() {
    isFull = false
    show(openOffset)
  }

  private func show(_ magnitude: CGFloat) {
    offset = goesLeft ? -magnitude : magnitude
    UIView.animate(withDuration: Self.look.closing) {
      self.place(at: self.offset)
      self.layOutButtons()
    }
  }

  func close() {
    UIView.animate(withDuration: Self.look.closing) {
      self.place(at: 0)
    } completion: { _ in
      if let mask = self.mask, self.cell.mask === mask { self.cell.mask = nil }
      self.container.removeFromSuperview()
    }
  }
}

/// A swiped row of a table view.
typealias TableSwipe = CellSwipe<UITableViewCell>
