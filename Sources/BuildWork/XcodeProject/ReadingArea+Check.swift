import AppBuilder
import Foundation
import Safeguards

extension ReadingArea {
  /// - Throws: `BuildFailure` if a file is or leads where a project may not read.
  func check(_ file: URL, what: String = "the file", element: String? = nil) throws {
    do {
      try resolve(file)
    } catch {
      throw BuildFailure(
        "\(what) may not be read: \(error.reason)", file: file.path, element: element,
        hint: "if the project needs it, allow its folder with --also-read")
    }
  }
}
