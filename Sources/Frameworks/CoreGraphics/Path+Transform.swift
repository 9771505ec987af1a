import DisplayList

extension Path {
  /// Returns the path with a transform applied to its points.
  package func applying(_ transform: CGAffineTransform) -> Path {
    transformed(by: transform.displayed)
  }
}
