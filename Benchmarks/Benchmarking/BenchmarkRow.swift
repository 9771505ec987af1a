/// Something that's measured, at one size or several.
package struct BenchmarkRow: Equatable, Sendable {
  /// The name in `--only`, the thresholds, and the JSON.
  package let name: String
  /// The title for readers.
  package let title: String
  /// The unit of its values.
  package let unit: BenchmarkUnit
  /// The things that vary in number, such as `rows`; `nil` if nothing varies.
  package let sizeName: String?
  /// The sizes at which it's measured, in ascending order.
  package let sizes: [Int]
  /// The programs it's compared with.
  package let peers: [String]

  /// A row with a value for each size, or one value.
  package init(
    _ name: String, _ title: String, in unit: BenchmarkUnit = .milliseconds,
    sizes: [Int] = [], of sizeName: String? = nil, beside peers: [String] = []
  ) {
    self.name = name
    self.title = title
    self.unit = unit
    self.sizes = sizes
    self.peers = peers
    self.sizeName = sizeName
  }

  /// The thresholds' name for the value at a size.
  package func name(at size: Int?) -> String {
    size.map { "\(name)/\($0)" } ?? name
  }

  /// All names by which the thresholds may mean something of the row.
  package var names: [String] { [name] + sizes.map { name(at: $0) } }
}
