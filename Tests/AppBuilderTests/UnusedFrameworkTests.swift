import Testing

@testable import AppBuilder

/// Imports of frameworks that Quince doesn't have.
struct UnusedFrameworkTests {
  @Test func anImportOfWhichAFileUsesNothingIsSkipped() async throws {
    let fixture = try ProjectFixture([
      "main.swift": "import UIKit\n",
      "Player.swift": """
      import CoreMedia
      import AVKit.AVPlayerViewController
      class Player: UIViewController { var avatar = "", MAVENumber = 0 }
      """,
    ])
    let notes = try await fixture.build().warnings
    #expect(notes.map(\.line) == [1, 2], "\(notes)")
    #expect(notes.map(\.severity) == [.note, .note])
    #expect(notes.first?.message.contains("the import of CoreMedia is skipped") == true)
  }

  @Test(arguments: [
    ("CoreMedia", "let time: CMTime? = nil"), ("AVKit", "AVPlayer()"),
    ("CoreAudio", "let stream: AudioStreamID? = nil"),
    ("SpriteKit", "func update(_ node: SKNode) {}"),
  ])
  func anImportThatAFileUsesIsAnError(framework: String, use: String) async throws {
    let errors = try await AppFixture.errors([
      "main.swift": "import \(framework)\n", "Other.swift": "import \(framework)\n\(use)\n",
    ])
    #expect(errors.map(\.message) == ["no such module '\(framework)'"], "\(errors)")
    #expect(errors.first?.file?.hasSuffix("Other.swift") == true)
  }

  @Test func frameworksWhoseNamesHaveNoPrefixAreAlwaysNeeded() async throws {
    let errors = try await AppFixture.errors(["main.swift": "import RealityKit\n"])
    #expect(errors.map(\.message) == ["no such module 'RealityKit'"], "\(errors)")
  }
}
