import ArgumentParser

/// The command.
@main
struct Quince: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs UIKit apps without a Mac.",
    discussion: """
      Builds an Xcode project with the Swift toolchain against Quince's own UIKit and shows it on a \
      simulated iPhone in the browser, or drives it without one for tests.
      """,
    subcommands: [Run.self, Build.self, Screenshot.self, Play.self, Record.self, Doctor.self])
}
