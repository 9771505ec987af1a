import Foundation
import Raster

/// The positions of lines and glyphs.
extension NSLayoutManager {
  /// A line, in the container's coordinates.
  struct Fragment {
    var rect: CGRect
    var usedRect: CGRect
    var range: Range<Int>
    /// The position of the baseline, from the top of the line.
    var baseline: CGFloat
    /// The range that an ellipsis replaces.
    var truncated: Range<Int>?
  }

  /// Returns the paragraphs that intersect a range.
  func indices(of range: NSRange) -> ClosedRange<Int> {
    let last = blocks.index(of: max(range.upperBound - 1, range.location))
    return min(blocks.index(of: range.location), last)...last
  }

  /// Returns the lines that intersect a range.
  func fragments(in range: NSRange) -> [Fragment] {
    guard container != nil, count > 0 else { return [] }
    let shown = range.lowerBound..<max(range.upperBound, range.lowerBound + 1)
    return indices(of: range).flatMap { fragments(ofBlock: $0) }.filter {
      $0.range.overlaps(shown)
    }
  }

  private func fragments(ofBlock index: Int) -> [Fragment] {
    let blocks = blocks
    let layout = blocks.layout(of: index)
    let (start, top) = (blocks.start(of: index), blocks.top(of: index))
    let end = index + 1 < blocks.count ? blocks.start(of: index + 1) : count
    return layout.lines.indices.map { number in
      let line = layout.lines[number]
      let isLast = number == layout.lines.count - 1 && !blocks.isUndivided
      let upper = isLast ? end : start + line.range.upperBound
      let used = CGRect(
        x: CGFloat(line.x), y: CGFloat(line.y) + top, width: CGFloat(line.width) + 2 * padding,
        height: CGFloat(line.height))
      let isAside = !(container?.exclusionPaths.isEmpty ?? true)
      let whole = CGRect(
        x: 0, y: used.minY, width: max(blocks.width + 2 * padding, used.maxX), height: used.height)
      return Fragment(
        rect: isAside || !blocks.width.isFinite ? used : whole, usedRect: used,
        range: start + line.range.lowerBound..<max(upper, start + line.range.lowerBound),
        baseline: CGFloat(line.baseline - line.y),
        truncated: layout.truncated(in: line).map { $0.lowerBound + start..<$0.upperBound + start })
    }
  }

  /// Returns the line that contains a glyph, or the last one for a glyph beyond the end.
  func fragment(at index: Int) -> Fragment? {
    guard count > 0, container != nil else { return nil }
    let index = min(max(index, 0), count - 1)
    let lines = fragments(ofBlock: blocks.index(of: index))
    return lines.last { $0.range.lowerBound <= index } ?? lines.first
  }

  /// The empty line after a line break at the end.
  ///
  /// For empty text, it's the only line.
  var extraFragment: Fragment? {
    guard container != nil else { return nil }
    let line = fragments(ofBlock: blocks.count - 1).last
    return line?.range.isEmpty == true ? line : nil
  }

  var usedRect: CGRect {
    guard container != nil else { return .zero }
    let blocks = blocks
    var used = CGRect.null
    for index in 0..<blocks.count {
      for fragment in fragments(ofBlock: index) { used = used.union(fragment.usedRect) }
    }
    return used.orZero
  }

  /// Returns the rectangles that enclose glyphs, with one or more for each line.
  func enclosingRects(of range: NSRange) -> [CGRect] {
    guard container != nil else { return [] }
    let blocks = blocks
    return indices(of: range).flatMap { index in
      let own = blocks.range(of: index)
      let part = own.clamped(to: range.lowerBound..<range.upperBound)
      let inside = part.lowerBound - own.lowerBound..<part.upperBound - own.lowerBound
      let top = blocks.top(of: index)
      return blocks.layout(of: index).boxes(of: inside).map { $0.offsetBy(dx: padding, dy: top) }
    }
  }

  func glyph(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard container != nil, count > 0 else { return (0, 0) }
    let blocks = blocks
    var index = blocks.index(at: point.y)
    // The paragraph may have moved, because heights above it were only estimated before.
    _ = blocks.layout(of: index)
    index = blocks.index(at: point.y)
    let place = blocks.layout(of: index).character(
      at: CGPoint(x: point.x - padding, y: point.y - blocks.top(of: index)))
    let offset = blocks.start(of: index) + place.offset
    return offset < count ? (offset, CGFloat(place.fraction)) : (count - 1, 1)
  }

  /// Returns the range extended to whole characters.
  func wholeCharacters(_ range: NSRange) -> NSRange {
    guard let text = textStorage?.string as NSString?, range.length > 0,
      range.upperBound <= text.length
    else { return range }
    return text.rangeOfComposedCharacterSequences(for: range)
  }

  func character(at index: Int) -> Character? {
    guard let text = textStorage?.string as NSString?, index < text.length else { return nil }
    return text.substring(with: NSRange(location: index, length: 1)).first
  }
}

extension CGRect {
  /// An empty rectangle that represents no rectangle.
  var orZero: CGRect { isNull ? .zero : self }
}
