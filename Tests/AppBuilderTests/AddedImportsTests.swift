import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Names in files that import more modules in Quince than the user's code does.
struct AddedImportsTests {
  @Test(arguments: ["", "import Foundation\n"])
  func namesOfUIKitNeedItsImport(_ imports: String) async throws {
    let fixture = try ProjectFixture([
      "main.swift": "print(1)", "Seen.swift": "import UIKit\nclass Seen: UIViewController {}",
      "Page.swift": imports + """
        class Page: UIViewController {
          @objc func go() {}
        }
        """,
    ])
    let errors = try await fixture.failure().map(\.description)
    let line = imports.isEmpty ? 1 : 2
    #expect(errors.first?.contains("Page.swift:\(line)") == true, "\(errors)")
    #expect(errors.first?.contains("cannot find type 'UIViewController' in scope") == true)
    #expect(!errors.contains { $0.contains("quince-added") }, "\(errors)")
  }

  @Test func aFileOfFoundationsAloneIsKnownByItsNames() async throws {
    let lines = try await AppFixture.run(
      """
        let model = Model()
        perform("go", model)
        set("size", model, CGSize(width: 3, height: 4))
        get("size", model)
        print(shown(4))
      """,
      with: [
        "Model.swift": """
        import Foundation
        @objcMembers class Model: NSObject {
          dynamic var size = CGSize.zero
          func go() { print("gone") }
        }
        class Plain: NumberFormatter, @unchecked Sendable {
          override func string(from number: NSNumber) -> String? { "plain" }
        }
        func shown(_ number: Int) -> String {
          let formatter: NumberFormatter = Plain()
          return formatter.string(from: NSNumber(value: number)) ?? ""
        }
        """
      ])
    #expect(lines.contains("gone"), "\(lines)")
    #expect(lines.contains { $0.contains("3.0") && $0.contains("4.0") }, "\(lines)")
    #expect(lines.last == "plain", "\(lines)")
  }
}
