/// The positions of a table view's sections and rows, from top to bottom.
struct TableLayout {
  /// The heights of a section.
  struct Section {
    /// The space above the section's header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
    fileprivate(set) var top: CGFloat = 0
    fileprivate(set) var height: CGFloat = 0
    fileprivate var tops: [CGFloat] = []
  }

  /// The measured height of a cell.
  struct Measure {
    let height: CGFloat
    /// Whether the table was in editing mode, in which the content is narrower.
    let isForEditing: Bool
  }

  var sections: [Section] = []
  /// The height of the area above the first section.
  var top: CGFloat = 0
  /// The measured heights of cells.
  var measured: [IndexPath: Measure] = [:]
  /// The bottom of the last section.
  private(set) var bottom: CGFloat = 0

  mutating func forgetMeasures() {
    measured = [:]
  }

  /// Updates the layout after changes.
  mutating func update() {
    var y = top
    for index in sections.indices {
      sections[index].top = y
      y += sections[index].padding + sections[index].header
      var tops: [CGFloat] = []
      tops.reserveCapacity(sections[index].rows.count)
      for height in sections[index].rows {
        tops.append(y)
        y += height
      }
      sections[index].tops = tops
      y += sections[index].footer
      sections[index].height = y - sections[index].top
    }
    bottom = y
  }

  /// Returns the top and the height of a row.
  func row(_ indexPath: IndexPath) -> (y: CGFloat, height: CGFloat)? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      sections[indexPath.section].tops.indices.contains(indexPath.row)
    else { return nil }
    let section = sections[indexPath.section]
    return (section.tops[indexPath.row], section.rows[indexPath.row])
  }

  /// Returns the row at a vertical position.
  func row(at y: CGFloat) -> IndexPath? {
    rows(from: y, to: y.nextUp).first
  }

  /// Returns the rows between two vertical positions.
  func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (index, section) in sections.enumerated()
    where section.top < end && section.top + section.height > start {
      for row in firstRow(in: section, endingAfter: start)..<section.rows.count {
        if section.tops[row] >= end { break }
        found.append(IndexPath(row: row, section: index))
      }
    }
    return found
  }

  private func firstRow(in section: Section, endingAfter y: CGFloat) -> Int {
    var low = 0
    var high = section.rows.count
    while low < high {
      let middle = (low + high) / 2
      if section.tops[middle] + section.rows[middle] <= y {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
