import Testing

@testable import AppBuilder
@testable import BuildWork

/// The sentence about a framework of Apple's that Quince doesn't have: the reason, and the part of the
/// project that depends on the framework.
struct MissingModuleTests {
  private func hint(_ files: [String: String], about module: String) async throws -> String? {
    let errors = try await AppFixture.errors(files)
    #expect(errors.map(\.message) == ["no such module '\(module)'"], "\(errors)")
    return errors.first?.hint
  }

  /// Frameworks, and the use of a name in a second line, if the names have a prefix.
  private static let frameworks: KeyValuePairs<String, String> = [
    "ARKit": "ARSCNView()", "AVKit": "AVPlayerViewController()",
    "CloudKit": "CKContainer.default()", "CoreBluetooth": "CBCentralManager()",
    "CoreML": "MLModel()", "CoreMotion": "CMMotionManager()", "EventKit": "EKEventStore()",
    "GameKit": "GKLocalPlayer.local", "HealthKit": "HKHealthStore()",
    "Metal": "MTLCreateSystemDefaultDevice()", "MetalKit": "MTKView()",
    "MultipeerConnectivity": "MCPeerID(displayName: name)", "PDFKit": "PDFView()",
    "PencilKit": "PKCanvasView()", "SceneKit": "SCNScene()", "SpriteKit": "SKScene()",
    "Vision": "VNDetectFaceRectanglesRequest()", "WatchConnectivity": "WCSession.default",
    "AppIntents": "", "Charts": "", "CoreTransferable": "", "JavaScriptCore": "", "RealityKit": "",
    "StoreKit": "", "SwiftData": "", "WidgetKit": "",
  ]

  @Test func everyFrameworkIsReportedOnceWithTheLinesThatNeedIt() async throws {
    var files = Dictionary(
      uniqueKeysWithValues: Self.frameworks.map {
        ("Uses\($0.key).swift", "import \($0.key)\nlet made = \($0.value)\n")
      })
    files["main.swift"] = "import UIKit\n"
    files["More.swift"] = "import UIKit\nimport ARKit\nlet session = ARSession()\n"
    let errors = try await AppFixture.errors(files)
    #expect(
      errors.map(\.message).sorted()
        == Self.frameworks.map { "no such module '\($0.key)'" }.sorted())
    let lines = 2 * Self.frameworks.count + 4
    for (framework, use) in Self.frameworks {
      let hint = errors.first { $0.message.hasSuffix("'\(framework)'") }?.hint
      let isTwice = framework == "ARKit"
      let extent =
        "\(isTwice ? 2 : 1) of \(files.count) files of Fixture import it, with "
        + "\(isTwice ? 5 : 2) of \(lines) lines"
      let places = isTwice ? "2 lines use its names: More.swift:3, " : "1 line uses its names: "
      let uses = use.isEmpty ? "" : "; \(places)Uses\(framework).swift:2"
      #expect(hint == "Quince doesn't support Apple's \(framework); \(extent)\(uses)")
    }
  }

  @Test(arguments: [
    "let page = UIHostingController(rootView: Text(\"\"))",
    "let content = UIHostingConfiguration { Text(\"\") }",
  ])
  func theLinesThatHostViewsOfSwiftUIAreReported(use: String) async throws {
    let hint = try await hint(
      [
        "Card.swift": "import SwiftUI\nstruct Card: View { var body: some View { Text(\"\") } }\n",
        "main.swift": "import SwiftUI\nimport UIKit\n\(use)\nlet type = Card.self\n",
      ], about: "SwiftUI")
    #expect(
      hint
        == "Quince doesn't support SwiftUI; 2 of 2 files of Fixture import it, with 6 of 6 lines; 1 "
        + "line uses UIHostingController or UIHostingConfiguration: main.swift:3")
  }

  @Test func aPackageWithTheNameOfAFrameworkIsNotApples() {
    let url = "https://example.org/Translation.git"
    #expect(
      MissingModule.hint("Translation", packages: ["Translation": url])
        == "it comes from the Swift package \(url)")
    #expect(
      MissingModule.hint("Translation", packages: [:])
        == "Quince doesn't support Apple's Translation")
  }

  @Test(arguments: [
    ("AVFoundatoin", "did you mean 'AVFoundation'?"), ("Uikit", "did you mean 'UIKit'?"),
    ("UserNotification", "did you mean 'UserNotifications'?"),
    ("MapkIt", "did you mean 'MapKit'?"), ("Letering", "did you mean 'Lettering'?"),
    ("SpritKit", "did you mean 'SpriteKit'? Quince doesn't support it"),
    ("Entirely", "it's neither in the project nor part of Quince"),
  ])
  func aMisspelledNameIsSuggested(_ module: String, _ hint: String) {
    #expect(MissingModule.hint(module, packages: ["Lettering": "https://example.org/L"]) == hint)
  }
}
