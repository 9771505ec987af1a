/// The space between characters with which the system family runs as wide as San Francisco.
///
/// San Francisco sets small text wider and large text tighter than its designs' own advances; Inter has
/// nearly the same advances at text sizes and wider ones at display sizes.
enum SystemTracking {
  /// Size in points, tracking in thousandths of it.
  private static let table: [(size: Double, tracking: Double)] = [
    (6, 41), (8, 26), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -29), (20, -37), (22, -39), (28, -40), (60, -40),
  ]

  /// Extra space after each character, in points.
  static func tracking(ofSize size: Double) -> Double {
    guard let after = table.firstIndex(where: { $0.size >= size }) else {
      return size * table[table.count - 1].tracking / 1000
    }
    guard after > 0 else { return size * table[0].tracking / 1000 }
    let low = table[after - 1]
    let high = table[after]
    let part = (size - low.size) / (high.size - low.size)
    return size * (low.tracking + (high.tracking - low.tracking) * part) / 1000
  }
}
