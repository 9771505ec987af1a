/// Where rows, headers and footers come from while a change of a table view is animated.
struct TableArrivals {
  let changes: TableChanges
  let rows: RowRenumbering
  /// Where everything was.
  let layout: TableLayout
  /// Where the headers of the sections that stay were.
  var headers: [Int: CGFloat] = [:]
  /// Where the footers of the sections that stay were.
  var footers: [Int: CGFloat] = [:]

  /// Where a row was that is now at a place; `nil` for one that has arrived.
  func start(ofRow path: IndexPath) -> CGFloat? {
    rows.origin(of: path).flatMap { layout.row($0)?.y }
  }

  /// Where something that arrives begins.
  /// - Parameter run: what arrives with it, from top to bottom.
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
  /// Whether rows come out from behind the others or go there.
  var isBehindOthers: Bool { [.top, .bottom, .middle, .none].contains(self) }
}
