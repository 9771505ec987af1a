/// What came of measuring a row.
package struct RowResult: Codable, Equatable, Sendable {
  /// The row's name.
  package let name: String
  /// What a person reads.
  package let title: String
  /// What the values are in.
  package let unit: BenchmarkUnit
  /// What there are so many of.
  package let sizeName: String?
  /// A value for each size, or one.
  package let figures: [Figure]
  /// How steeply the values rise with the size, where both axes are logarithmic.
  package let slope: Double?
  /// The same of each peer.
  package let peerSlopes: [String: Double]
  /// What the slope must keep to.
  package let threshold: Threshold?
  /// In what way the row is worse than its thresholds, in words.
  package let shortfalls: [String]

  /// Judges the figures of a row.
  package init(_ row: BenchmarkRow, figures: [Figure], thresholds: Thresholds) {
    name = row.name
    title = row.title
    unit = row.unit
    sizeName = row.sizeName
    self.figures = figures.map { figure in
      var figure = figure.compared(in: row.unit)
      figure.threshold = thresholds[row.name(at: figure.size)]
      return figure
    }
    slope = Growth.slope(
      of: figures.compactMap { figure in
        figure.size.map { (Double($0), figure.value) }
      })
    peerSlopes = Self.peerSlopes(of: figures)
    threshold = row.sizes.isEmpty ? nil : thresholds[row.name]
    var shortfalls = self.figures.flatMap { figure in
      (figure.threshold?.required.shortfalls(of: figure, in: row.unit) ?? []).map {
        "\(row.name(at: figure.size)): \($0)"
      }
    }
    if let slope, let shortfall = threshold?.required.shortfall(ofSlope: slope) {
      shortfalls.append("\(row.name): \(shortfall)")
    }
    self.shortfalls = shortfalls
  }

  private static func peerSlopes(of figures: [Figure]) -> [String: Double] {
    var points: [String: [(size: Double, cost: Double)]] = [:]
    for figure in figures {
      for peer in figure.peers {
        guard let size = figure.size, let value = peer.value else { continue }
        points[peer.name, default: []].append((Double(size), value))
      }
    }
    return points.compactMapValues(Growth.slope)
  }
}
