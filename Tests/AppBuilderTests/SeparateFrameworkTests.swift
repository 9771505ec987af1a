import Foundation
import Safeguards
import Sandbox
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The frameworks that modules import as separate libraries.
struct SeparateFrameworkTests {
  /// Returns the module of a project with a file.
  private func rewrite(_ text: String) async throws -> RewrittenModule {
    let fixture = try ProjectFixture([
      "main.swift": "print(1)", "Model.swift": text,
    ])
    try fixture.writeProject()
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let modules = try await RewrittenProject(fixture.folder, in: scratch.url).modules
    return try #require(modules.first).module
  }

  @Test(arguments: [
    "import Combine", "import class Combine.AnyCancellable",
    "#if canImport(Combine)\nimport Combine\n#endif",
    "import Foundation\nclass Model: ObservableObject { @Published var name = \"\" }",
    "import UIKit\nvar subscriptions: Set<AnyCancellable> = []",
  ])
  func aModuleThatUsesCombineIsLinkedWithIt(_ text: String) async throws {
    #expect(try await rewrite(text).frameworks == ["Combine"])
  }

  @Test(arguments: [
    "import UIKit", "import Foundation\nlet text = \"Combine\"",
    "#if !canImport(Combine)\nimport Combine\n#endif",
    "#if os(macOS)\nimport Combine\n#endif", "import UIKit\n// AnyCancellable",
    "import UIKit\nlet kSectionHeight: CGFloat = 20",
  ])
  func otherModulesAreNot(_ text: String) async throws {
    #expect(try await rewrite(text).frameworks.isEmpty)
  }

  @Test func theNameOfAnObservedPropertyIsAdded() async throws {
    let module = try await rewrite(
      """
      import Combine
      import UIKit
      let view = UIView()
      let subscription = view.publisher(for: \\.isHidden).sink { print($0) }
      """)
    let text = module.files.map(\.text).joined()
    #expect(text.contains(#"publisher(for: \.isHidden, quinceKey: "isHidden")"#), "\(text)")
  }

  @Test func anotherPublisherOfAKeyPathStaysTheSame() async throws {
    let module = try await rewrite("import UIKit\nlet a = store.publisher(for: \\.name)")
    #expect(!module.files.map(\.text).joined().contains(#"\.name, quinceKey"#))
  }
}
