import AppBuilder
import Foundation
import Synchronization

/// Watches the work on source files, because untrusted files can make the parser crash or run
/// forever.
final class SourceWatch: Sendable {
  /// A file that is being worked on.
  private struct Work {
    var file: URL
    /// The thread's CPU time at the start, and its limit, in seconds.
    var start: Double
    var limit: Double
    var clock: clockid_t
  }

  private let works = Mutex<[Int: Work]>([:])
  private let count = Atomic(0)
  private let tell: @Sendable (BuildMessage) -> Void

  /// - Parameter tell: A closure that receives the start and end of the work on each file, on any
  ///   thread.
  init(tell: @escaping @Sendable (BuildMessage) -> Void = { _ in }) {
    self.tell = tell
  }

  /// Performs work on a file of the given size in bytes.
  func during<Value>(_ file: URL, size: Int, _ work: () throws -> Value) rethrows -> Value {
    let number = count.add(1, ordering: .relaxed).newValue
    var clock = clockid_t()
    pthread_getcpuclockid(pthread_self(), &clock)
    let begun = Work(
      file: file, start: Self.seconds(on: clock), limit: Self.limit(size: size), clock: clock)
    works.withLock { $0[number] = begun }
    tell(.begin(file.path))
    defer {
      works.withLock { _ = $0.removeValue(forKey: number) }
      tell(.end(file.path))
    }
    return try work()
  }

  /// The problem with a file that's taking too long to process.
  var overdue: Diagnostic? {
    let work = works.withLock { works in
      works.values.first { Self.seconds(on: $0.clock) - $0.start > $0.limit }
    }
    return work.map {
      Diagnostic(
        .error, "timed out after \(Int($0.limit)) seconds parsing this file", file: $0.file.path,
        line: Self.longestLine(of: $0.file), hint: "simplify its expressions, or split it up")
    }
  }

  /// Returns the CPU time limit for a file of the given size in bytes, in seconds.
  private static func limit(size: Int) -> Double { 4 + Double(size) / 100_000 }

  private static func seconds(on clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the line that most likely caused the problem, counting from 1.
  private static func longestLine(of file: URL) -> Int? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.indices.max { lines[$0].count < lines[$1].count }.map { $0 + 1 }
  }
}
