import ArgumentParser
import Reports

/// A part of the flows, tests, projects, or submissions, such as the second of four.
struct Shard: Equatable {
  /// The maximum number of parts.
  private static let most = 10_000

  /// The number of the part, and the number of parts.
  let part: ShardNumber

  /// Reads `K/N`.
  /// - Throws: `ValidationError` if the text is invalid.
  init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.most).contains(count), (1...count).contains(number)
    else {
      throw ValidationError("Invalid shard “\(text)”: use K/N with K ≤ N, such as 1/4.")
    }
    part = ShardNumber(number: number, count: count)
  }
}
