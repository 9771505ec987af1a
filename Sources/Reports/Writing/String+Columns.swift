/// The columns of tables for a terminal.
extension String {
  /// The text at the left of a column that is so many characters wide.
  package func leading(in width: Int) -> String { self + space(in: width) }

  /// The text at the right of a column that is so many characters wide.
  package func trailing(in width: Int) -> String { space(in: width) + self }

  private func space(in width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count))
  }
}
