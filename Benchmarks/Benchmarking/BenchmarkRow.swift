/// Something that's measured at one or more sizes.
package struct BenchmarkRow: Equatable, Sendable {
  /// The name in `--only`, the thresholds, and the JSON.
  package let name: String
  /// The title for readers.
  package let title: String
  /// The unit of its values.
  package let unit: BenchmarkUnit
  /// The name of the items whose number varies, such as `rows`, or `nil` if nothing varies.
  package let sizeName: String?
  /// The sizes at which it's measured, in ascending order.
  package let sizes: [Int]
  /// The programs that it's compared with.
  package let peers: [String]

  /// Creates a row with a value for each size, or with a single value.
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

  /// Returns the name of the value at a size in the thresholds.
  package func name(at size: Int?) -> String {
    size.map { "\(name)/\($0)" } ?? name
  }

  /// All names by which the thresholds can refer to the row or its values.
  package var names: [String] { [name] + sizes.map { name(at: $0) } }
}
