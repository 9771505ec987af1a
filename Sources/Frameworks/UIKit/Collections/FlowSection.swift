import Foundation

/// The sizes and spacings of a section in a flow layout, before it's laid out.
struct FlowMetrics {
  var sizes: [CGSize]
  var inset: UIEdgeInsets
  var between: CGFloat
  var lines: CGFloat
  var header: CGSize
  var footer: CGSize
  /// Whether cells size themselves.
  var isSelfSizing = false
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
  /// The number of pixels in a point.
  private let scale: CGFloat
  private(set) var frames: [CGRect]
  private(set) var lines: [FlowLine] = []
  /// The range of the section, with its header and footer.
  private(set) var span: ClosedRange<CGFloat>
  private(set) var header: CGRect?
  private(set) var footer: CGRect?

  /// Lays out a section that starts at a position.
  /// - Parameters:
  ///   - room: The breadth that's available for the section.
  ///   - scale: The number of pixels in a point; items start at whole pixels.
  init(
    _ metrics: FlowMetrics, isVertical: Bool, room: CGFloat, from start: CGFloat, scale: CGFloat
  ) {
    self.metrics = metrics
    self.isVertical = isVertical
    self.scale = scale
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
    // A single item that sizes itself is centered, however much room there is beside it.
    let isSingle = metrics.isSelfSizing && frames.count == 1
    let gap = isSingle ? nil : gap(between: items, available)
    let whole = frames[items].reduce(0) { $0 + breadth($1.size) }
    var across = start + (gap == nil ? (available - whole) / 2 : 0)
    for item in items {
      let size = frames[item].size
      let offset = along + (thickness - length(size)) / 2
      frames[item].origin =
        isVertical
        ? CGPoint(x: onPixel(across), y: onPixel(offset))
        : CGPoint(x: onPixel(offset), y: onPixel(across))
      across += breadth(size) + (gap ?? 0)
    }
  }

  private func onPixel(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }

  /// Returns the space between the items of a line, or `nil` if the line has room for only one
  /// item.
  ///
  /// Full lines are justified. In the last line, items of the same size are placed as if more such
  /// items filled the line. Items of different sizes have the minimum space between them.
  private func gap(between items: Range<Int>, _ available: CGFloat) -> CGFloat? {
    let sizes = frames[items].map(\.size)
    var count = CGFloat(sizes.count)
    var whole = sizes.reduce(0) { $0 + breadth($1) }
    if items.upperBound == frames.count {
      guard sizes.allSatisfy({ $0 == sizes[0] }) else { return metrics.between }
      let step = breadth(sizes[0]) + metrics.between
      let used = whole + (count - 1) * metrics.between
      if step > 0, used < available {
        let more = ((available - used + 0.01) / step).rounded(.down)
        count += more
        whole += more * breadth(sizes[0])
      }
    }
    return count > 1 ? max(metrics.between, (available - whole) / (count - 1)) : nil
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
