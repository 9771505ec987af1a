import Foundation

/// Consecutive rows of pixels.
struct PixelRows: Equatable {
  /// The rows, in pixels from the top; empty if there are none.
  private(set) var range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
  }

  /// Creates the range of rows that a rectangle covers, or of all possible rows for a rectangle
  /// without a position.
  init(_ rect: CGRect) {
    guard !rect.isNull else {
      range = 0..<0
      return
    }
    let (top, bottom) = (Double(rect.standardized.minY), Double(rect.standardized.maxY))
    let isPlaced = abs(top) < 1e6 && abs(bottom) < 1e6
    range =
      isPlaced
      ? Int(top.rounded(.down))..<Int(bottom.rounded(.up)) : -1_000_000..<1_000_000
  }
}

/// Separate ranges of rows of pixels, in order.
struct PixelBands: Equatable {
  private(set) var bands: [Range<Int>] = []

  var count: Int { bands.reduce(0) { $0 + $1.count } }

  /// Adds rows.
  mutating func insert(_ rows: PixelRows) {
    guard !rows.range.isEmpty else { return }
    var (lower, upper) = (rows.range.lowerBound, rows.range.upperBound)
    var others: [Range<Int>] = []
    for band in bands {
      if band.upperBound < lower || band.lowerBound > upper {
        others.append(band)
      } else {
        lower = min(lower, band.lowerBound)
        upper = max(upper, band.upperBound)
      }
    }
    let index = others.firstIndex { $0.lowerBound > upper } ?? others.count
    others.insert(lower..<upper, at: index)
    bands = others
  }

  func touches(_ rows: PixelRows) -> Bool {
    bands.contains { $0.overlaps(rows.range) }
  }

  func contains(_ rows: PixelRows) -> Bool {
    rows.range.isEmpty
      || bands.contains {
        $0.lowerBound <= rows.range.lowerBound && $0.upperBound >= rows.range.upperBound
      }
  }
}
