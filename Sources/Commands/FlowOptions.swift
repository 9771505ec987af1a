import ArgumentParser
import Foundation
import Glibc

/// What every command that performs flows can be told.
struct FlowOptions: ParsableArguments {
  private static let usualFolder = "artifacts"

  @Option(
    help: """
      The folder for the pictures of takeScreenshot and of failures. (default: \(usualFolder))
      """)
  var screenshots: String?

  @Option(
    name: .customLong("env"),
    help: "NAME=VALUE: what ${NAME} stands for in the flows; may be given several times.")
  var environment: [String] = []

  func validate() throws {
    for pair in environment where !pair.contains("=") {
      throw ValidationError("“\(pair)” is not NAME=VALUE.")
    }
    // A stranger's project, in whose folder the command is run, can bring a link to any folder.
    var status = stat()
    if screenshots == nil, lstat(Self.usualFolder, &status) == 0,
      status.st_mode & S_IFMT == S_IFLNK
    {
      throw ValidationError(
        "\(Self.usualFolder) is a symbolic link here. Choose the folder for pictures with "
          + "--screenshots DIR.")
    }
  }

  /// The folder for pictures.
  var folder: URL { URL(fileURLWithPath: screenshots ?? Self.usualFolder, isDirectory: true) }

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
