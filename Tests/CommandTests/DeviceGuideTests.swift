import Foundation
import Testing

@testable import quince

/// What docs/device.md tells of `quince device`.
struct DeviceGuideTests {
  @Test func theGuideHasEveryAction() throws {
    let guide = String(
      decoding: try Data(
        contentsOf: Command.repository.appendingPathComponent("docs/device.md")), as: UTF8.self)
    let words = Set(guide.split { " `,|\n".contains($0) }.map(String.init))
    let missing = DeviceAction.all.map(\.name).filter { !words.contains($0) }
    #expect(missing.isEmpty)
  }
}
