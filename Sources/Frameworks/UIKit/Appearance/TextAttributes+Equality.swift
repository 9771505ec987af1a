extension [NSAttributedString.Key: Any] {
  /// Whether other attributes are the same.
  func areEqual(to other: Self) -> Bool {
    count == other.count
      && allSatisfy { ($0.value as? AnyHashable) == (other[$0.key] as? AnyHashable) }
  }
}
