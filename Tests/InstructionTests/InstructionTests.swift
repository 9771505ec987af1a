import AppBuilder
import DeviceProtocol
import Endurance
import Foundation
import Simulator
import Testing

/// The costs of a launch, a step, and a layout, in instructions.
///
/// Unlike durations, instruction counts are the same on a busy machine, so that changes that make
/// Quince slower are detected.
@Suite(.serialized) struct InstructionTests {
  /// The maximum difference between a count and the table, as a fraction.
  private static let tolerance = 0.05

  private static let table = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("instructions.json")

  @Test func launchesAndStepsCostWhatTheTableSays() async throws {
    var counts = try await Self.count()
    if ProcessInfo.processInfo.environment["QUINCE_RECORD_INSTRUCTIONS"] != nil {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try (encoder.encode(counts) + Data("\n".utf8)).write(to: Self.table)
    }
    let known = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: Self.table))
    #expect(Set(known.keys) == Set(counts.keys))
    // On a busy machine, additional iterations of the run loop become part of a step, but there are
    // never fewer.
    for _ in 0..<2
    where counts.contains(where: { Self.change($0.value, since: known[$0.key]) > Self.tolerance }) {
      counts.merge(try await Self.count()) { min($0, $1) }
    }
    for (name, count) in counts {
      let wanted = try #require(known[name])
      let change = Self.change(count, since: wanted)
      #expect(
        abs(change) <= Self.tolerance,
        """
        \(name): \(count) instructions instead of \(wanted), \(Int((change * 100).rounded())) %. If that is \
        worth it, or an improvement, run: make instructions
        """)
    }
  }

  /// Returns the increase of a count, as a fraction of its earlier value.
  private static func change(_ count: Int, since known: Int?) -> Double {
    known.map { Double(count) / Double($0) - 1 } ?? 0
  }

  private static func count() async throws -> [String: Int] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-instructions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sixty = try await app("Sixty", in: folder)
    let launch = try await sixty.instructions()
    let (steps, button) = (20, query("Change"))
    let used = try await sixty.instructions { try await tap(steps, on: $0) }
    let sought = try await sixty.instructions { try await tap(steps, on: $0, seeking: button) }
    let sized = try await app("Sized", in: folder)
    let fewer = try await sized.instructions(arguments: ["-kind", "chain", "-count", "100"])
    let more = try await sized.instructions(arguments: ["-kind", "chain", "-count", "200"])
    let labels = ["-kind", "labels", "-count", "2000"]
    let shown = try await sized.instructions(arguments: labels)
    let changed = try await sized.instructions(arguments: labels) {
      try await tap(steps, on: $0, seeking: button)
    }
    return [
      "launch of 60 views": launch, "tap that changes 2 of 60 views": (used - launch) / steps,
      "tap that changes 2 of 60 views, one of which is looked for": (sought - launch) / steps,
      "layout of one more label in a chain": (more - fewer) / 100,
      "tap that changes 1 of 2,000 labels, most of them out of sight": (changed - shown) / steps,
    ]
  }

  /// Returns a query for some text, as a flow's step sends it.
  private static func query(_ text: String) -> ElementQuery {
    ElementQuery([SoughtElement(text: SoughtText(text), identifier: nil, value: nil)])
  }

  private static func tap(
    _ times: Int, on device: Device, seeking query: ElementQuery? = nil
  ) async throws {
    let button = try await device.settle().find("change")
    for _ in 0..<times {
      await device.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
      _ = try await device.settle(seeking: query)
    }
  }

  /// Returns one of the measured projects.
  private static func app(_ name: String, in folder: URL) async throws -> CountedApp {
    let repository = (0..<3).reduce(table) { url, _ in url.deletingLastPathComponent() }
    let project = repository.appendingPathComponent("Benchmarks/\(name)")
    let bundle = try await AppBuilder(options: BuildOptions()).build(project).bundle
    return try CountedApp(bundle, in: folder.appendingPathComponent(name))
  }
}
