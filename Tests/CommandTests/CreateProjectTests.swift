import Foundation
import Testing

/// `quince new`, on a terminal and without one, in an empty folder.
final class CreateProjectTests {
  private let folder: WorkingFolder

  init() throws { folder = try WorkingFolder() }

  /// The formats and interfaces in two pairs, because each project takes seconds to build.
  @Test(arguments: [
    ["--storyboard", "--format", "pbxproj"], ["--code", "--format", "xcproj"],
  ])
  func aNewProjectRunsAndPassesItsTests(options: [String]) throws {
    let name = "Übung 1"
    let created = try folder.quince(["new", name, "--tests"] + options)
    #expect(created.code == 0, "\(created)")
    #expect(created.output == "\(name)/\(name).xcodeproj\n")
    #expect(created.errors.isEmpty)

    let played = try folder.quince("play", "\(name)/Flows", name)
    #expect(played.code == 0, "\(played)")
    #expect(!played.errors.contains("warning"), "\(played)")

    let tested = try folder.quince("test", name)
    #expect(tested.code == 0, "\(tested)")
    #expect(tested.output.contains("2 passed, 0 failed"), "\(tested)")
  }

  @Test func theSameCommandMakesTheSameProject() throws {
    #expect(try folder.quince("new", "Same", "--folder", "one").code == 0)
    #expect(try folder.quince("new", "Same", "--folder", "two").code == 0)
    let file = "Same.xcodeproj/project.pbxproj"
    #expect(try folder.text("one/\(file)") == folder.text("two/\(file)"))
    #expect(
      try folder.text("one/\(file)").contains("PRODUCT_BUNDLE_IDENTIFIER = com.example.Same;"))
  }

  @Test(arguments: ["", "1Password", "../Up", "a/b", "Name ", "A\u{1B}[31m", "\u{202E}A"])
  func aNameThatAFolderCannotHaveIsRefused(name: String) throws {
    let outcome = try folder.quince("new", name)
    #expect(outcome.code == 64, "\(outcome)")
    #expect(outcome.errors.contains("can't be the name of a project"), "\(outcome)")
    #expect(try folder.names.isEmpty)
  }

  @Test func aFolderWithFilesIsNotChanged() throws {
    try folder.write("mine", to: "Taken/notes.txt")
    let outcome = try folder.quince("new", "Taken")
    #expect(outcome.code == 1, "\(outcome)")
    #expect(outcome.errors.contains("already exists and isn't an empty folder"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("Taken").path)
        == ["notes.txt"])
    #expect(
      try folder.names == ["Taken"])
  }

  @Test func aFolderWithOnlyARepositoryIsFilled() throws {
    try folder.write("", to: ".git/HEAD")
    #expect(try folder.quince("new", "Cloned", "--folder", ".").code == 0)
    #expect(try folder.text("README.md").hasPrefix("# Cloned\n"))
    #expect(
      try folder.names == [
        ".git", ".gitignore", "Cloned", "Cloned.xcodeproj", "Flows", "README.md",
      ])
  }

  @Test(arguments: ["/proc/App", "no-such-folder/App"])
  func aFolderThatCannotBeCreatedIsReported(path: String) throws {
    let outcome = try folder.quince("new", "App", "--folder", path)
    #expect(outcome.code == 1, "\(outcome)")
    #expect(outcome.errors.contains("no such file or directory"), "\(outcome)")
    #expect(try folder.names.isEmpty)
  }

  @Test func severalWordsAreExplained() throws {
    let misspelled = try folder.quince("new", "contrller", "Detail")
    #expect(misspelled.code == 64)
    #expect(misspelled.errors.contains("Did you mean “controller”?"), "\(misspelled)")
    let unquoted = try folder.quince("new", "My", "Recipes")
    #expect(unquoted.code == 64)
    #expect(unquoted.errors.contains("quince new 'My Recipes'"), "\(unquoted)")
  }

  @Test(arguments: ["UIKit", "class"])
  func aNameThatSwiftUsesIsRefused(name: String) throws {
    let outcome = try folder.quince("new", name)
    #expect(outcome.code == 64, "\(outcome)")
    #expect(outcome.errors.contains("Swift uses it for something else"), "\(outcome)")
  }

  @Test func withoutATerminalNothingIsAsked() throws {
    let outcome = try folder.quince("new")
    #expect(outcome.code == 64, "\(outcome)")
    #expect(outcome.errors.contains("Add the name of the app, as in “quince new Recipes”."))
  }

  @Test func aBundlePrefixIsChecked() throws {
    let outcome = try folder.quince("new", "App", "--bundle-prefix", "com..example")
    #expect(outcome.code == 64, "\(outcome)")
    #expect(outcome.errors.contains("can't start a bundle identifier"))
  }

  /// The program `script` runs the command in a terminal.
  @Test func aTerminalIsAskedUntilTheAnswerIsValid() throws {
    try folder.write("1\nRecipes\nyes\nmaybe\nn\n", to: "answers.txt")
    let outcome = try Command.run(
      [
        "-c",
        "cd '\(folder.url.path)' && script -qec '\(Command.executable.path) new' out.txt <answers.txt",
      ], program: URL(fileURLWithPath: "/bin/sh"))
    #expect(outcome.code == 0, "\(outcome)")
    let shown = try folder.text("out.txt")
    #expect(shown.contains("What's the name of the app?"))
    #expect(shown.contains("can't be the name of a project"))
    #expect(shown.contains("Answer y or n."))
    #expect(shown.contains("Recipes/Recipes.xcodeproj"))
    #expect(
      try folder.text("Recipes/Recipes/SceneDelegate.swift").contains(
        "UIWindow(windowScene: scene)"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("Recipes/RecipesTests").path))
  }
}
