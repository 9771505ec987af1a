import Foundation
import TestSupport
import Testing

/// If one of Quince's own folders can't be used, each command reports the folder, the reason, and a
/// fix, once.
final class OwnFolderTests {
  private static let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Data("- launchApp\n".utf8).write(to: folder.file("flow.yaml"))
    try Data("a file\n".utf8).write(to: folder.file("file"))
  }

  private func arguments(_ command: String) -> [String] {
    switch command {
    case "play": ["play", folder.file("flow.yaml").path, Self.app]
    case "screenshot": ["screenshot", Self.app, "-o", folder.file("picture.png").path]
    case "run": ["run", "--no-open", Self.app]
    case "doctor": ["doctor"]
    default: [command, Self.app]
    }
  }

  private func run(_ command: String, _ changes: [String: String?]) throws -> Command.Outcome {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] = folder.file("data").path
    for (name, value) in changes { environment[name] = value }
    return try Command.run(arguments(command), environment: environment)
  }

  private func expectOneError(
    _ outcome: Command.Outcome, _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.code == 1, sourceLocation: sourceLocation)
    let lines = (outcome.output + outcome.errors).split(separator: "\n").filter {
      $0.contains("can't use")
    }
    #expect(lines.count == 1, "\(outcome)", sourceLocation: sourceLocation)
    for word in words {
      #expect(lines.first?.contains(word) == true, "\(outcome)", sourceLocation: sourceLocation)
    }
    #expect(!outcome.errors.contains("NSCocoaErrorDomain"), sourceLocation: sourceLocation)
  }

  private static let building = [
    "build", "play", "screenshot", "test", "survey", "elements", "run", "doctor",
  ]

  @Test(arguments: building)
  func theFolderForTemporaryFiles(_ command: String) throws {
    let missing = folder.file("nowhere").path
    expectOneError(
      try run(command, ["TMPDIR": missing]), missing, "no such file or directory",
      "set TMPDIR to a folder")
    expectOneError(
      try run(command, ["TMPDIR": "relative"]), "relative", "isn't absolute",
      "set TMPDIR to a folder")
  }

  @Test(arguments: building)
  func theCacheFolder(_ command: String) throws {
    let file = folder.file("file").path
    expectOneError(
      try run(command, ["XDG_CACHE_HOME": file]), "\(file)/quince",
      "part of its path isn't a folder",
      "set XDG_CACHE_HOME to a folder"
    )
  }

  /// Nobody can write to the folder, not even the administrator.
  @Test(arguments: ["build", "run", "doctor"])
  func aHomeThatCannotBeWritten(_ command: String) throws {
    let outcome = try run(
      command, ["HOME": "/proc/self", "XDG_CACHE_HOME": nil, "XDG_DATA_HOME": folder.url.path])
    expectOneError(outcome, "/proc/self/.cache/quince", "set XDG_CACHE_HOME to a folder")
  }

  @Test(arguments: ["run", "doctor"])
  func theFolderForTheDataOfDevices(_ command: String) throws {
    let file = folder.file("file").path
    expectOneError(
      try run(command, ["XDG_DATA_HOME": file]), "\(file)/quince", "set XDG_DATA_HOME to a folder")
  }
}
