/// The shard of the flows or tests that a report is about, such as the second of four.
package struct ReportedShard: Codable, Equatable, Sendable {
  /// The number of the shard.
  package var part: ShardNumber
  /// The command that ran, such as `play`.
  ///
  /// Shards of different commands can't be combined.
  package var command: String
  /// The planned runs of all shards, or an empty list if they weren't known.
  package var all: [ReportedRun]

  /// Creates a shard of a run.
  package init(_ part: ShardNumber, command: String, all: [ReportedRun] = []) {
    self.part = part
    self.command = command
    self.all = all
  }

  /// Finds the shard that reports of different commands are about.
  ///
  /// Returns `nil` if they aren't all about the same shard.
  init?(joining shards: [ReportedShard?]) {
    guard let part = shards.first.flatMap(\.self)?.part,
      shards.allSatisfy({ $0?.part == part })
    else { return nil }
    let shards = shards.compactMap(\.self)
    self.init(
      part, command: Set(shards.map(\.command)).sorted().joined(separator: ", "),
      all: shards.flatMap(\.all))
  }
}
