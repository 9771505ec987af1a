import Testing

@testable import AppBuilder
@testable import BuildWork

/// Hints in build errors for names that neither the app nor UIKit declares.
struct NameHintTests {
  /// Returns the hints for the lines of an app that end with a comment, and the expected hints,
  /// which are the comments.
  private func hints(
    in code: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> (found: [Int: String], wanted: [Int: String]) {
    let errors = try await AppFixture.errors(["main.swift": "import UIKit\n\(code)\n"])
    let found = Dictionary(errors.map { ($0.line ?? 0, $0.hint ?? "none") }) { first, _ in first }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = lines.enumerated().compactMap { index, line in
      line.firstMatch(of: /\/\/ (.+)/).map { (index + 2, String($0.1)) }
    }
    return (found, Dictionary(uniqueKeysWithValues: wanted))
  }

  @Test func aMisspelledNameIsCorrected() async throws {
    let (found, wanted) = try await hints(
      in: """
        class Screen: UIViewController {
          let greeting = UILabel()
          var area: UIScrolView?  // did you mean 'UIScrollView'?
          override func viewDidlLoad() {}  // did you mean 'viewDidLoad()'?
          override func viewWillAppear() {}  // did you mean 'viewWillAppear(_:)'?
          override var shouldAutoRotate: Bool { true }  // did you mean 'shouldAutorotate'?
          func show() {
            greeting.txt = ""  // did you mean 'text'?
            greeting.hidden = true  // did you mean 'isHidden'?
            greetng.text = ""  // did you mean 'greeting'?
            self.greting.text = ""  // did you mean 'greeting'?
            veiw.backgroundColor = .red  // did you mean 'view'?
            view.addSubView(greeting)  // did you mean 'addSubview'?
            view.backgroundColor = UIColor.sytemRed  // did you mean 'systemRed'?
            let button = UIButton.ButtonTipe.system  // did you mean 'ButtonType'?
            let style = UITableView.Style.groupd  // did you mean 'grouped'?
            let screen = Scren()  // did you mean 'Screen'?
          }
        }
        extension UIView {
          @objc func shimmer() { shimer() }  // did you mean 'shimmer'?
        }
        """)
    #expect(found == wanted)
  }

  @Test func aNameOfAFrameworkThatQuinceHasInPartIsExplained() async throws {
    let (found, wanted) = try await hints(
      in: """
        import AVFoundation
        let player = AVAudioPlayer()  // Quince supports only parts of Apple's AVFoundation
        """)
    #expect(found == wanted)
  }

  /// The builder moves such members into the class.
  @Test func anOverrideInAnExtensionIsReportedInItsLine() async throws {
    let code = """
      class Screen: UIViewController {
        func show() {}
      }
      extension Screen {
        override func viewWillAppear() {}
        override func viewDidAppear(_ animated: Bool) {}
        override var shouldAutoRotate: Bool { true }
        override func prefersNothing(_ a: Int) -> Int { a }
      }
      class Late: Screen {}
      extension Late { override func viewDidApear(_ animated: Bool) {} }
      """
    let errors = try await AppFixture.errors(["main.swift": "import UIKit\n\(code)\n"])
    #expect(errors.map(\.line) == [6, 8, 9, 12], "\(errors)")
    #expect(errors.map(\.column) == [17, 16, 17, 32])
    #expect(errors.map(\.sourceLine).first == "  override func viewWillAppear() {}")
    #expect(
      errors.map(\.hint) == [
        "did you mean 'viewWillAppear(_:)'?", "did you mean 'shouldAutorotate'?", nil,
        "did you mean 'viewDidAppear(_:)'?",
      ])
  }

  /// On iOS, the type of an `@objc` protocol is a class type.
  @Test func aProtocolThatStandsForAClassHasAHint() async throws {
    let errors = try await AppFixture.errors([
      "main.swift": """
      import UIKit
      final class Weak<Value: AnyObject> {
        weak var value: Value?
      }
      let delegate = Weak<any UINavigationControllerDelegate>()
      """
    ])
    let hint = try #require(errors.first?.hint, "\(errors)")
    #expect(hint.hasSuffix("keep the object in a weak property of type “AnyObject?”"))
  }

  /// A name of our own isn't one of Apple's.
  @Test func aNameInsideTheFrameworksDoesNotExist() async throws {
    let errors = try await AppFixture.errors([
      "main.swift": """
      import UIKit
      class Table: UITableView {
        private func own() {}
        func show() { showCells() }
        func look() { _ = layoutState }
      }
      struct Box { private var item = 1 }
      @MainActor func use(_ table: Table) { table.own(); print(Box().item) }

      """
    ])
    #expect(
      Set(errors.map(\.message)) == [
        "there's no member 'showCells'", "there's no member 'layoutState'",
        "'own' is inaccessible due to 'private' protection level",
        "'item' is inaccessible due to 'private' protection level",
      ])
  }

  @Test func aMisspelledSelectorIsCorrected() async throws {
    let (found, wanted) = try await hints(
      in: """
        class Screen: UIViewController {
          @objc func tapped() {}
          func show(_ button: UIButton) {
            let tap = #selector(tappd)  // did you mean 'tapped'?
            let own = #selector(Screen.taped)  // did you mean 'tapped'?
            let reload = #selector(UITableView.reloadDate)  // did you mean 'reloadData'?
          }
        }
        """)
    #expect(found == wanted)
  }

  @Test func aNameOfApplesThatQuinceLacksIsUnsupported() async throws {
    let (found, wanted) = try await hints(
      in: """
        class Table: UITableView {
          func show(_ page: UIWebView) {}  // UIKit has UIWebView, but Quince doesn't support it yet
          func fill(_ table: UITableView) {
            table.fillerRowHeight = 3  // \(Self.lacking)
            self.fillerRowHeight = 3  // \(Self.lacking)
            fillerRowHeight = 3  // \(Self.lacking)
          }
        }
        """)
    #expect(found == wanted)
  }

  @Test func aNameOfFoundationThatQuinceLacksIsUnsupported() async throws {
    let (found, wanted) = try await hints(
      in: """
        var tagger: NSLinguisticTagger?  // \(Self.missing("NSLinguisticTagger"))
        var style: URL.FormatStyle?  // \(Self.missing("URL.FormatStyle"))
        let text = URL(fileURLWithPath: "/").formatted()  // \(Self.missing("URL.formatted"))
        var plain: Measurement<UnitLength>.AttributedStyle?  // \(Self.missing("Measurement.AttributedStyle"))
        """)
    #expect(found == wanted)
  }

  private static func missing(_ name: String) -> String {
    "Foundation has \(name), but Quince doesn't support it yet"
  }

  private static let lacking =
    "UIKit has UITableView.fillerRowHeight, but Quince doesn't support it yet"

  @Test func aNameThatNobodyHasGetsNoHint() async throws {
    let errors = try await AppFixture.errors([
      "main.swift": """
      import UIKit
      class Person { var name = "" }
      let view = UIView(frame: .zero)
      view.sparkle(times: 3)
      let other = UISparkleView()
      Person().age = 3
      class Sheet: UIView { override func sparkle() {} }
      """
    ])
    #expect(errors.map(\.line) == [4, 5, 6, 7])
    #expect(errors.allSatisfy { $0.hint == nil }, "\(errors)")
  }
}
