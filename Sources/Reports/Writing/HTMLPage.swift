import Foundation
import Safeguards

/// An HTML page that needs only the images stored with it, and runs only its own script.
struct HTMLPage {
  /// The HTML text of the page.
  let text: String

  /// Creates a page from a body file, styled by the style sheet of the same name.
  /// - Parameters:
  ///   - name: The name of the body file without its extension.
  ///   - title: The title as plain text.
  ///   - parts: The values of the names in the body, as markup.
  /// - Throws: `FileFailure` if the template files can't be read.
  init(_ name: String, title: String, parts: [String: String]) throws(FileFailure) {
    let nonce = (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
    var parts = parts
    parts["nonce"] = nonce
    parts["title"] = title.onOneLine.escapedForMarkup
    parts["style"] = try MarkupTemplate.part("frame.css") + MarkupTemplate.part("\(name).css")
    parts["body"] = MarkupTemplate(try MarkupTemplate.part("\(name).html")).filled(with: parts)
    text = MarkupTemplate(try MarkupTemplate.part("frame.html")).filled(with: parts)
  }
}
