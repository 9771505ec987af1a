import Foundation
import Testing

@testable import Commands

/// `docs/device.md`, by which people find the actions of `quince device`.
struct DeviceGuideTests {
  @Test func theGuideHasARowForEveryAction() throws {
    let guide = try String(
      contentsOf: Command.repository.appendingPathComponent("docs/device.md"), encoding: .utf8)
    let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| `") }
    // Values of an action are in its first cell, too, after a bar that isn't one of the table's.
    let cells = rows.map { $0.dropFirst().split(separator: " | ")[0] }
    let named = Set(cells.flatMap { $0.matches(of: /`([a-z-]+)/).map { String($0.output.1) } })
    let missing = DeviceAction.all.map(\.name).filter { !named.contains($0) }
    #expect(missing == [])
  }
}
