import Foundation
import Glibc

/// A file of a log's entries, on the disk or in memory, that has no name, so that nothing of it is left however the device
/// ends.
final class LogFile {
  /// Every so many entries, where one begins is kept in memory.
  private static let stride = 64

  /// The folder of files that are in memory.
  static let memory = URL(fileURLWithPath: "/dev/shm")

  /// The number of the first entry.
  let start: Int
  /// Whether the entries are in memory.
  let isInMemory: Bool
  /// How many entries there are.
  private(set) var count = 0
  /// The size in bytes.
  private(set) var size = 0
  private let descriptor: Int32
  private var marks: [Int] = []

  /// - Throws: where no file can be made in the folder.
  init(in folder: URL, start: Int) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(".log-\(UUID().uuidString)").path
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    unlink(path)
    isInMemory = folder == Self.memory
    self.start = start
  }

  deinit {
    close(descriptor)
  }

  /// Adds entries; all of them, or none where the disk is full.
  /// - Returns: whether they were added.
  func append(_ entries: [[UInt8]]) -> Bool {
    var bytes: [UInt8] = []
    var newMarks: [Int] = []
    for (index, entry) in entries.enumerated() {
      if (count + index) % Self.stride == 0 { newMarks.append(size + bytes.count) }
      withUnsafeBytes(of: UInt32(entry.count).littleEndian) { bytes.append(contentsOf: $0) }
      bytes.append(contentsOf: entry)
    }
    let written = bytes.withUnsafeBytes {
      pwrite(descriptor, $0.baseAddress, $0.count, off_t(size))
    }
    guard written == bytes.count else { return false }
    marks += newMarks
    count += entries.count
    size += bytes.count
    return true
  }

  /// The entries with the numbers of a range.
  func entries(in range: Range<Int>) -> [LogEntry] {
    let range = range.clamped(to: start..<(start + count))
    guard !range.isEmpty else { return [] }
    let firstMark = (range.lowerBound - start) / Self.stride
    let lastMark = (range.upperBound - start + Self.stride - 1) / Self.stride
    let end = lastMark < marks.count ? marks[lastMark] : size
    var bytes = [UInt8](repeating: 0, count: end - marks[firstMark])
    let count = bytes.withUnsafeMutableBytes {
      pread(descriptor, $0.baseAddress, $0.count, off_t(marks[firstMark]))
    }
    guard count == bytes.count else { return [] }
    var entries: [LogEntry] = []
    var number = start + firstMark * Self.stride
    var offset = 0
    while number < range.upperBound, offset + 4 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard offset + 4 + length <= bytes.count else { break }
      if number >= range.lowerBound,
        let entry = LogEntry(encoded: bytes[(offset + 4)..<(offset + 4 + length)])
      {
        entries.append(entry)
      }
      offset += 4 + length
      number += 1
    }
    return entries
  }
}
