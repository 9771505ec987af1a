import DeviceProtocol

/// The grip at the trailing edge of a cell in editing mode, which lets the user drag the cell to
/// another position.
final class CellReorderControl: UIView {
  /// The width of the control in a cell, in points.
  static let width = UITableView.look.editing.reorderWidth

  private let lines = (0..<3).map { _ in UIView() }
  private weak var cell: UITableViewCell?

  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    for line in lines {
      line.backgroundColor = UITableView.look.row.accessoryColor
      line.layer.cornerRadius = UITableView.look.editing.line.height / 2
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    addGestureRecognizer(TouchTracking(target: self, action: "handleDrag:"))
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { ["Reorder", cell?.shownText].compactMap(\.self).joined(separator: " ") }
    set {}
  }

  final func handleDrag(_ recognizer: UIGestureRecognizer) {
    guard let cell, let tableView = cell.tableView else { return }
    switch recognizer.state {
    case .began: tableView.beginReordering(cell, by: recognizer)
    case .changed: tableView.continueReordering()
    case .ended: tableView.endReordering(isCancelled: false)
    case .cancelled, .failed: tableView.endReordering(isCancelled: true)
    default: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let look = UITableView.look.editing
    let size = look.line
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: bounds.minX + (bounds.width - size.width) / 2,
        y: bounds.midY + CGFloat(index - 1) * look.linePitch - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  // MARK: Self-description

  override class var namedMembers: [ObjCMember] {
    [
      .method("handleDrag:", of: CellReorderControl.self) {
        $0.handleDrag(try ObjCRuntime.argument($1, 0))
      }
    ]
  }
}
