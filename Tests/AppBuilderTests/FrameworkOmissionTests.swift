import Foundation
import Sandbox
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Libraries that support frameworks that Quince doesn't have.
struct FrameworkOmissionTests {
  private static let library = [
    "Player.swift": """
    import AVKit
    import Foundation

    public struct ClipSource: Source {
      public let asset: AVAsset
      public var name: String { asset.description }
    }
    extension Loader {
      /// Loads a clip.
      public func load(_ asset: AVAsset) -> String { load(ClipSource(asset: asset)) }
      public func load(_ names: [String]) -> String { names.joined(separator: " ") }
    }
    """,
    "Loader.swift": """
    import AVKit
    import UIKit

    public protocol Source { var name: String { get } }
    public struct Loader {
      public init() {}
      public func load(_ source: some Source) -> String { "loaded \\(source.name)" }
    }
    """,
    "Failure.swift": """
    import AVKit
    public enum Failure: Error {
      public enum Reason {
        case empty
        case unplayable(ClipSource)
        case unknown(String)
      }
      case loading(Reason)
      public var text: String {
        switch self { case .loading(let reason): reason.text }
      }
    }
    extension Failure.Reason {
      var text: String {
        switch self {
        case .empty: "empty"
        case .unplayable(let clip): clip.name
        case .unknown(let text): text
        }
      }
    }
    """,
    "Clips.swift": """
    func describe(_ clip: ClipSource) -> String { clip.name }
    """,
  ]

  private func app(_ statements: String) throws -> ProjectFixture {
    let fixture = try ProjectFixture([
      "main.swift": """
      import Loading
      struct Named: Source { let name: String }
      \(statements)
      """
    ])
    let folder = fixture.folder.appendingPathComponent("Loading")
    var files = Self.library
    files["../../Package.swift"] = """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "Loading", targets: [.target(name: "Loading")])
      """
    for (name, text) in files {
      let file = folder.appendingPathComponent("Sources/Loading/\(name)").standardizedFileURL
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    fixture.objects = [
      "product": ["isa": "XCSwiftPackageProductDependency", "productName": "Loading"],
      "package": ["isa": "XCLocalSwiftPackageReference", "relativePath": "Loading"],
    ]
    fixture.targetMembers = ["packageProductDependencies": ["product"]]
    return fixture
  }

  @Test func aLibraryWorksWithoutTheCodeForAMissingFramework() async throws {
    let fixture = try app(
      """
      print(Loader().load(Named(name: "a")))
      print(Loader().load(["b", "c"]))
      print(Failure.loading(.empty).text, Failure.loading(.unknown("d")).text)
      """)
    for _ in 1...2 {
      let built = try await fixture.build()
      let result = try await ConfinedProgram.run(built.executable, [])
      #expect(result.output == "loaded a\nb c\nempty d\n")
      let files = built.omissions.map { URL(fileURLWithPath: $0.file ?? "").lastPathComponent }
      #expect(files == ["Clips.swift", "Failure.swift", "Player.swift"])
      #expect(
        built.omissions.last?.message
          == "left out, because Quince doesn't have AVKit: ClipSource, Loader.load")
    }
  }

  @Test func theOmittedCodeIsMissingForTheApp() async throws {
    let fixture = try app("print(ClipSource.self)")
    let error = try #require(try await fixture.failure().first { $0.severity == .error })
    #expect(error.message == "cannot find 'ClipSource' in scope")
    #expect(error.hint == "it's left out of Loading, because Quince doesn't have AVKit")
  }
}
