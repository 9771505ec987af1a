import Foundation

/// The sizes and spacings of a section in a flow layout, before it's laid out.
struct FlowMetrics {
  var sizes: [CGSize]
  var inset: UIEdgeInsets
  var between: CGFloat
  var lines: CGFloat
  var header: CGSize
  var footer: CGSize
}

/// The items in a row of a flow layout that scrolls vertically, or in a column of a layout that
/// scrolls horizontally.
struct FlowLine {
  var items: Range<Int>
  /// The range of the line, along the scroll direction.
  var span: ClosedRange<CGFloat>
}

/// Lays out the items of a section in lines.
///
/// Lengths are measured in the scrolling direction, and breadths across it.
struct FlowSection {
  private let isVertical: Bool
  private let metrics: FlowMetrics
  private(set) var frames: [CGRect]
  private(set) var lines: [FlowLine] = []
  /// The range of the section, with its header and footer.
  private(set) var span: ClosedRange<CGFloat>
  private(set) var header: CGRect?
  private(set) var footer: CGRect?

  /// Lays out a section that starts at a position.
  /// - Parameter room: The breadth that's available for the section.
  init(_ metrics: FlowMetrics, isVertical: Bool, room: CGFloat, from start: CGFloat) {
    self.metrics = metrics
    self.isVertical = isVertical
    frames = metrics.sizes.map { CGRect(origin: .zero, size: $0) }
    span = start...start
    var end = start
    header = supplement(metrics.header, room: room, at: &end)
    end += isVertical ? metrics.inset.top : metrics.inset.left
    layOutLines(room: room, from: &end)
    end += isVertical ? metrics.inset.bottom : metrics.inset.right
    footer = supplement(metrics.footer, room: room, at: &end)
    span = start...max(start, end)
  }

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func supplement(_ size: CGSize, room: CGFloat, at end: inout CGFloat) -> CGRect? {
    let length = length(size)
    guard length > 0 else { return nil }
    defer { end += length }
    return isVertical
      ? CGRect(x: 0, y: end, width: room, height: length)
      : CGRect(x: end, y: 0, width: length, height: room)
  }

  private mutating func layOutLines(room: CGFloat, from end: inout CGFloat) {
    let start = isVertical ? metrics.inset.left : metrics.inset.top
    let available = room - start - (isVertical ? metrics.inset.right : metrics.inset.bottom)
    var first = 0
    while first < frames.count {
      var last = first + 1
      var used = breadth(frames[first].size)
      while last < frames.count {
        let next = used + metrics.between + breadth(frames[last].size)
        guard next <= available + 0.01 else { break }
        used = next
        last += 1
      }
      let items = first..<last
      let thickness = frames[items].map { length($0.size) }.max() ?? 0
      lines.append(FlowLine(items: items, span: end...(end + max(0, thickness))))
      place(items, start: start, available: available, at: end, thickness: thickness)
      end += thickness + (last < frames.count ? metrics.lines : 0)
      first = last
    }
  }

  private mutating func place(
    _ items: Range<Int>, start: CGFloat, available: CGFloat, at along: CGFloat, thickness: CGFloat
  ) {
    var (count, whole) = (items.count, frames[items].reduce(0) { $0 + breadth($1.size) })
    if items.upperBound == frames.count { fillLastLine(&count, &whole, available) }
    var across = start
    var gap = metrics.between
    if count > 1 {
      gap = max(metrics.between, (available - whole) / CGFloat(count - 1))
    } else {
      across += (available - whole) / 2
    }
    for item in items {
      let size = frames[item].size
      let offset = along + (thickness - length(size)) / 2
      frames[item].origin =
        isVertical ? CGPoint(x: across, y: offset) : CGPoint(x: offset, y: across)
      across += breadth(size) + gap
    }
  }

  /// Aligns the items of the last line with the columns above, as if there were enough items to
  /// fill the line.
  private func fillLastLine(_ count: inout Int, _ whole: inout CGFloat, _ available: CGFloat) {
    guard let last = frames.last.map({ breadth($0.size) }), last + metrics.between > 0 else {
      return
    }
    var used = whole + CGFloat(count - 1) * metrics.between
    while used + metrics.between + last <= available + 0.01 {
      used += metrics.between + last
      whole += last
      count += 1
    }
  }

  /// Returns the items that might be between two positions, in order.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lines.partition { $0.span.upperBound >= start }
    let last = lines.partition { $0.span.lowerBound > end }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}

extension Array {
  /// Returns the first index whose element satisfies a condition, in an array that ends with the
  /// elements that satisfy it.
  func partition(_ isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
