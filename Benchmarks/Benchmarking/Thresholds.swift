import Foundation

/// The thresholds of all rows, by the rows' names; `NAME/SIZE` is the value at a size.
package struct Thresholds: Equatable, Sendable {
  /// A file with an entry that means nothing.
  package struct Meaningless: Error, Equatable, CustomStringConvertible {
    /// A description of the problem.
    package let description: String
  }

  private let thresholds: [String: Threshold]

  /// Thresholds by name.
  /// - Throws: `Meaningless` if no row has a name, or if a bound doesn't suit its row.
  package init(_ thresholds: [String: Threshold], of rows: [BenchmarkRow] = BenchmarkRow.all) throws
  {
    self.thresholds = thresholds
    for (name, threshold) in thresholds.sorted(by: { $0.key < $1.key }) {
      guard let row = rows.first(where: { $0.names.contains(name) }) else {
        throw Meaningless(description: "there is no row “\(name)”")
      }
      let isOfAllSizes = !row.sizes.isEmpty && name == row.name
      for bounds in [threshold.required, threshold.wanted ?? Bounds()] {
        if isOfAllSizes ? !bounds.withoutSlope.isEmpty : bounds.maximumSlope != nil {
          throw Meaningless(
            description: isOfAllSizes
              ? "“\(name)” can only have a slope" : "“\(name)” cannot have a slope")
        }
        for peer in (bounds.minimumRatio ?? [:]).keys where !row.peers.contains(peer) {
          throw Meaningless(description: "“\(name)” has no peer “\(peer)”")
        }
      }
    }
  }

  /// The thresholds of a JSON file.
  /// - Throws: `Meaningless`, or an error if the file can't be read.
  package init(contentsOf file: URL) throws {
    try self.init(
      JSONDecoder().decode([String: Threshold].self, from: Data(contentsOf: file)))
  }

  /// The threshold with a name.
  package subscript(name: String) -> Threshold? { thresholds[name] }
}
