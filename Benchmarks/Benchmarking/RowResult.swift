/// The result of measuring a row.
package struct RowResult: Codable, Equatable, Sendable {
  /// The row's name.
  package let name: String
  /// The title for readers.
  package let title: String
  /// The unit of the values.
  package let unit: BenchmarkUnit
  /// The name of the items whose number varies.
  package let sizeName: String?
  /// The value for each size, or a single value.
  package let figures: [Figure]
  /// The slope of the values as the size increases, if both axes are logarithmic.
  package let slope: Double?
  /// The slope for each peer.
  package let peerSlopes: [String: Double]
  /// The bounds of the slope.
  package let threshold: Threshold?
  /// Descriptions of the ways in which the row falls short of its thresholds.
  package let shortfalls: [String]

  /// Creates the result of a row, and compares its figures with the threshold.
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
