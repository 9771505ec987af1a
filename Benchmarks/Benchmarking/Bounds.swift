/// How good a row must be; a bound that is `nil` or missing is left open.
package struct Bounds: Codable, Equatable, Sendable {
  /// The greatest value, in the row's unit.
  package var maximum: Double?
  /// The smallest value, in the row's unit.
  package var minimum: Double?
  /// By the peer's name, how many times as good the row must be at least.
  package var minimumRatio: [String: Double]?
  /// How steeply the row may rise with its size at most.
  package var maximumSlope: Double?

  /// Bounds; none by default.
  package init(
    maximum: Double? = nil, minimum: Double? = nil, minimumRatio: [String: Double]? = nil,
    maximumSlope: Double? = nil
  ) {
    self.maximum = maximum
    self.minimum = minimum
    self.minimumRatio = minimumRatio
    self.maximumSlope = maximumSlope
  }

  /// Whether nothing is bounded.
  package var isEmpty: Bool { self == Bounds() || self == Bounds(minimumRatio: [:]) }

  /// The bounds for a single size.
  var withoutSlope: Bounds {
    Bounds(maximum: maximum, minimum: minimum, minimumRatio: minimumRatio)
  }

  /// The bounds as a person reads them, such as `≤ 20 ms, ≥ 8 ×`.
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

  /// The ways in which a value, or its ratio to a peer, is worse; peers that are absent aren't
  /// judged.
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

  /// The way in which a slope is worse.
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
