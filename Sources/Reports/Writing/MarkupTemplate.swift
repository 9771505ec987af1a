import Foundation
import Safeguards

/// The text of a page with names in double braces, each of which stands for a part.
struct MarkupTemplate {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Returns the contents of one of the pages' files.
  /// - Throws: `FileFailure` if it can't be read.
  static func part(_ name: String) throws(FileFailure) -> String {
    try InputFile.text(of: Bundle.module.bundleURL.appendingPathComponent("Page/\(name)"))
  }

  /// Replaces each name with its part; the contents of a part aren't changed.
  func filled(with parts: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "{{"),
      let end = rest.range(of: "}}", range: start.upperBound..<rest.endIndex)
    {
      result += rest[..<start.lowerBound]
      result += parts[String(rest[start.upperBound..<end.lowerBound])] ?? ""
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
