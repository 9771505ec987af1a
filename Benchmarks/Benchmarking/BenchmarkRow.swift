/// Something that is measured, at one size or several.
package struct BenchmarkRow: Equatable, Sendable {
  /// What `--only`, the thresholds and the JSON call it.
  package let name: String
  /// What a person reads.
  package let title: String
  /// What its values are in.
  package let unit: BenchmarkUnit
  /// What there are so many of, such as `rows`; `nil` where nothing varies.
  package let sizeName: String?
  /// The sizes at which it's measured, in ascending order.
  package let sizes: [Int]
  /// What it's measured beside.
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

  /// What the thresholds call the value at a size.
  package func name(at size: Int?) -> String {
    size.map { "\(name)/\($0)" } ?? name
  }

  /// All names by which the thresholds may mean something of the row.
  package var names: [String] { [name] + sizes.map { name(at: $0) } }
}
