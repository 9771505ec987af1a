import Foundation
import Testing

/// `quince new controller` and similar commands, which add files to projects of all kinds.
final class AddToProjectTests {
  private let folder: WorkingFolder

  init() throws { folder = try WorkingFolder() }

  /// Runs a command that must succeed.
  @discardableResult
  private func add(_ arguments: String...) throws -> String { try add(arguments: arguments) }

  @discardableResult
  private func add(arguments: [String]) throws -> String {
    let outcome = try folder.quince(["new"] + arguments)
    #expect(outcome.code == 0, "\(outcome)")
    return outcome.output
  }

  /// Returns the lines of a text that aren't in an earlier one, or `nil` if the earlier text isn't
  /// what's left without them.
  private func added(to old: String, in new: String) -> [Substring]? {
    var lines: [Substring] = []
    var rest = old.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for line in new.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == rest.first { rest.removeFirst() } else { lines.append(line) }
    }
    return rest.isEmpty ? lines : nil
  }

  // MARK: Projects

  @Test(arguments: ["pbxproj", "xcproj"])
  func aSynchronizedFolderNeedsNoChangeOfTheProject(format: String) throws {
    try add("Recipes", "--format", format)
    let file = "Recipes/Recipes.xcodeproj/project.\(format)"
    let before = try folder.text(file)
    #expect(
      try add("controller", "DetailController", "--project", "Recipes", "--kind", "table")
        == "Created Recipes/Recipes/DetailController.swift\n")
    #expect(
      try folder.text("Recipes/Recipes/DetailController.swift")
        .contains("class DetailController: UITableViewController {"))
    #expect(
      try add("cell", "DetailCell", "--project", "Recipes/Recipes/Base.lproj")
        == "Created Recipes/Recipes/Base.lproj/DetailCell.swift\n")
    #expect(try folder.text(file) == before)
  }

  @Test func aListedFileAddsFourLinesToTheProject() throws {
    try folder.copy("Apps/ColorMixer", to: "ColorMixer")
    let file = "ColorMixer/ColorMixer.xcodeproj/project.pbxproj"
    let before = try folder.text(file)
    #expect(
      try add("file", "Swatch+Names", "--project", "ColorMixer")
        == "Created ColorMixer/ColorMixer/Swatch+Names.swift\nChanged \(file)\n")
    let lines = try #require(added(to: before, in: folder.text(file)))
    #expect(lines.count == 4)
    #expect(lines.filter { $0.hasSuffix("/* Swatch+Names.swift */,") }.count == 1)
    #expect(lines.filter { $0.hasSuffix("/* Swatch+Names.swift in Sources */,") }.count == 1)
    #expect(lines.contains { $0.contains(#"path = "Swatch+Names.swift";"#) })
  }

  /// A project whose groups list their files, in the layout of Xcode 27.
  private static let groups = """
    {
      "default-configuration": "Release",
      "configurations": [
        "Debug",
        "Release",
      ],
      "localizations": { "development": "en" },
      "files": [
        {
          "kind": "group",
          "path": "App",
          "children": [
            { "path": "Main.swift", "target-membership": [ "App/compile-sources" ] },
          ],
        },
      ],
      "targets": [
        {
          "name": "App",
          "id": "0000000000000000000000A1",
          "product-type": "application",
          "build-phases": [
            "compile-sources",
            "resources",
          ],
          "build-settings": { "GENERATE_INFOPLIST_FILE": "YES" },
        },
      ],
    }

    """

  @Test func aListedFileAddsOneLineToANewerProject() throws {
    try folder.write(Self.groups, to: "App.xcodeproj/project.xcproj")
    try folder.write("import UIKit\n", to: "App/Main.swift")
    try add("cell", "RecipeCell", "--kind", "collection")
    let line = #"{ "path": "RecipeCell.swift", "target-membership": [ "App/compile-sources" ] },"#
    #expect(
      try added(to: Self.groups, in: folder.text("App.xcodeproj/project.xcproj")) == [
        "        \(line)"
      ])
    // The new file is a member of the target, so its class is known.
    let again = try folder.quince("new", "cell", "RecipeCell")
    #expect(again.code == 1)
    #expect(again.errors.contains("App already has a type RecipeCell"))
  }

  @Test func aTargetWithoutACatalogGetsOne() throws {
    try folder.write(Self.groups, to: "App.xcodeproj/project.xcproj")
    try folder.write("import UIKit\n", to: "App/Main.swift")
    #expect(
      try add("asset", "Sky", "--color", "#3366ff", "--dark", "112233").split(separator: "\n") == [
        "Created App/Assets.xcassets/Contents.json",
        "Created App/Assets.xcassets/Sky.colorset/Contents.json",
        "Changed App.xcodeproj/project.xcproj",
      ])
    let line = #"{ "path": "Assets.xcassets", "target-membership": [ "App/resources" ] },"#
    #expect(
      try added(to: Self.groups, in: folder.text("App.xcodeproj/project.xcproj")) == [
        "        \(line)"
      ])
    let color = try folder.text("App/Assets.xcassets/Sky.colorset/Contents.json")
    #expect(color.contains(#""red" : "0x33""#))
    #expect(color.contains(#""value" : "dark""#))
    #expect(try folder.text("App/Assets.xcassets/Contents.json").contains("xcode"))
  }

  // MARK: Storyboards

  @Test func aSceneIsAddedAfterTheOthers() throws {
    try add("Recipes")
    let file = "Recipes/Recipes/Base.lproj/Main.storyboard"
    let before = try folder.text(file)
    try add("controller", "DetailController", "--storyboard", "Main", "--project", "Recipes")
    try add("scene", "List", "--class", "UITableViewController", "--project", "Recipes")
    try add("scene", "Again", "--class", "DetailController", "--project", "Recipes")
    let after = try folder.text(file)
    #expect(added(to: before, in: after) != nil)
    let ids = after.matches(of: /\bid="([^"]+)"/).map(\.1)
    #expect(Set(ids).count == ids.count)
    #expect(after.contains(#"<tableViewController storyboardIdentifier="List" id="#))
    #expect(after.contains(#"customClass="DetailController" customModule="Recipes""#))

    try folder.edit(
      "Recipes/Recipes/ViewController.swift",
      [
        "// Set up the screen here.": """
        let screens = ["DetailController", "List", "Again"].map { name in
                    let screen = storyboard!.instantiateViewController(withIdentifier: name)
                    screen.loadViewIfNeeded()
                    return type(of: screen)
                }
                view.accessibilityIdentifier = "screens"
                view.isAccessibilityElement = true
                view.accessibilityLabel = "\\(screens)"
        """
      ])
    let elements = try folder.quince("elements", "Recipes")
    #expect(
      elements.output.contains(
        "[Recipes.DetailController, UIKit.UITableViewController, Recipes.DetailController]"),
      "\(elements)")
  }

  @Test func aSceneNeedsItsClassAndANewIdentifier() throws {
    try add("Recipes")
    let project = ["--project", "Recipes"]
    let file = "Recipes/Recipes/Base.lproj/Main.storyboard"
    let before = try folder.text(file)
    #expect(
      try folder.quince(["new", "scene", "Nowhere"] + project).errors
        .contains("quince new controller Nowhere --storyboard Main"))
    #expect(
      try folder.quince(["new", "scene", "A", "--storyboard", "Other"] + project).code == 64)
    #expect(try folder.text(file) == before)
    try add("scene", "ViewController", "--project", "Recipes")
    let again = try folder.quince(["new", "scene", "ViewController"] + project)
    #expect(again.code == 1)
    #expect(again.errors.contains("already has a scene “ViewController”"))
  }

  @Test func containersShowOtherScenes() throws {
    try add("Recipes")
    let project = ["--project", "Recipes"]
    func scene(_ arguments: String...) throws {
      try add(arguments: ["scene"] + arguments + project)
    }
    try scene("Detail", "--class", "UIViewController")
    try scene("Steps", "--class", "UINavigationController", "--show", "Detail")
    try scene(
      "Start", "--class", "UITabBarController", "--show", "ViewController", "--show", "Steps",
      "--initial")
    try folder.edit(
      "Recipes/Recipes/ViewController.swift",
      [
        "// Set up the screen here.": """
        let tabs = tabBarController!.viewControllers!
                let steps = tabs[1] as! UINavigationController
                view.accessibilityIdentifier = "screens"
                view.isAccessibilityElement = true
                view.accessibilityLabel = "\\(tabs.count) tabs, \\(steps.viewControllers.count) step"
        """
      ])
    let elements = try folder.quince("elements", "Recipes")
    #expect(elements.output.contains("2 tabs, 1 step"), "\(elements)")
  }

  @Test func anotherCatalogIsChosen() throws {
    try add("Recipes")
    try folder.write("{}", to: "Recipes/Recipes/Colors.xcassets/Contents.json")
    let color = ["asset", "Sky", "--color", "#3366ff", "--project", "Recipes"]
    #expect(
      try add(arguments: color + ["--catalog", "Colors"])
        == "Created Recipes/Recipes/Colors.xcassets/Sky.colorset/Contents.json\n")
    #expect(
      try add(arguments: color)
        == "Created Recipes/Recipes/Assets.xcassets/Sky.colorset/Contents.json\n")
  }

  // MARK: Mistakes

  @Test func mistakesChangeNothing() throws {
    try add("Recipes")
    try folder.write("mine", to: "Recipes/Recipes/Notes.swift")
    let cases: [(arguments: [String], code: Int32, message: String)] = [
      (["controller", "1st"], 64, "can't be the name of a class"),
      (["controller", "class"], 64, "can't be the name of a class"),
      (["controller", "ViewController"], 1, "already has a type ViewController"),
      (["file", "Notes"], 1, "it already exists"), (["file", "a/b"], 64, "Invalid name"),
      (["file", "A", "--target", "Other"], 1, "its targets are: Recipes (application)"),
      (["file", "A", "--folder", "Elsewhere"], 1, "the folders of the project are: Recipes"),
      (["asset", "Sky", "--color", "blue"], 64, "Invalid color “blue”"),
      (["asset", "Sky", "Recipes/README.md"], 1, "use a PNG, JPEG, SVG, or PDF file"),
      (["asset", "AccentColor", "--color", "#112233"], 1, "it already exists"),
      (["asset", "A", "--catalog", "Colors"], 64, "Its asset catalogs are: Assets"),
      (
        ["scene", "A", "--class", "UIViewController", "--show", "ViewController"], 1,
        "only navigation and tab controllers"
      ),
      (
        ["scene", "A", "--class", "UITabBarController", "--show", "Nowhere"], 1,
        "no scene with the identifier or class “Nowhere”"
      ),
    ]
    for (arguments, code, message) in cases {
      let outcome = try folder.quince(["new"] + arguments + ["--project", "Recipes"])
      #expect(outcome.code == code, "\(arguments): \(outcome)")
      #expect(outcome.errors.contains(message), "\(arguments): \(outcome)")
    }
    #expect(try folder.text("Recipes/Recipes/Notes.swift") == "mine")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("Recipes/Recipes").path).count
        == 7)
  }
}
