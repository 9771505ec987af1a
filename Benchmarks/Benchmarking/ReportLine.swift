/// A line of a report: a value of a row with the value of a peer, or the slope of the row.
struct ReportLine: Equatable {
  /// The title of the row, or an empty string in a line about another peer.
  var title: String
  /// The identification of one of several values of the row, or an empty string for a single value.
  var part = ""
  var value = ""
  var peer = ""
  var peerValue = ""
  var ratio = ""
  var required = ""
  var wanted = ""
  var isFailed = false

  /// Returns the lines of a row, with an additional line for each additional peer.
  static func lines(of row: RowResult) -> [ReportLine] {
    row.figures.flatMap { lines(of: $0, in: row) } + slope(of: row)
  }

  private static func lines(of figure: Figure, in row: RowResult) -> [ReportLine] {
    var line = ReportLine(title: row.title)
    line.part = figure.size.map { "\(grouped($0)) \(row.sizeName ?? "")" } ?? ""
    line.value = row.unit.text(figure.value)
    guard let peer = figure.peers.first else { return [line.judging(figure, nil, in: row.unit)] }
    let others = figure.peers.dropFirst().map {
      ReportLine(title: "").beside($0, in: row.unit).judging(figure, $0, in: row.unit)
    }
    return [line.beside(peer, in: row.unit).judging(figure, peer, in: row.unit)] + others
  }

  private func beside(_ peer: Figure.Peer, in unit: BenchmarkUnit) -> ReportLine {
    var line = self
    line.peer = peer.name
    line.peerValue = peer.value.map(unit.text) ?? "not measured: \(peer.absence ?? "")"
    line.ratio = peer.ratio.map { "\(BenchmarkUnit.number($0)) ×" } ?? ""
    return line
  }

  /// Returns the line with the bounds of the value, if there are any, and the ratio to a peer.
  private func judging(
    _ figure: Figure, _ peer: Figure.Peer?, in unit: BenchmarkUnit
  ) -> ReportLine {
    func own(_ bounds: Bounds?) -> Bounds {
      let ratios = bounds?.minimumRatio?.filter { $0.key == peer?.name }
      return value.isEmpty
        ? Bounds(minimumRatio: ratios)
        : Bounds(maximum: bounds?.maximum, minimum: bounds?.minimum, minimumRatio: ratios)
    }
    var line = self
    let required = own(figure.threshold?.required)
    line.required = required.text(in: unit)
    line.wanted = own(figure.threshold?.wanted).text(in: unit)
    line.isFailed = !required.shortfalls(of: figure, in: unit).isEmpty
    return line
  }

  private static func slope(of row: RowResult) -> [ReportLine] {
    guard let slope = row.slope else { return [] }
    let peers = row.peerSlopes.sorted { $0.key < $1.key }
    return [
      ReportLine(
        title: row.title, part: "slope", value: BenchmarkUnit.number(slope),
        peer: peers.map(\.key).joined(separator: ", "),
        peerValue: peers.map { BenchmarkUnit.number($0.value) }.joined(separator: ", "),
        required: row.threshold?.required.text(in: row.unit) ?? "",
        wanted: row.threshold?.wanted?.text(in: row.unit) ?? "",
        isFailed: row.threshold?.required.shortfall(ofSlope: slope) != nil)
    ]
  }

  /// Returns a count with commas as thousands separators.
  private static func grouped(_ count: Int) -> String {
    var digits = String(count)
    var end = digits.count - 3
    while end > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
      end -= 3
    }
    return digits
  }
}
