import ArgumentParser

/// One part of the flows or tests, such as the second of four.
struct Shard: Equatable {
  /// The most parts that there can be.
  private static let most = 10_000

  /// Which part, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int

  /// Reads `K/N`.
  /// - Throws: `ValidationError`
  init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.most).contains(count), (1...count).contains(number)
    else {
      throw ValidationError("“\(text)” is no part; write K/N, such as 1/4 for the first of four.")
    }
    self.number = number
    self.count = count
  }

  /// Those of some items that the part consists of: every N-th, so that neighbors, which often take as long, are shared.
  func items<Item>(of all: [Item]) -> [Item] {
    all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
