extension [NSAttributedString.Key: Any] {
  /// Returns whether the attributes equal other attributes.
  func areEqual(to other: Self) -> Bool {
    count == other.count
      && allSatisfy { ($0.value as? AnyHashable) == (other[$0.key] as? AnyHashable) }
  }
}
