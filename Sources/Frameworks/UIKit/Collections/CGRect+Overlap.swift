extension CGRect {
  /// Returns whether two rectangles share more than an edge, as `intersects` requires on Apple's
  /// systems.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
