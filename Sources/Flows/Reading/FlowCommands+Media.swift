import Foundation
import Safeguards

/// The reader of the command that adds images to the photo library.
extension FlowCommandParser {
  /// The size of the largest image, in bytes.
  private static let largestImage = 64_000_000

  @Sendable static func addMedia(_ arguments: Arguments) throws -> FlowCommand {
    let paths = try arguments.wholeTexts() ?? arguments.list("files")
    guard !paths.isEmpty else { throw arguments.lacking("a list of files") }
    return .addMedia(
      try paths.map { path in
        MediaFile(path: path, data: try file(at: path, atMost: largestImage, arguments))
      })
  }

  /// Returns the contents of a file beside the flow.
  static func file(at path: String, atMost limit: Int, _ arguments: Arguments) throws -> Data {
    let parser = arguments.parser
    let url = URL(fileURLWithPath: path, relativeTo: parser.file.deletingLastPathComponent())
      .absoluteURL
    do {
      return try InputFile.read(try parser.area.resolve(url), atMost: limit)
    } catch {
      throw arguments.error("can't read “\(path)”: \(error.reason)")
    }
  }
}
