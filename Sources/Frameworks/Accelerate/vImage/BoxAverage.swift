/// The averages of the pixels in boxes around each pixel.
struct BoxAverage {
  private typealias Sum = SIMD4<UInt32>

  let source: PixelGrid
  let edge: EdgeStyle
  /// The distance of the outermost pixels of a box.
  let reachX: Int
  let reachY: Int

  /// Writes the averages for a part of the source, which can be the target itself.
  func write(to target: PixelGrid, x: Int, y: Int, leavesAlpha: Bool) {
    let sums = columnSums(rows: y..<y + target.height)
    let copy = originals(of: target, x: x, y: y)
    for row in 0..<target.height {
      for (column, sum) in rowSums(sums[row], columns: x..<x + target.width).enumerated() {
        let count = pixelCount(column: x + column, row: y + row)
        let original = copy[row * target.width + column]
        guard count > 0 else {
          target[column, row] = original
          continue
        }
        var pixel = Pixel(
          truncatingIfNeeded: (sum &+ Sum(repeating: count / 2)) / Sum(repeating: count))
        if leavesAlpha { pixel[0] = original[0] }
        target[column, row] = pixel
      }
    }
  }

  private func originals(of target: PixelGrid, x: Int, y: Int) -> [Pixel] {
    (0..<target.height).flatMap { row in
      (0..<target.width).map { source[x + $0, y + row] }
    }
  }

  /// Returns the number of pixels to divide by, or 0 to keep the pixel.
  private func pixelCount(column: Int, row: Int) -> UInt32 {
    let whole = UInt32((2 * reachX + 1) * (2 * reachY + 1))
    let width = covered(column, reachX, source.width)
    let height = covered(row, reachY, source.height)
    switch edge {
    case .truncate: return UInt32(width * height)
    case .copy: return width * height == Int(whole) ? whole : 0
    case .background, .extend: return whole
    }
  }

  /// Returns how many pixels of a box are inside a range that starts at 0.
  private func covered(_ center: Int, _ reach: Int, _ length: Int) -> Int {
    min(center + reach, length - 1) - max(center - reach, 0) + 1
  }

  /// Returns a component-wise sum for each column of some rows.
  private func columnSums(rows: Range<Int>) -> [[Sum]] {
    var result = [[Sum]]()
    guard !rows.isEmpty else { return result }
    var sums = (0..<source.width).map { x in
      (rows.lowerBound - reachY...rows.lowerBound + reachY).reduce(Sum()) { $0 &+ pixel(x, $1) }
    }
    result.append(sums)
    for row in rows.dropFirst() {
      for x in 0..<source.width {
        sums[x] = sums[x] &+ pixel(x, row + reachY) &- pixel(x, row - reachY - 1)
      }
      result.append(sums)
    }
    return result
  }

  private func rowSums(_ sums: [Sum], columns: Range<Int>) -> [Sum] {
    guard let first = columns.first else { return [] }
    var sum = (first - reachX...first + reachX).reduce(Sum()) { $0 &+ column(sums, $1) }
    return columns.map { x in
      if x > first { sum = sum &+ column(sums, x + reachX) &- column(sums, x - reachX - 1) }
      return sum
    }
  }

  private func pixel(_ x: Int, _ y: Int) -> Sum {
    if (0..<source.height).contains(y) { return Sum(truncatingIfNeeded: source[x, y]) }
    switch edge {
    case .copy, .truncate: return Sum()
    case .background(let color): return Sum(truncatingIfNeeded: color)
    case .extend:
      return Sum(truncatingIfNeeded: source[x, min(max(y, 0), source.height - 1)])
    }
  }

  private func column(_ sums: [Sum], _ x: Int) -> Sum {
    if sums.indices.contains(x) { return sums[x] }
    switch edge {
    case .copy, .truncate: return Sum()
    case .background(let color):
      return Sum(truncatingIfNeeded: color) &* Sum(repeating: UInt32(2 * reachY + 1))
    case .extend: return sums[min(max(x, 0), sums.count - 1)]
    }
  }
}
