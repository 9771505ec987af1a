/// The number of one of several equal parts of work that different machines share.
package struct ShardNumber: Codable, Equatable, Sendable, CustomStringConvertible {
  /// The number of the part, counted from 1.
  package var number: Int
  /// The number of parts.
  package var count: Int

  /// Creates the part with a number.
  package init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// The number and the count, such as `2 of 4`.
  package var description: String { "\(number) of \(count)" }

  /// Returns whether an item belongs to the part.
  ///
  /// Every Nth item does, so that adjacent items, which often take a similar amount of time, are
  /// distributed.
  /// - Parameter index: The index of the item in the whole work.
  package func contains(_ index: Int) -> Bool { index % count == number - 1 }

  /// Returns the items that belong to the part.
  package func items<Item>(of all: [Item]) -> [Item] {
    all.enumerated().filter { contains($0.offset) }.map(\.element)
  }

  /// Returns the part that an item belongs to, given the number of parts.
  package static func of(_ index: Int, count: Int) -> ShardNumber {
    ShardNumber(number: index % count + 1, count: count)
  }

  /// Returns the reason that an item doesn't have a result in a merged report.
  /// - Parameters:
  ///   - index: The index of the item in the whole work.
  ///   - shard: A part that has a report, or `nil` if the work wasn't divided.
  package static func missing(_ index: Int, of shard: ShardNumber?) -> String {
    shard.map { "No report of shard \(of(index, count: $0.count)) was found." }
      ?? "No report contains it."
  }
}
