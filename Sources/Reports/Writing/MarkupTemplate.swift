import Foundation
import Safeguards

/// The text of a page with names in double braces, which are replaced by the parts of the page.
struct MarkupTemplate {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Returns the contents of a template file.
  /// - Throws: `FileFailure` if the file can't be read.
  static func part(_ name: String) throws(FileFailure) -> String {
    try InputFile.text(of: Bundle.module.bundleURL.appendingPathComponent("Page/\(name)"))
  }

  /// Replaces each name with its part.
  ///
  /// Names inside a part aren't replaced.
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
