import Foundation

/// A worker's record in a file before each input, in case it doesn't come to its end.
struct FuzzProgress: Equatable {
  /// The input that the worker reads.
  var index = 0
  /// The longest that one took so far, in seconds.
  var slowest = 0.0
  /// The input that took longest.
  var slowestIndex = 0

  static func file(in folder: URL) -> URL {
    folder.appendingPathComponent("progress")
  }

  /// `nil` before the first.
  init?(in folder: URL) {
    guard let data = FileManager.default.contents(atPath: Self.file(in: folder).path),
      data.count == MemoryLayout<Self>.size
    else { return nil }
    self = data.withUnsafeBytes { $0.loadUnaligned(as: Self.self) }
  }

  init(index: Int) {
    self.index = index
  }

  /// Goes on to the next input after this one took some seconds.
  mutating func note(_ seconds: Double) {
    if seconds > slowest { (slowest, slowestIndex) = (seconds, index) }
    index += 1
  }

  func write(to descriptor: Int32) {
    withUnsafeBytes(of: self) { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}
