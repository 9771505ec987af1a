import ArgumentParser
import Foundation
import ProjectTemplates
import Safeguards
import Suggestions

/// The command `quince new NAME`.
struct CreateProject: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "project",
    abstract: "Create an Xcode project of an app in a new folder.",
    discussion: """
      The project opens in Xcode, and runs with “quince run”. On a terminal, the command asks for \
      what you leave out.

      Exit codes: 0 the project is created, 1 it can't be written, 64 incorrect usage.
      """)

  @Argument(help: "The name of the app, its project, and the new folder.")
  var name: String?

  /// Words after the name, which are a mistake.
  @Argument(help: .hidden)
  var others: [String] = []

  @Flag(help: "Describe the first screen in a storyboard, or create it in code.")
  var interface: NewProject.Interface?

  @Flag(inversion: .prefixedNo, help: "Add targets for unit tests and UI tests.")
  var tests: Bool?

  @Option(help: "The format of the project's file: pbxproj, or xcproj, which needs Xcode 27.")
  var format = NewProject.Format.pbxproj

  @Option(help: "The first part of the bundle identifier.")
  var bundlePrefix = "com.example"

  @Option(help: "Create this folder (default: one with the app's name).", completion: .directory)
  var folder: String?

  func validate() throws {
    guard bundlePrefix.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*/) != nil else {
      throw ValidationError(
        "“\(bundlePrefix)” can't start a bundle identifier. Use letters, digits, hyphens, and "
          + "periods, such as com.example.")
    }
    if let name {
      guard others.isEmpty else { throw ValidationError(advice(about: name)) }
      _ = try projectName(name)
    }
    if name == nil, !Terminal().canAsk {
      throw ValidationError("Add the name of the app, as in “quince new Recipes”.")
    }
  }

  /// Returns the error for several words: a misspelled subcommand, or a name without quotation marks.
  private func advice(about name: String) -> String {
    let kinds = NewCommand.configuration.subcommands.map { $0._commandName }
    if let kind = Spelling.names(near: name, among: kinds).first {
      return "Unknown kind of file “\(name)”. Did you mean “\(kind)”?"
    }
    let words = ([name] + others).joined(separator: " ")
    return "To use a name with spaces, put it in quotation marks: quince new "
      + words.quotedForShell
  }

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      let project = try description()
      let path = folder ?? project.name.text
      try NewFolder.write(project.files, to: URL(fileURLWithPath: path, isDirectory: true))
      terminal.print("\(path)/\(project.fileName)")
      terminal.hint("Show the app with: quince run \(path.quotedForShell)")
    }
  }

  /// Returns the project, after questions if the command has no name.
  private func description() throws -> NewProject {
    let answers = try name == nil ? Answers(asking: Terminal()) : nil
    return NewProject(
      name: try answers?.name ?? projectName(name ?? ""),
      interface: interface ?? answers?.interface ?? .storyboard,
      hasTests: tests ?? answers?.hasTests ?? false, format: format, bundlePrefix: bundlePrefix)
  }

  private func projectName(_ text: String) throws -> ProjectName {
    do { return try ProjectName(text) } catch { throw ValidationError("\(error)") }
  }
}

/// The answers of a user who leaves out the name.
private struct Answers {
  let name: ProjectName
  let interface: NewProject.Interface
  let hasTests: Bool

  init(asking terminal: Terminal) throws {
    name = try terminal.ask("What's the name of the app?", ProjectName.init)
    interface =
      try terminal.confirm("Do you want to create the screens in code, without a storyboard?")
      ? .code : .storyboard
    hasTests = try terminal.confirm("Do you want targets for tests?")
  }
}

extension NewProject.Interface: EnumerableFlag {}
extension NewProject.Format: ExpressibleByArgument {}
