/// A row that is swiped aside, with the buttons beneath it.
@preconcurrency @MainActor
final class TableSwipe {
  let cell: UITableViewCell
  private let isTrailing: Bool
  private let origin: CGFloat
  private let container = UIView()
  private let configuration: UISwipeActionsConfiguration
  private let close_: () -> Void
  private var offset: CGFloat = 0
  /// Whether the finger came nearly to the other side.
  private var isFull = false
  private static let buttonWidth: CGFloat = 80

  init(
    cell: UITableViewCell, configuration: UISwipeActionsConfiguration, isTrailing: Bool,
    close: @escaping () -> Void
  ) {
    self.cell = cell
    self.configuration = configuration
    self.isTrailing = isTrailing
    origin = cell.frame.minX
    close_ = close
    addButtons()
  }

  private var openOffset: CGFloat { Self.buttonWidth * CGFloat(configuration.actions.count) }

  private func addButtons() {
    container.frame = cell.frame
    container.clipsToBounds = true
    cell.superview?.insertSubview(container, belowSubview: cell)
    for (index, action) in configuration.actions.enumerated() {
      let button = UIButton(type: .custom)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      let distance = CGFloat(index) * Self.buttonWidth
      button.frame = CGRect(
        x: isTrailing ? container.bounds.width - distance - Self.buttonWidth : distance, y: 0,
        width: Self.buttonWidth, height: container.bounds.height)
      button.addAction(
        UIAction { [weak self] _ in self?.perform(action, button) }, for: .touchUpInside)
      container.addSubview(button)
    }
  }

  private func perform(_ action: UIContextualAction, _ button: UIView) {
    action.handler(action, button) { _ in self.close_() }
  }

  func move(by distance: CGFloat) {
    let wanted = isTrailing ? min(0, distance) : max(0, distance)
    isFull = abs(wanted) > container.bounds.width * 0.6
    let limit = openOffset
    let beyond = max(0, abs(wanted) - limit)
    let magnitude = min(abs(wanted), limit) + ScrollMotion.rubberBand(beyond, dimension: limit)
    offset = isTrailing ? -magnitude : magnitude
    cell.frame.origin.x = origin + offset
  }

  /// Opens or closes as far as the finger came.
  /// - Returns: Whether it stays open.
  func end(velocity: CGFloat) -> Bool {
    if isFull, configuration.performsFirstActionWithFullSwipe,
      let action = configuration.actions.first, let button = container.subviews.first
    {
      perform(action, button)
      return true
    }
    let opens = abs(offset) > openOffset / 2 || (isTrailing ? velocity < -300 : velocity > 300)
    guard opens else {
      close()
      return false
    }
    open()
    return true
  }

  /// Shows the buttons.
  func open() {
    UIView.animate(withDuration: 0.25) {
      self.cell.frame.origin.x =
        self.origin + (self.isTrailing ? -self.openOffset : self.openOffset)
    }
  }

  func close() {
    UIView.animate(withDuration: 0.25) {
      self.cell.frame.origin.x = self.origin
    } completion: { _ in
      self.container.removeFromSuperview()
    }
  }
}
