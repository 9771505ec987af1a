import ArgumentParser
import Foundation
import Glibc

/// The options of all commands that play flows.
struct FlowOptions: ParsableArguments {
  private static let usualFolder = "artifacts"

  @Option(
    help: """
      Write screenshots of takeScreenshot and of failures to this folder \
      (default: \(usualFolder)).
      """)
  var screenshots: String?

  @Option(
    name: .customLong("env"),
    help: ArgumentHelp(
      "Set the value of ${NAME} in the flows. You can repeat this option.",
      valueName: "name=value"))
  var environment: [String] = []

  func validate() throws {
    for pair in environment where !pair.contains("=") {
      throw ValidationError("Invalid value “\(pair)” for --env: use NAME=VALUE.")
    }
    // If the command runs in a project's folder, that folder can contain a link to any other
    // folder.
    var status = stat()
    if screenshots == nil, lstat(Self.usualFolder, &status) == 0,
      status.st_mode & S_IFMT == S_IFLNK
    {
      throw ValidationError(
        "“\(Self.usualFolder)” is a symbolic link. Choose another folder for screenshots with "
          + "--screenshots DIR.")
    }
  }

  /// The folder for screenshots.
  var folder: URL { URL(fileURLWithPath: screenshots ?? Self.usualFolder, isDirectory: true) }

  /// The value of each name.
  var values: [String: String] {
    var values: [String: String] = [:]
    for pair in environment {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[String(parts[0])] = String(parts[1])
    }
    return values
  }
}
