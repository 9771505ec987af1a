/// The starting positions of rows, headers, and footers while a change to a table view is animated.
struct TableArrivals {
  let changes: TableChanges
  let rows: RowRenumbering
  /// The old layout.
  let layout: TableLayout
  /// The old positions of the headers of the remaining sections.
  var headers: [Int: CGFloat] = [:]
  /// The old positions of the footers of the remaining sections.
  var footers: [Int: CGFloat] = [:]

  /// Returns the old position of a row, or `nil` if it's new.
  func start(ofRow path: IndexPath) -> CGFloat? {
    rows.origin(of: path).flatMap { layout.row($0)?.y }
  }

  /// Returns the starting position of a new element.
  /// - Parameter run: The views that appear with the element, from top to bottom.
  static func start(
    _ animation: UITableView.RowAnimation, of frame: CGRect, in run: ClosedRange<CGFloat>,
    size: CGSize
  ) -> CGRect {
    let way = min(run.upperBound - run.lowerBound, size.height)
    switch animation {
    case .left: return frame.offsetBy(dx: -size.width, dy: 0)
    case .right: return frame.offsetBy(dx: size.width, dy: 0)
    case .top: return frame.offsetBy(dx: 0, dy: -way)
    case .bottom: return frame.offsetBy(dx: 0, dy: way)
    case .middle: return frame.offsetBy(dx: 0, dy: run.lowerBound - frame.midY)
    default: return frame
    }
  }
}

extension UITableView.RowAnimation {
  /// Whether rows become transparent or opaque instead of moving.
  var fades: Bool { self == .fade || self == .automatic }
  /// Whether rows appear from behind the others, or disappear behind them.
  var isBehindOthers: Bool { [.top, .bottom, .middle, .none].contains(self) }
}
