import DisplayList

/// The letter spacing that makes the system family as wide as San Francisco.
///
/// San Francisco adjusts the advances of its designs: small text is wider, and large text is
/// tighter. Inter has nearly the resulting advances at text sizes, and wider ones at display sizes.
enum SystemTracking {
  /// Sizes in points, and the tracking in thousandths of the size.
  private static let table: [(size: Double, tracking: Double)] = [
    (6, 41), (8, 26), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -29), (20, -37), (22, -39), (25, -40.3), (28, -41.4), (32, -42.1), (34, -42.9),
    (38, -44.1), (43, -45), (48, -46.8), (53, -48.1), (58, -49.5), (80, -54),
  ]

  /// The additional width of a semibold character of San Francisco, compared to Inter's, relative
  /// to a regular one.
  private static let semiboldExcess = 7.0

  /// Returns the extra space after each character, in points.
  static func tracking(of font: FontFace) -> Double {
    let excess = font.weight == 600 ? semiboldExcess : 0
    return font.size * (thousandths(ofSize: font.size) + excess) / 1000
  }

  private static func thousandths(ofSize size: Double) -> Double {
    guard let after = table.firstIndex(where: { $0.size >= size }) else {
      return table[table.count - 1].tracking
    }
    guard after > 0 else { return table[0].tracking }
    let low = table[after - 1]
    let high = table[after]
    let part = (size - low.size) / (high.size - low.size)
    return low.tracking + (high.tracking - low.tracking) * part
  }
}
