import Foundation

/// The lines of a text, to find the line and column of an offset.
struct LineTable {
  private let text: Data
  private let starts: [Int]

  /// - Parameter text: UTF-8 whose lines end in LF, CR, or both.
  init(_ text: Data) {
    self.text = text
    var starts = [0]
    var previous: UInt8 = 0
    for (offset, byte) in text.enumerated() {
      if previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\r") && byte != 0x0A {
        starts.append(offset)
      }
      previous = byte
    }
    self.starts = starts
  }

  /// Returns the line and the column of an offset in UTF-8, both from 1. Columns are characters.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let line = starts.partitioningIndex { $0 > offset } - 1
    let before = text[(text.startIndex + starts[line])..<(text.startIndex + offset)]
    return (line + 1, String(decoding: before, as: UTF8.self).count + 1)
  }
}

extension [Int] {
  /// Returns the index of the first element that satisfies a condition that all later ones satisfy,
  /// too.
  fileprivate func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isAfter(self[middle]) ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }
}
