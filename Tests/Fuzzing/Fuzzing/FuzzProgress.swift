import Foundation

/// The progress that a worker stores in a file before reading each input, in case it doesn't
/// finish.
struct FuzzProgress: Equatable {
  /// The index of the current input.
  var index = 0
  /// The longest time for an input so far, in seconds.
  var slowest = 0.0
  /// The index of the input that took longest.
  var slowestIndex = 0

  static func file(in folder: URL) -> URL {
    folder.appendingPathComponent("progress")
  }

  /// Reads the progress, or returns `nil` if there is none yet.
  init?(in folder: URL) {
    guard let data = FileManager.default.contents(atPath: Self.file(in: folder).path),
      data.count == MemoryLayout<Self>.size
    else { return nil }
    self = data.withUnsafeBytes { $0.loadUnaligned(as: Self.self) }
  }

  init(index: Int) {
    self.index = index
  }

  /// Moves on to the next input after the current one took a number of seconds.
  mutating func note(_ seconds: Double) {
    if seconds > slowest { (slowest, slowestIndex) = (seconds, index) }
    index += 1
  }

  func write(to descriptor: Int32) {
    withUnsafeBytes(of: self) { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}
