import Foundation
import Fuzzing

extension FuzzFormat {
  private static let commandWords = [
    "../../Documents", "$(", "</", "<view>", "id=\"", "constant=\"nan\"", "constant=\"1e300\"",
    "width=\"-1\"", "- takeScreenshot: ../x", "PRODUCT_NAME = ", "WRAPPER_NAME = ", "(", ")", "{",
    "}", "\"", "pointSize=\"1e9\"", "multiplier=\"0\"", "customClass=\"ViewController\"",
    "height=\"1e9\"", "priority=\"2000\"", "- swipe: { start: 50%,90%, end: 50%,10% }",
    "- back", "- setOrientation: LANDSCAPE_LEFT", "- killApp", "- launchApp: { clearState: true }",
    "red=\"nan\"", "<segue destination=\"", "kind=\"show\"", "userLabel=\"",
  ]

  /// Projects for `quince build`.
  @Sendable static func build() throws -> FuzzFormat {
    try command("build", places: CommandInput.places.filter { !$0.path.hasSuffix(".yaml") }) {
      ["build", $0.folder.path, "-o", $0.output.path]
    }
  }

  /// Projects for `quince screenshot`.
  @Sendable static func screenshot() throws -> FuzzFormat {
    try command("screenshot", places: CommandInput.resources) {
      ["screenshot", $0.folder.path, "-o", $0.output.appendingPathComponent("screen.png").path]
    }
  }

  /// Projects and flows for `quince play`.
  @Sendable static func play() throws -> FuzzFormat {
    let flows = CommandInput.places.filter { $0.path.hasSuffix(".yaml") }
    return try command("play", places: CommandInput.resources + flows) {
      [
        "play", $0.folder.appendingPathComponent("Flows").path, $0.folder.path, "--screenshots",
        $0.output.appendingPathComponent("pictures").path,
      ]
    }
  }

  private static func command(
    _ name: String, places: [CommandInput.Place],
    arguments: @escaping @Sendable (CommandProject) -> [String]
  ) throws -> FuzzFormat {
    FuzzFormat(
      name, corpus: try CommandInput.corpus(places), words: commandWords, patience: 120,
      readsCorpusFirst: false
    ) { input, folder in
      try await CommandProbe.shared.run(input, in: folder.deletingLastPathComponent(), arguments)
    }
  }
}
