/// The part of the flows or tests that a report is about, such as the second of four.
package struct ReportedShard: Codable, Equatable, Sendable {
  /// Which part, from 1.
  package var number: Int
  /// The number of parts.
  package var count: Int
  /// The command that ran, such as `play`: parts of different commands don't make a whole.
  package var command: String
  /// The runs of all parts, as planned; empty if they weren't known.
  package var all: [ReportedRun]

  /// A part of a run.
  package init(number: Int, count: Int, command: String, all: [ReportedRun] = []) {
    self.number = number
    self.count = count
    self.command = command
    self.all = all
  }

  /// The part that reports of different commands are about; `nil` if they aren't all about the same one.
  init?(joining shards: [ReportedShard?]) {
    guard let first = shards.first.flatMap(\.self),
      shards.allSatisfy({ $0?.number == first.number && $0?.count == first.count })
    else { return nil }
    let parts = shards.compactMap(\.self)
    self.init(
      number: first.number, count: first.count,
      command: Set(parts.map(\.command)).sorted().joined(separator: ", "),
      all: parts.flatMap(\.all))
  }
}
