import Foundation
import Testing

/// The command as a person uses it: results, help, exit codes.
struct CommandTests {
  private static let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path

  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test(arguments: ["run", "build", "screenshot", "play", "doctor"])
  func everyCommandHasHelp(_ command: String) throws {
    let outcome = try Command.run(command, "--help")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("USAGE: quince \(command)"), "\(outcome.output)")
  }

  @Test(arguments: [
    ["build"], ["screenshot", "Apps"], ["play", "only-one"], ["frobnicate"],
    ["screenshot", "Apps", "-o", "x.png", "--device", "iPhone 3"],
    ["screenshot", "Apps", "-o", "x.png", "--appearance", "sepia"],
  ])
  func wrongUsageIs64(_ arguments: [String]) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.code == 64)
    #expect(!outcome.errors.isEmpty)
  }

  @Test func screenshotWritesAPNGOfTheDevicesSize() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("se.png")
    let outcome = try Command.run(
      "screenshot", Self.app, "-o", picture.path, "--device", "iphone se")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let data = try Data(contentsOf: picture)
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(Self.bigEndian(data[16..<20]) == 750)
    #expect(Self.bigEndian(data[20..<24]) == 1334)
  }

  private static func bigEndian(_ bytes: Data) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func playTellsWhatFailedWhereAndWhatWasOnTheScreen() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let flow = folder.appendingPathComponent("wrong.yaml")
    try "- launchApp\n- tapOn: Change Text\n- assertVisible: Hello from Mars!\n"
      .write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      "play", flow.path, Self.app, "--screenshots", folder.path)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("wrong.yaml:3: “Hello from Mars!” is not visible"))
    #expect(outcome.output.contains("UILabel “Goodbye 👋”"), "\(outcome.output)")
    #expect(outcome.output.contains("0 passed, 1 failed"))
    let picture = try Data(contentsOf: folder.appendingPathComponent("wrong-failure.png"))
    #expect(picture.count > 10_000)
  }

  @Test func playTellsAsJSON() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let flow = folder.appendingPathComponent("right.yaml")
    try "- launchApp\n- assertVisible: Change Text\n"
      .write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run("play", flow.path, Self.app, "--json")
    #expect(outcome.code == 0)
    let results = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(results.count == 1)
    #expect(results[0]["passed"] as? Bool == true)
  }

  @Test func doctorFindsNothingMissingWhereTestsRun() throws {
    let outcome = try Command.run("doctor")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("✓ Swift"))
    #expect(!outcome.output.contains("✗"))
  }
}
