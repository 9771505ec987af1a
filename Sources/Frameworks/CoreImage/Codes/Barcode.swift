import CoreGraphics
import Foundation

/// A barcode of the kind Code 128, with the characters of its sets B and C.
struct Barcode {
  /// The widths of each symbol's bars and spaces, which start with a bar.
  private static let symbols = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 \
    122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 \
    321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 \
    211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 \
    213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 \
    121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 \
    241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 \
    412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 \
    211214 211232 2331112
    """.split(separator: " ").map { $0.compactMap(\.wholeNumberValue) }

  private static let changeToC = 99
  private static let changeToB = 100
  private static let startB = 104
  private static let startC = 105
  private static let stop = 106
  /// The largest number of characters in a barcode.
  private static let longestMessage = 1000

  /// Whether each column is dark, from the left.
  let columns: [Bool]

  /// - Returns: `nil` for a message that's empty, too long, or has other characters than ASCII's.
  init?(_ message: Data) {
    let bytes = [UInt8](message)
    guard !bytes.isEmpty, bytes.count <= Self.longestMessage,
      bytes.allSatisfy({ (32..<128).contains($0) })
    else { return nil }
    var values = Self.values(bytes)
    let weighted = values.enumerated().map { max($0, 1) * $1 }
    values += [weighted.reduce(0, +) % 103, Self.stop]
    columns = values.flatMap { value in
      Self.symbols[value].enumerated().flatMap { index, width in
        [Bool](repeating: index.isMultiple(of: 2), count: width)
      }
    }
  }

  /// Returns the values of the symbols. Four or more digits are written as pairs.
  private static func values(_ bytes: [UInt8]) -> [Int] {
    var values: [Int] = []
    var isInC = false
    var rest = bytes[...]
    while let byte = rest.first {
      let digits = rest.prefix { (48..<58).contains($0) }.count
      let wantsC = digits >= (isInC ? 2 : 4)
      if values.isEmpty {
        values.append(wantsC ? startC : startB)
      } else if wantsC != isInC {
        values.append(wantsC ? changeToC : changeToB)
      }
      isInC = wantsC
      if isInC {
        let second = rest[rest.startIndex + 1]
        values.append(Int(byte - 48) * 10 + Int(second - 48))
      } else {
        values.append(Int(byte) - 32)
      }
      rest = rest.dropFirst(isInC ? 2 : 1)
    }
    return values
  }

  /// A pixel for each column, with a margin.
  func image(margin: Int, height: Int) -> CIImage {
    let size = CGRect(
      x: 0, y: 0, width: columns.count + 2 * margin, height: height + 2 * margin)
    let image = CIImage(size) { area, _ in
      Pixels(area) { x, y in
        let column = x - margin
        let isDark =
          columns.indices.contains(column) && columns[column]
          && (margin..<margin + height).contains(y)
        return isDark ? Pixel(0, 0, 0, 1) : Pixel(1, 1, 1, 1)
      }
    }
    return image.samplingNearest()
  }
}
