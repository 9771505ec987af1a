import Foundation
import TestSupport
import Testing

/// The command as users see it: its results, help, and exit codes.
struct CommandTests {
  private static let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path

  @Test(arguments: ["run", "build", "screenshot", "play", "record", "survey", "doctor"])
  func everyCommandHasHelp(_ command: String) throws {
    let outcome = try Command.run(command, "--help")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("USAGE: quince \(command)"), "\(outcome.output)")
  }

  @Test(arguments: [
    ["build"], ["screenshot", "Apps"], ["play", "only-one"], ["frobnicate"],
    ["screenshot", "Apps", "-o", "x.png", "--device", "iPhone 3"],
    ["screenshot", "Apps", "-o", "x.png", "--appearance", "sepia"],
    ["screenshot", "Apps", "-o", "x.png", "--locale", "xx"],
    ["screenshot", "Apps", "-o", "x.gif"],
    ["record", "x.yaml", "Apps"], ["record", "x.yaml", "Apps", "-o", "x.txt"],
    ["record", "Apps", "Apps", "-o", "x.gif"],
    ["record", "x.yaml", "Apps", "-o", "x.gif", "--width", "5"],
    ["record", "x.yaml", "Apps", "-o", "x.gif", "--frame-rate", "500"],
    ["record", "x.yaml", "Apps", "-o", "x.gif", "--background", "mauve"],
  ])
  func wrongUsageIs64(_ arguments: [String]) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.code == 64)
    #expect(!outcome.errors.isEmpty)
  }

  @Test func aMisspelledCommandGetsASuggestion() throws {
    let outcome = try Command.run("biuld", Self.app)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("did you mean build?"), "\(outcome.errors)")
    let unknown = try Command.run("frobnicate")
    #expect(unknown.code == 64)
    let listed =
      "use api, build, debug, device, doctor, elements, grade, inspect, lsp, mcp, new, packages"
    #expect(unknown.errors.contains(listed), "\(unknown.errors)")
  }

  @Test func theVersionIsTold() throws {
    let outcome = try Command.run("--version")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#/^\d+\.\d+\.\d+/#), "\(outcome.output)")
  }

  @Test func aWorkspaceOfSeveralProjectsIsForRun() throws {
    let workspace = Command.repository.appendingPathComponent("Apps/Apps.xcworkspace").path
    let outcome = try Command.run("build", workspace)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("HelloRoygbiv/HelloRoygbiv.xcodeproj"), "\(outcome.errors)")
    #expect(outcome.errors.contains("`quince run` accepts the workspace"), "\(outcome.errors)")
  }

  @Test func screenshotWritesAJPEGForItsExtension() throws {
    let folder = try TemporaryFolder()
    let picture = folder.file("first.JPG")
    let outcome = try Command.run("screenshot", Self.app, "-o", picture.path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try Data(contentsOf: picture).starts(with: [0xFF, 0xD8, 0xFF]))
  }

  @Test func screenshotWritesAPNGOfTheDevicesSize() throws {
    let folder = try TemporaryFolder()
    let picture = folder.file("se.png")
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

  @Test func doctorFindsNothingMissingWhereTestsRun() throws {
    let outcome = try Command.run("doctor")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("✓ Swift"))
    #expect(!outcome.output.contains("✗"))
  }

  @Test func doctorFindsAProjectThatIsNewerThanQuince() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-doctor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = folder.appendingPathComponent("New.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let file = project.appendingPathComponent("project.xcproj")
    try Data(#"{ "last-upgrade": "99.1" }"#.utf8).write(to: file)
    let outcome = try Command.run("doctor", folder.path)
    #expect(outcome.output.contains("– the project is for Xcode 99.1, but this version"))
    try Data(#"{ "last-upgrade": "26.4" }"#.utf8).write(to: file)
    #expect(try Command.run("doctor", folder.path).output.contains("✓ New.xcodeproj"))
    #expect(try Command.run("doctor", folder.path + "/nowhere").code == 1)
  }
}
