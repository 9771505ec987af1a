/// The alignment of text in the columns of terminal tables.
extension String {
  /// Returns the text left-aligned in a column of a width in characters.
  package func leading(in width: Int) -> String { self + space(in: width) }

  /// Returns the text right-aligned in a column of a width in characters.
  package func trailing(in width: Int) -> String { space(in: width) + self }

  private func space(in width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count))
  }
}
