extension CGRect {
  /// Whether two rectangles have more in common than an edge, as `intersects` asks on Apple's
  /// systems.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
