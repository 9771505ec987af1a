import Benchmarking
import Foundation
import Testing

struct ThresholdsTests {
  private let rows = [
    BenchmarkRow("plain", "Something", beside: ["kiwi"]),
    BenchmarkRow("sized", "Something of a size", sizes: [1, 10], of: "parts"),
  ]

  private func thresholds(_ name: String, _ bounds: Bounds) throws -> Thresholds {
    try Thresholds([name: Threshold(required: bounds)], of: rows)
  }

  @Test func namesAreOfRowsAndOfTheirSizes() throws {
    for (name, bounds) in [
      ("plain", Bounds(maximum: 1)), ("sized/10", Bounds(maximum: 1)),
      ("sized", Bounds(maximumSlope: 1)),
    ] {
      #expect(try thresholds(name, bounds)[name]?.required == bounds)
    }
    for name in ["plane", "sized/2", "plain/10"] {
      #expect(throws: Thresholds.Meaningless.self) {
        try thresholds(name, Bounds(maximum: 1))
      }
    }
  }

  @Test func aBoundThatWouldNeverBeJudgedIsAnError() {
    for (name, bounds) in [
      ("plain", Bounds(maximumSlope: 1)), ("sized/1", Bounds(maximumSlope: 1)),
      ("sized", Bounds(maximum: 1)), ("sized", Bounds(maximum: 1, maximumSlope: 1)),
      ("sized", Bounds(minimumRatio: ["kiwi": 1])),
    ] {
      #expect(throws: Thresholds.Meaningless.self) { try thresholds(name, bounds) }
    }
    #expect(throws: Thresholds.Meaningless.self) {
      try Thresholds(
        ["sized": Threshold(required: Bounds(), wanted: Bounds(maximum: 1))], of: rows)
    }
  }

  @Test func aPeerThatIsNoneOfTheRowIsAnError() throws {
    _ = try thresholds("plain", Bounds(minimumRatio: ["kiwi": 1]))
    #expect(throws: Thresholds.Meaningless.self) {
      try thresholds("plain", Bounds(minimumRatio: ["kiwis": 1]))
    }
  }

  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Benchmarks/thresholds.json")

  @Test func theFileJudgesEveryRow() throws {
    let thresholds = try Thresholds(contentsOf: Self.file)
    for row in BenchmarkRow.all {
      let bounds = row.names.compactMap { thresholds[$0]?.required }
      #expect(bounds.contains { !$0.isEmpty }, "\(row.name) can't fail")
    }
  }

  @Test func whatIsWantedIsMoreThanWhatIsRequired() throws {
    let thresholds = try Thresholds(contentsOf: Self.file)
    for name in BenchmarkRow.all.flatMap(\.names) {
      guard let threshold = thresholds[name], let wanted = threshold.wanted else { continue }
      let required = threshold.required
      #expect(!wanted.isEmpty, "\(name) wants nothing")
      if let maximum = wanted.maximum { #expect(maximum < required.maximum ?? .infinity) }
      if let minimum = wanted.minimum { #expect(minimum > required.minimum ?? 0) }
      if let slope = wanted.maximumSlope { #expect(slope < required.maximumSlope ?? .infinity) }
      for (peer, ratio) in wanted.minimumRatio ?? [:] {
        #expect(ratio > required.minimumRatio?[peer] ?? 0)
      }
    }
  }

  @Test func namesAreUnique() {
    let names = BenchmarkRow.all.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
