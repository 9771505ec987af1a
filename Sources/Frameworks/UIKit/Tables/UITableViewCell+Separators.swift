/// The lines that a table displays above and below a cell.
struct CellLines: Equatable {
  /// A line above or below a cell.
  enum Line {
    /// No line.
    case none
    /// A line that starts at the separator's inset.
    case inset
    /// A line across the full width.
    case whole
  }

  var above = Line.none
  var below = Line.inset
}

extension UITableViewCell {
  /// The thickness of a separator, which is one pixel.
  final var hairline: CGFloat { 1 / max(1, (tableView ?? self).traitCollection.displayScale) }

  /// The part of the cell's height that's used for the separator instead of the content.
  final var separatorHeight: CGFloat {
    guard let tableView, tableView.separatorStyle != .none else { return 0 }
    return hairline
  }

  /// The default inset of the separator, which starts at the text.
  final var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0)
  }

  /// The distance between the text, if there were any, and the side of the content.
  private var textStart: CGFloat {
    if let start = configured.textStart { return start - readableSurplus(in: bounds.width) }
    guard let picture, let image = picture.image, picture.superview === contentView,
      picture.translatesAutoresizingMaskIntoConstraints
    else { return listSideMargin }
    return listSideMargin + Self.room(of: image, width: picture.bounds.width).width
  }

  final func linesDidChange() {
    separator.isHidden = lines.below == .none
    if lines.above != .none, upperLine == nil {
      let line = UIView()
      line.isUserInteractionEnabled = false
      line.backgroundColor = separator.backgroundColor
      addSubview(line)
      upperLine = line
    }
    upperLine?.isHidden = lines.above == .none
    setNeedsLayout()
  }

  /// Lays out the lines after the position of the text has been determined.
  final func layOutSeparators() {
    let whole = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    if let upperLine {
      place(upperLine, lines.above == .whole ? whole : insetLine)
      bringSubviewToFront(upperLine)
    }
    var frame = lines.below == .whole ? whole : insetLine
    frame.origin.y = bounds.height - hairline
    place(separator, frame)
    bringSubviewToFront(separator)
  }

  private var insetLine: CGRect {
    let (inset, surplus) = (separatorInset, readableSurplus(in: bounds.width))
    let automatic =
      tableView?.separatorInsetReference == .fromAutomaticInsets && hasOwnSeparatorInset
      ? textStart : 0
    let start = free.minX + automatic + inset.left + editingIndent + surplus
    let end = (tableView?.index == nil ? bounds.width : free.maxX) - inset.right - surplus
    return CGRect(x: start, y: 0, width: max(0, end - start), height: hairline)
  }
}
