import Foundation

/// Counts things, separately for each kind.
struct Tally {
  enum Failure: Error {
    case nothingToTakeBack(String)
  }

  private(set) var counts: [String: Int] = [:]

  var total: Int { counts.values.reduce(0, +) }

  mutating func add(_ kind: String) {
    counts[kind, default: 0] += 1
  }

  mutating func takeBack(_ kind: String) throws {
    guard let count = counts[kind], count > 0 else { throw Failure.nothingToTakeBack(kind) }
    counts[kind] = count - 1
  }

  /// Calls a closure later on the main queue.
  func later(_ body: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: body)
  }

  func sum(upTo number: Int) async -> Int {
    try? await Task.sleep(nanoseconds: 1_000_000)
    return (0...number).reduce(0, +)
  }
}
