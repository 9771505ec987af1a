import Foundation

/// Splits bytes into lines, and discards lines that are too long.
struct LineSplitter {
  private let longest: Int
  private var line = Data()
  private var isTooLong = false

  init(longest: Int) {
    self.longest = longest
  }

  /// Returns the lines that end in some bytes, without empty lines.
  mutating func lines(in bytes: ArraySlice<UInt8>) -> [LineReader.Line] {
    var found: [LineReader.Line] = []
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end])
      if let line = finish() { found.append(line) }
      rest = rest[(end + 1)...]
    }
    add(rest)
    return found
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    if line.count + bytes.count > longest {
      isTooLong = true
      line = Data()
    } else {
      line.append(contentsOf: bytes)
    }
  }

  private mutating func finish() -> LineReader.Line? {
    defer { (line, isTooLong) = (Data(), false) }
    if isTooLong { return .tooLong }
    let isEmpty = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    return isEmpty ? nil : .text(line)
  }
}
