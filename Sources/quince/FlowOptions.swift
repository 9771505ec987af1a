import ArgumentParser
import Foundation

/// What every command that performs flows can be told.
struct FlowOptions: ParsableArguments {
  @Option(help: "The folder for the pictures of takeScreenshot and of failures.")
  var screenshots = "artifacts"

  @Option(
    name: .customLong("env"),
    help: "NAME=VALUE: what ${NAME} stands for in the flows; may be given several times.")
  var environment: [String] = []

  func validate() throws {
    for pair in environment where !pair.contains("=") {
      throw ValidationError("“\(pair)” is not NAME=VALUE.")
    }
  }

  /// The folder for pictures.
  var folder: URL { URL(fileURLWithPath: screenshots, isDirectory: true) }

  /// What each name stands for.
  var values: [String: String] {
    var values: [String: String] = [:]
    for pair in environment {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[String(parts[0])] = String(parts[1])
    }
    return values
  }
}
