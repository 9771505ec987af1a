import Foundation
import TestSupport
import Testing

/// `quince new`, on a terminal and without one, in an empty folder.
final class CreateProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func quince(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(
      ["-C", folder.url.path, Command.executable.path] + arguments,
      program: URL(fileURLWithPath: "/usr/bin/env"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.file(path), encoding: .utf8)
  }

  /// The formats and interfaces in two pairs, because each project takes seconds to build.
  @Test(arguments: [
    ["--storyboard", "--format", "pbxproj"], ["--code", "--format", "xcproj"],
  ])
  func aNewProjectRunsAndPassesItsTests(options: [String]) throws {
    let name = "Übung 1"
    let created = try Command.run(
      ["-C", folder.url.path, Command.executable.path, "new", name, "--tests"] + options,
      program: URL(fileURLWithPath: "/usr/bin/env"))
    #expect(created.code == 0, "\(created)")
    #expect(created.output == "\(name)/\(name).xcodeproj\n")
    #expect(created.errors.isEmpty)

    let played = try quince("play", "\(name)/Flows", name)
    #expect(played.code == 0, "\(played)")
    #expect(!played.errors.contains("warning"), "\(played)")

    let tested = try quince("test", name)
    #expect(tested.code == 0, "\(tested)")
    #expect(tested.output.contains("2 passed, 0 failed"), "\(tested)")
  }

  @Test func theSameCommandMakesTheSameProject() throws {
    #expect(try quince("new", "Same", "--folder", "one").code == 0)
    #expect(try quince("new", "Same", "--folder", "two").code == 0)
    let file = "Same.xcodeproj/project.pbxproj"
    #expect(try text("one/\(file)") == text("two/\(file)"))
    #expect(try text("one/\(file)").contains("PRODUCT_BUNDLE_IDENTIFIER = com.example.Same;"))
  }

  @Test(arguments: ["", "1Password", "../Up", "a/b", "Name ", "A\u{1B}[31m", "\u{202E}A"])
  func aNameThatAFolderCannotHaveIsRefused(name: String) throws {
    let outcome = try quince("new", name)
    #expect(outcome.code == 64, "\(outcome)")
    #expect(outcome.errors.contains("can't be the name of a project"), "\(outcome)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func aFolderWithFilesIsNotChanged() throws {
    let existing = folder.file("Taken")
    try FileManager.default.createDirectory(at: existing, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: existing.appendingPathComponent("notes.txt"))
    let outcome = try quince("new", "Taken")
    #expect(outcome.code == 1, "\(outcome)")
    #expect(outcome.errors.contains("already exists and isn't an empty folder"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: existing.path) == ["notes.txt"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Taken"])
  }

  @Test func aFolderWithOnlyARepositoryIsFilled() throws {
    try FileManager.default.createDirectory(
      at: folder.file(".git/objects"), withIntermediateDirectories: true)
    #expect(try quince("new", "Cloned", "--folder", ".").code == 0)
    #expect(try text("README.md").hasPrefix("# Cloned\n"))
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == [
        ".git", ".gitignore", "Cloned", "Cloned.xcodeproj", "Flows", "README.md",
      ])
  }

  @Test(arguments: ["/proc/App", "no-such-folder/App"])
  func aFolderThatCannotBeCreatedIsReported(path: String) throws {
    let outcome = try quince("new", "App", "--folder", path)
    #expect(outcome.code == 1, "\(outcome)")
    #expect(outcome.errors.contains("no such file or directory"), "\(outcome)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test(arguments: ["UIKit", "class"])
  func aNameThatSwiftUsesIsRefused(name: String) throws {
    let outcome = try quince("new", name)
    #expect(outcome.code == 64, "\(outcome)")
    #expect(outcome.errors.contains("Swift uses it for something else"), "\(outcome)")
  }

  @Test func withoutATerminalNothingIsAsked() throws {
    let outcome = try quince("new")
    #expect(outcome.code == 64, "\(outcome)")
    #expect(outcome.errors.contains("Add the name of the app, as in “quince new Recipes”."))
  }

  @Test func aBundlePrefixIsChecked() throws {
    let outcome = try quince("new", "App", "--bundle-prefix", "com..example")
    #expect(outcome.code == 64, "\(outcome)")
    #expect(outcome.errors.contains("can't start a bundle identifier"))
  }

  /// The program `script` runs the command in a terminal.
  @Test func aTerminalIsAskedUntilTheAnswerIsValid() throws {
    let answers = folder.file("answers.txt")
    try Data("1\nRecipes\nyes\nmaybe\nn\n".utf8).write(to: answers)
    let outcome = try Command.run(
      [
        "-c",
        "cd '\(folder.url.path)' && script -qec '\(Command.executable.path) new' out.txt <answers.txt",
      ], program: URL(fileURLWithPath: "/bin/sh"))
    #expect(outcome.code == 0, "\(outcome)")
    let shown = try text("out.txt")
    #expect(shown.contains("What's the name of the app?"))
    #expect(shown.contains("can't be the name of a project"))
    #expect(shown.contains("Answer y or n."))
    #expect(shown.contains("Recipes/Recipes.xcodeproj"))
    #expect(
      try text("Recipes/Recipes/SceneDelegate.swift").contains("UIWindow(windowScene: scene)"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("Recipes/RecipesTests").path))
  }
}
