/// One of several equal parts of some work, each for a different machine.
package struct ShardNumber: Codable, Equatable, Sendable, CustomStringConvertible {
  /// The number of the part, from 1.
  package var number: Int
  /// The number of parts.
  package var count: Int

  /// Creates the part with a number.
  package init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// `2 of 4`.
  package var description: String { "\(number) of \(count)" }

  /// Returns whether an item belongs to the part. Every Nth item does, so that neighbors, which
  /// often take a similarly long time, are distributed.
  /// - Parameter index: its place in all of the work, from 0.
  package func contains(_ index: Int) -> Bool { index % count == number - 1 }

  /// Returns the items that belong to the part.
  package func items<Item>(of all: [Item]) -> [Item] {
    all.enumerated().filter { contains($0.offset) }.map(\.element)
  }

  /// Returns the part, of `count` parts, to which an item belongs.
  package static func of(_ index: Int, count: Int) -> ShardNumber {
    ShardNumber(number: index % count + 1, count: count)
  }

  /// Returns the reason why an item doesn't have a result in a merged report.
  /// - Parameters:
  ///   - index: its place in all of the work, from 0.
  ///   - shard: a part that there's a report of; `nil` if the work wasn't shared.
  package static func missing(_ index: Int, of shard: ShardNumber?) -> String {
    shard.map { "No report of shard \(of(index, count: $0.count)) was found." }
      ?? "No report contains it."
  }
}
