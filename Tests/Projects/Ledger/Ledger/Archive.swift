import Compression
import Foundation

/// A compressed copy of the entries, in a file.
struct Archive {
  private let file: URL

  init() throws {
    let folder = try FileManager.default.url(
      for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    file = folder.appendingPathComponent("ledger.lzma")
  }

  /// Writes the entries, and returns the sizes of the text and the file, in bytes.
  func write(_ entries: [Entry]) throws -> (text: Int, file: Int) {
    let text = Data(
      entries.map { "\($0.title)\t\($0.amount)\n" }.joined().utf8)
    var compressed = Data()
    let filter = try OutputFilter(.compress, using: .lzma) { part in
      if let part { compressed.append(part) }
    }
    try filter.write(text)
    try filter.finalize()
    try compressed.write(to: file)
    return (text.count, compressed.count)
  }

  /// Returns the titles and amounts in the file.
  func read() throws -> [(title: String, amount: Double)] {
    let compressed = try Data(contentsOf: file)
    var offset = 0
    let filter = try InputFilter<Data>(.decompress, using: .lzma) { count in
      defer { offset = min(offset + count, compressed.count) }
      let part = compressed.dropFirst(offset).prefix(count)
      return part.isEmpty ? nil : Data(part)
    }
    var text = Data()
    while let part = try filter.readData(ofLength: 4096), !part.isEmpty { text.append(part) }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t")
      return parts.count == 2 ? (String(parts[0]), Double(parts[1]) ?? 0) : nil
    }
  }
}
