/// The result of measuring a row.
package struct RowResult: Codable, Equatable, Sendable {
  /// The row's name.
  package let name: String
  /// The title for readers.
  package let title: String
  /// The unit of the values.
  package let unit: BenchmarkUnit
  /// The things that vary in number.
  package let sizeName: String?
  /// A value for each size, or one.
  package let figures: [Figure]
  /// How steeply the values rise with the size, if both axes are logarithmic.
  package let slope: Double?
  /// The same of each peer.
  package let peerSlopes: [String: Double]
  /// The bounds of the slope.
  package let threshold: Threshold?
  /// Descriptions of the ways in which the row is worse than its thresholds.
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
