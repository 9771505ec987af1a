import Foundation
import Glibc

/// An unnamed file of log entries, on disk or in memory.
///
/// It disappears however the device ends.
struct LogFile: Sendable {
  /// The number of entries between two positions that are kept in memory.
  private static let stride = 64

  /// The folder for files in memory.
  static let memory = URL(fileURLWithPath: "/dev/shm")

  /// A file descriptor that's closed when it's no longer used.
  private final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) {
      self.number = number
    }

    deinit {
      close(number)
    }
  }

  /// The number of the first entry.
  let start: Int
  /// Whether the entries are in memory.
  let isInMemory: Bool
  /// The number of entries.
  private(set) var count = 0
  /// The size in bytes.
  private(set) var size = 0
  private let descriptor: Descriptor
  private var marks: [Int] = []

  /// - Throws: An error if no file can be created in the folder.
  init(in folder: URL, start: Int) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(".log-\(UUID().uuidString)").path
    let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw CocoaError(.fileWriteUnknown) }
    descriptor = Descriptor(number)
    unlink(path)
    isInMemory = folder == Self.memory
    self.start = start
  }

  /// Adds records.
  ///
  /// If the disk is full, adds none of them.
  /// - Returns: Whether the records were added.
  mutating func append(_ records: [LogRecord]) -> Bool {
    var bytes: [UInt8] = []
    var newMarks: [Int] = []
    for (index, record) in records.enumerated() {
      if (count + index) % Self.stride == 0 { newMarks.append(size + bytes.count) }
      withUnsafeBytes(of: UInt32(record.bytes.count).littleEndian) {
        bytes.append(contentsOf: $0)
      }
      bytes.append(contentsOf: record.bytes)
    }
    let written = bytes.withUnsafeBytes {
      pwrite(descriptor.number, $0.baseAddress, $0.count, off_t(size))
    }
    guard written == bytes.count else { return false }
    marks += newMarks
    count += records.count
    size += bytes.count
    return true
  }

  /// Returns the entries in a range of numbers.
  func entries(in range: Range<Int>) -> [LoggedEntry] {
    let range = range.clamped(to: start..<(start + count))
    guard !range.isEmpty else { return [] }
    let blocks =
      ((range.lowerBound - start) / Self.stride)...((range.upperBound - 1 - start) / Self.stride)
    return blocks.flatMap { block in
      records(inBlock: block).compactMap { number, record in
        range.contains(number) ? record.entry(number: number) : nil
      }
    }
  }

  /// Searches the entries in a range of numbers, starting with the newest.
  /// - Parameters:
  ///   - budget: The number of bytes that can be read. The bytes that were read are subtracted.
  ///   - body: A closure that receives the matches.
  /// - Returns: The number of the oldest entry that was searched.
  func search(
    _ query: LogQuery, in range: Range<Int>, budget: inout Int,
    body: (_ number: Int, LogRecord) -> Void
  ) -> Int {
    let range = range.clamped(to: start..<(start + count))
    guard !range.isEmpty else { return range.upperBound }
    var reached = range.upperBound
    while reached > range.lowerBound, budget > 0 {
      let block = (reached - 1 - start) / Self.stride
      budget -= size(ofBlock: block)
      for (number, record) in records(inBlock: block).reversed()
      where range.contains(number) && number < reached && query.matches(record) {
        body(number, record)
      }
      reached = max(range.lowerBound, start + block * Self.stride)
    }
    return reached
  }

  private func size(ofBlock block: Int) -> Int {
    (block + 1 < marks.count ? marks[block + 1] : size) - marks[block]
  }

  private func records(inBlock block: Int) -> [(number: Int, record: LogRecord)] {
    var bytes = [UInt8](repeating: 0, count: size(ofBlock: block))
    let read = bytes.withUnsafeMutableBytes {
      pread(descriptor.number, $0.baseAddress, $0.count, off_t(marks[block]))
    }
    guard read == bytes.count else { return [] }
    var records: [(Int, LogRecord)] = []
    var offset = 0
    while offset + 4 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard offset + 4 + length <= bytes.count else { break }
      records.append(
        (
          start + block * Self.stride + records.count,
          LogRecord(bytes[(offset + 4)..<(offset + 4 + length)])
        ))
      offset += 4 + length
    }
    return records
  }
}
