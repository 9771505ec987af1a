import Benchmarking
import Foundation
import Testing

struct ReportTests {
  private let plain = BenchmarkRow("plain", "Something", beside: ["Selenium", "Playwright"])
  private let sized = BenchmarkRow(
    "sized", "A chain", sizes: [100, 1_000], of: "links", beside: ["kiwi"])

  private func report(_ thresholds: [String: Threshold] = [:]) throws -> BenchmarkReport {
    let thresholds = try Thresholds(thresholds, of: [plain, sized])
    return BenchmarkReport(
      machine: .init(processors: 2, gigabytes: 24, architecture: "x86_64"),
      rows: [
        RowResult(
          plain,
          figures: [
            Figure(
              value: 1500,
              peers: [.init("Selenium", value: 3000), .init("Playwright", absence: "no network")])
          ], thresholds: thresholds),
        RowResult(
          sized,
          figures: [
            Figure(size: 100, value: 0.05, peers: [.init("kiwi", value: 0.1)]),
            Figure(size: 1_000, value: 0.5, peers: [.init("kiwi", value: 10)]),
          ], thresholds: thresholds),
      ])
  }

  private func lines(_ report: BenchmarkReport) -> [String] {
    "\(ReportTable(report))".split(separator: "\n").map(String.init)
  }

  @Test func aRowHasItsValueItsPeersAndTheirRatio() throws {
    let lines = try lines(report(["plain": Threshold(required: Bounds(maximum: 2000))]))
    #expect(lines[1].hasPrefix("Something  "))
    #expect(
      lines[1].split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        == ["Something", "1.50 s", "Selenium", "3.00 s", "2.00 ×", "≤ 2 s"])
    #expect(lines[2].contains("Playwright  not measured: no network"))
  }

  @Test func aPeersThresholdStandsInItsLine() throws {
    let lines = try lines(
      report([
        "plain": Threshold(
          required: Bounds(maximum: 2000, minimumRatio: ["Selenium": 3, "Playwright": 40]))
      ]))
    #expect(lines[1].hasSuffix("≤ 2 s, ≥ 3 ×  ✗"))
    #expect(lines[2].hasSuffix("≥ 40 ×"))
  }

  @Test func costAgainstSizeHasASlope() throws {
    let report = try report(["sized": Threshold(required: Bounds(maximumSlope: 1.15))])
    #expect(abs(try #require(report.rows[1].slope) - 1) < 1e-9)
    #expect(abs(try #require(report.rows[1].peerSlopes["kiwi"]) - 2) < 1e-9)
    #expect(report.rows[0].slope == nil)
    let lines = lines(report)
    #expect(lines[3] == "A chain")
    #expect(lines[4].hasPrefix("  100 links  "))
    #expect(lines[5].hasPrefix("  1,000 links  "))
    #expect(lines[6].hasPrefix("  slope  "))
    #expect(lines[6].contains("2.00") && lines[6].hasSuffix("≤ 1.15"))
  }

  @Test func columnsAreBelowEachOther() throws {
    let lines = try lines(report())
    let places = lines.prefix(2).map { line in
      line.range(of: line.contains("value") ? "value" : "1.50 s").map {
        line.distance(from: line.startIndex, to: $0.lowerBound)
      }
    }
    #expect(places[0] != nil && places[0] == places[1])
  }

  @Test func whatKeepsToItsThresholdsIsFine() throws {
    let report = try report([
      "plain": Threshold(
        required: Bounds(minimumRatio: ["Selenium": 1, "Playwright": 40]),
        wanted: Bounds(maximum: 1)),
      "sized/1000": Threshold(required: Bounds(maximum: 1, minimumRatio: ["kiwi": 20])),
    ])
    #expect(report.shortfalls == [])
    #expect(lines(report).last == "every row keeps to its threshold")
  }

  @Test func whatIsWorseIsNamed() throws {
    let report = try report([
      "plain": Threshold(required: Bounds(maximum: 1000)),
      "sized": Threshold(required: Bounds(maximumSlope: 0.5)),
      "sized/100": Threshold(required: Bounds(minimumRatio: ["kiwi": 3])),
    ])
    #expect(
      report.shortfalls == [
        "plain: 1.50 s is 50% over 1 s",
        "sized/100: 2.00 times as good as kiwi, 50% short of 3",
        "sized: a slope of 1.00 is 0.50 over 0.5",
      ])
    let lines = lines(report)
    #expect(lines.count { $0.hasSuffix("✗") } == 3)
    #expect(lines.suffix(3).map { $0.trimmingCharacters(in: .whitespaces) } == report.shortfalls)
  }

  @Test func whatCouldNotBeMeasuredIsToldAndFails() throws {
    let measured = try report()
    #expect(measured.isFine)
    let report = BenchmarkReport(rows: measured.rows, failures: ["play: it crashes"])
    #expect(!report.isFine)
    #expect(lines(report).suffix(2) == ["not measured:", "  play: it crashes"])
  }

  @Test func jsonHasTheDocumentedShape() throws {
    let report = try report(["sized": Threshold(required: Bounds(maximumSlope: 0.5))])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    #expect((json["machine"] as? [String: Any])?["processors"] as? Int == 2)
    let row = try #require((json["rows"] as? [[String: Any]])?.last)
    #expect(
      Set(row.keys) == [
        "name", "title", "unit", "sizeName", "figures", "slope", "peerSlopes", "threshold",
        "shortfalls",
      ])
    #expect(row["unit"] as? String == "ms")
    let figure = try #require((row["figures"] as? [[String: Any]])?.last)
    #expect(figure["size"] as? Int == 1_000)
    let peer = try #require((figure["peers"] as? [[String: Any]])?.first)
    #expect(peer["ratio"] as? Double == 20)
  }

  @Test func jsonCanBeReadAgain() throws {
    let report = try report(["sized": Threshold(required: Bounds(maximumSlope: 0.5))])
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try report.json.write(to: file, atomically: true, encoding: .utf8)
    #expect(try BenchmarkReport(contentsOf: file) == report)
  }

  @Test func thePageHasATableAndItsPlots() throws {
    let report = try report([
      "plain": Threshold(required: Bounds(maximum: 1000), wanted: Bounds(maximum: 1))
    ])
    let page = "\(PerformanceDocument(report, pictureFolder: "pictures"))"
    #expect(page.contains("2 processors (x86_64) and 24 GB"))
    #expect(
      page.contains(
        "| Something | 1.50 s | Selenium | 3.00 s | 2.00 × | ≤ 1 s (≤ 1 ms) |"))
    #expect(page.contains("pictures/cost-sized.svg"))
    #expect(!page.contains("cost-plain.svg"))
  }

  @Test(arguments: [
    (0.012, "12.0 µs"), (0.25, "0.25 ms"), (9.99, "9.99 ms"), (12.34, "12.3 ms"),
    (250, "250 ms"), (1500, "1.50 s"),
  ])
  func durationsAreReadable(_ milliseconds: Double, _ text: String) {
    #expect(BenchmarkUnit.milliseconds.text(milliseconds) == text)
  }
}
