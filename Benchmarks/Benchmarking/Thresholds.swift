import Foundation

/// The thresholds of all rows by name, where `NAME/SIZE` refers to the value at a size.
package struct Thresholds: Equatable, Sendable {
  /// The error for a file with an invalid entry.
  package struct Meaningless: Error, Equatable, CustomStringConvertible {
    /// A description of the problem.
    package let description: String
  }

  private let thresholds: [String: Threshold]

  /// Creates thresholds from a dictionary of names.
  /// - Throws: `Meaningless` if there's no row with a name, or if a bound isn't applicable to its
  ///   row.
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

  /// Creates thresholds from a JSON file.
  /// - Throws: `Meaningless`, or an error if the file can't be read.
  package init(contentsOf file: URL) throws {
    try self.init(
      JSONDecoder().decode([String: Threshold].self, from: Data(contentsOf: file)))
  }

  /// The threshold with a name.
  package subscript(name: String) -> Threshold? { thresholds[name] }
}
