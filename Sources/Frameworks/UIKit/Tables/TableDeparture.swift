/// A cell, header, or footer that disappears from a table view while others fill the gap.
@MainActor
struct TableDeparture {
  let view: UIView
  let animation: UITableView.RowAnimation
  /// The vertical range that disappears, before the change.
  let run: ClosedRange<CGFloat>
  let anchor: Anchor
  /// Whether another view replaces this one.
  ///
  /// That view doesn't move to fill the gap.
  let isReplaced: Bool

  /// The anchor that determines the view's position while the others move.
  enum Anchor {
    /// The top of a row.
    case row(IndexPath)
    /// The bottom of a row.
    case below(IndexPath)
    /// The top of a section.
    case section(Int)
    /// The bottom of a section's header.
    case belowHeader(Int)
    /// The bottom of a section.
    case belowSection(Int)
    /// The top of the first section.
    case top
  }

  /// Returns the final frame of the view for a layout of the remaining elements.
  func end(in layout: TableLayout, width: CGFloat, height: CGFloat) -> CGRect {
    let y = layout.y(of: anchor)
    let frame = view.frame.offsetBy(dx: 0, dy: y - run.lowerBound)
    let way = min(run.upperBound - run.lowerBound, height)
    switch animation {
    case .left: return frame.offsetBy(dx: -width, dy: 0)
    case .right: return frame.offsetBy(dx: width, dy: 0)
    case .top: return frame.offsetBy(dx: 0, dy: -way)
    case .bottom: return frame.offsetBy(dx: 0, dy: way)
    case .middle where !isReplaced: return frame.offsetBy(dx: 0, dy: y - frame.midY)
    default: return frame
    }
  }
}

extension TableLayout {
  fileprivate func y(of anchor: TableDeparture.Anchor) -> CGFloat {
    switch anchor {
    case .row(let path): row(path)?.y ?? top
    case .below(let path): row(path).map { $0.y + $0.height } ?? top
    case .section(let index): section(index)?.top ?? bottom
    case .belowHeader(let index): section(index).map { $0.top + $0.padding + $0.header } ?? bottom
    case .belowSection(let index): section(index).map { $0.top + $0.height } ?? bottom
    case .top: top
    }
  }

  private func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }
}
