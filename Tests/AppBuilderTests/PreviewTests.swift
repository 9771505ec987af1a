import Testing

@testable import AppBuilder

/// Code that only Xcode's canvas uses, and warnings that Xcode doesn't show.
struct PreviewTests {
  private func notes(_ files: [String: String]) async throws -> [Diagnostic] {
    let fixture = try ProjectFixture(files.merging(["main.swift": "import UIKit\n"]) { $1 })
    do {
      return try await fixture.build().warnings
    } catch let failure as BuildFailure {
      Issue.record("\(failure)")
      return []
    }
  }

  @Test func whatAnExtensionOffersToPreviewsIsLeftOut() async throws {
    let found = try await notes([
      "Preview.swift": """
      import UIKit
      #if DEBUG
      import SwiftUI
      extension UIViewController {
        private struct Preview: UIViewControllerRepresentable {
          let viewController: UIViewController
          func makeUIViewController(context: Context) -> UIViewController { viewController }
          func updateUIViewController(_ viewController: UIViewController, context: Context) {}
        }
        func toPreview() -> some View { Preview(viewController: self) }
      }
      struct FormPreview: PreviewProvider {
        static var previews: some View { UIViewController().toPreview() }
      }
      #endif
      """,
      "Macro.swift": "import UIKit\n#Preview { UIView() }\n",
      "Other.swift": """
      import UIKit
      #if canImport(SwiftUI) && DEBUG
      import SwiftUI
      struct OtherPreview: PreviewProvider {
        static var previews: some View { Text("") }
      }
      #endif
      """,
    ])
    #expect(found.count == 3, "\(found)")
    #expect(found.allSatisfy { $0.severity == .note && $0.message.contains("Xcode's canvas") })
  }

  @Test func viewsAndModifiersThatOnlyPreviewsCanShowAreLeftOut() async throws {
    let found = try await notes([
      "Modifiers.swift": """
      import SwiftUI
      struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
      }
      struct Card: SwiftUI.View {
        var body: some SwiftUI.View { Text("").framed() }
      }
      extension View {
        func framed() -> some View { modifier(Framed()) }
      }
      class Plain: UIViewController {}
      """,
      "Preview.swift": """
      import UIKit
      import SwiftUI
      #Preview { Card() }
      struct CardPreview: PreviewProvider {
        static var previews: some View { Card().framed() }
      }
      """,
    ])
    #expect(found.allSatisfy { $0.severity == .note }, "\(found)")
    #expect(found.contains { $0.message.contains("only previews can show it") }, "\(found)")
  }

  @Test func modelsThatNeedOnlyCombineCanCheckForSwiftUI() async throws {
    let lines = try await AppFixture.run([
      "Model.swift": """
      #if canImport(SwiftUI)
      import Foundation
      class Model { static let name = "model" }
      #endif
      """,
      "Preview.swift": """
      #if canImport(SwiftUI)
      import SwiftUI
      struct Row: View { var body: some View { Text("") } }
      #else
      let isWithoutSwiftUI = true
      #endif
      """,
      "Names.swift": """
      #if canImport(SwiftUI) && canImport(Combine)
      extension Row { static let name = "row" }
      #endif
      """,
      "main.swift": "import UIKit\nprint(Model.name, isWithoutSwiftUI)\n",
    ])
    #expect(lines == ["model true"])
  }

  @Test func aViewThatTheAppRefersToIsRefused() async throws {
    let errors = try await AppFixture.errors([
      "Card.swift": "import SwiftUI\nstruct Card: View { var body: some View { Text(\"\") } }\n",
      "main.swift": "import UIKit\nprint(Card.self)\n",
    ])
    #expect(errors.map(\.message) == ["no such module 'SwiftUI'"], "\(errors)")
  }

  @Test func aFileThatUsesSwiftUIForMoreIsRefused() async throws {
    let errors = try await AppFixture.errors([
      "main.swift": "import SwiftUI\nstruct Own { func body() -> some View { Text(\"\") } }\n"
    ])
    #expect(errors.contains { $0.message.contains("no such module 'SwiftUI'") })
  }

  @Test func nobodyIsWarnedOfWhatXcodeAllows() async throws {
    let warnings = try await notes([
      "Form.swift": """
      import UIKit
      class Form: UIViewController {
        func use(_ recognizer: UIGestureRecognizer, _ key: NSCopying) {
          switch recognizer.state {
          case .possible, .began, .changed, .ended, .cancelled, .failed: break
          default: break
          }
          view.viewWithTag(1)
          UITableView().dequeueReusableCell(withIdentifier: "a")
          NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
          FileManager.default.createFile(atPath: "", contents: nil)
          if key as? String == nil {}
          class Local: NSObject { @objc func go() {} }
          _ = #selector(Local.go)
        }
      }
      """
    ])
    #expect(warnings.isEmpty, "\(warnings)")
  }

  @Test func oneIsWarnedOfOnesOwnResults() async throws {
    let warnings = try await notes([
      "Form.swift": """
      import UIKit
      class Form: UIViewController {
        func own() -> Int { 1 }
        func use() { own() }
      }
      """
    ])
    #expect(warnings.map(\.line) == [4], "\(warnings)")
  }
}
