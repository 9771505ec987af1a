import ArgumentParser

/// The command.
@main
struct Quince: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs UIKit apps without a Mac.")
}
