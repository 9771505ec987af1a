/// The bounds for the values of a row.
///
/// A bound that's `nil` or absent isn't checked.
package struct Bounds: Codable, Equatable, Sendable {
  /// The maximum value, in the row's unit.
  package var maximum: Double?
  /// The minimum value, in the row's unit.
  package var minimum: Double?
  /// The minimum factor by which the row must be better than a peer, by the peer's name.
  package var minimumRatio: [String: Double]?
  /// The maximum slope of the row's values as the size increases.
  package var maximumSlope: Double?

  /// Creates bounds, with none by default.
  package init(
    maximum: Double? = nil, minimum: Double? = nil, minimumRatio: [String: Double]? = nil,
    maximumSlope: Double? = nil
  ) {
    self.maximum = maximum
    self.minimum = minimum
    self.minimumRatio = minimumRatio
    self.maximumSlope = maximumSlope
  }

  /// Whether there are no bounds.
  package var isEmpty: Bool { self == Bounds() || self == Bounds(minimumRatio: [:]) }

  /// The bounds for a single size.
  var withoutSlope: Bounds {
    Bounds(maximum: maximum, minimum: minimum, minimumRatio: minimumRatio)
  }

  /// Returns the bounds as readable text, such as `≤ 20 ms, ≥ 8 ×`.
  func text(in unit: BenchmarkUnit) -> String {
    var parts: [String] = []
    if let maximum { parts.append("≤ \(unit.roundText(maximum))") }
    if let minimum { parts.append("≥ \(unit.roundText(minimum))") }
    for ratio in (minimumRatio ?? [:]).sorted(by: { $0.key < $1.key }) {
      parts.append("≥ \(BenchmarkUnit.roundNumber(ratio.value)) ×")
    }
    if let maximumSlope { parts.append("≤ \(BenchmarkUnit.roundNumber(maximumSlope))") }
    return parts.joined(separator: ", ")
  }

  /// Returns descriptions of the ways in which a value or its ratio to a peer violates the bounds.
  ///
  /// Absent peers are ignored.
  package func shortfalls(of figure: Figure, in unit: BenchmarkUnit) -> [String] {
    var shortfalls: [String] = []
    if let maximum, figure.value > maximum {
      shortfalls.append(
        "\(unit.text(figure.value)) is \(Self.percent(figure.value, over: maximum)) over "
          + unit.roundText(maximum))
    }
    if let minimum, figure.value < minimum {
      shortfalls.append(
        "\(unit.text(figure.value)) is \(Self.percent(minimum, over: figure.value)) under "
          + unit.roundText(minimum))
    }
    for (name, least) in (minimumRatio ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let ratio = figure.peers.first(where: { $0.name == name })?.ratio, ratio < least
      else { continue }
      shortfalls.append(
        "\(BenchmarkUnit.number(ratio)) times as good as \(name), "
          + "\(Self.percent(least, over: ratio)) short of \(BenchmarkUnit.roundNumber(least))")
    }
    return shortfalls
  }

  /// Returns a description of the way in which a slope violates the bounds, or `nil` if it doesn't.
  package func shortfall(ofSlope slope: Double) -> String? {
    guard let maximumSlope, slope > maximumSlope else { return nil }
    return "a slope of \(BenchmarkUnit.number(slope)) is "
      + "\(BenchmarkUnit.number(slope - maximumSlope)) over \(BenchmarkUnit.roundNumber(maximumSlope))"
  }

  private static func percent(_ value: Double, over bound: Double) -> String {
    guard bound > 0 else { return "far" }
    return "\(Int(((value / bound - 1) * 100).rounded(.up)))%"
  }
}
