import Foundation
import Testing

/// Swift files without a project, which run as an app.
final class LooseSourcesTests {
  private let folder: WorkingFolder

  init() throws { folder = try WorkingFolder() }

  private func controller(_ name: String, text: String = "", of type: String = "UIViewController")
    -> String
  {
    """
    import UIKit

    class \(name): \(type) {
        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            label.text = "\(text)"
            view.addSubview(label)
        }
    }

    """
  }

  @Test func theFirstControllerOfAFileIsShown() throws {
    let code = controller("Base", text: "Hello from a file") + controller("Second", text: "No")
    try folder.write(code, to: "Base.swift")
    let elements = try folder.quince("elements", "Base.swift")
    #expect(elements.code == 0, "\(elements)")
    #expect(elements.output.contains("Hello from a file"), "\(elements)")
    #expect(!elements.errors.contains("warning"), "\(elements)")
    #expect(try folder.names == ["Base.swift"])
  }

  @Test func aFolderWithoutAProjectIsAnApp() throws {
    try folder.write(controller("Other", text: "No"), to: "Notes/Parts/Other.swift")
    try folder.write(controller("ViewController", text: "My notes"), to: "Notes/First.swift")
    #expect(
      try folder.quince("new", "asset", "Sky", "--color", "#112233", "--project", "Notes").code
        == 0)
    try folder.write("- launchApp\n- assertVisible: My notes\n", to: "Notes/Flows/first.yaml")
    let played = try folder.quince("play", "Notes/Flows", "Notes")
    #expect(played.code == 0, "\(played)")
    #expect(played.output.contains("1 passed, 0 failed"))
  }

  @Test func theDelegatesAndTheStoryboardOfAFolderAreUsed() throws {
    #expect(try folder.quince("new", "Recipes").code == 0)
    try FileManager.default.removeItem(at: folder.file("Recipes/Recipes/Info.plist"))
    try folder.edit(
      "Recipes/Recipes/SceneDelegate.swift",
      [
        "guard scene is UIWindowScene else { return }": """
        guard scene is UIWindowScene, let screen = window?.rootViewController else { return }
                screen.view.isAccessibilityElement = true
                screen.view.accessibilityLabel = String(reflecting: type(of: screen))
        """
      ])
    let inside = try folder.quince("elements", "Recipes/Recipes")
    #expect(inside.code == 1)
    #expect(inside.errors.contains("pass \(folder.file("Recipes/Recipes.xcodeproj").path)"))

    try FileManager.default.moveItem(
      at: folder.file("Recipes/Recipes"), to: folder.file("Loose"))
    let shown = try folder.quince("elements", "Loose")
    #expect(shown.code == 0, "\(shown)")
    #expect(shown.output.contains("Loose.ViewController"), "\(shown)")
  }

  @Test func mistakesAreExplained() throws {
    let start = "class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    let cases: [(files: [String: String], message: String)] = [
      (["A.swift": "import UIKit\n"], "there's no view controller to show"),
      (
        ["A.swift": controller("One"), "B.swift": controller("Two")],
        "2 view controllers could be the first: One (A.swift), Two (B.swift)"
      ),
      (
        [
          "A.swift":
            "import UIKit\nclass A: UIViewController {\n  init(_ n: Int) { fatalError() }\n}\n"
        ],
        "its initializers have parameters"
      ),
      (["A.swift": controller("One") + start], "write @main in front of “class AppDelegate”"),
    ]
    for (number, (files, message)) in cases.enumerated() {
      for (name, text) in files { try folder.write(text, to: "case\(number)/\(name)") }
      let outcome = try folder.quince("build", "case\(number)")
      #expect(outcome.code == 1, "\(outcome)")
      #expect(outcome.errors.contains(message), "\(outcome)")
    }
  }
}
