import Foundation
import Safeguards

/// An HTML page that needs only the pictures beside it, and runs no script but its own.
struct HTMLPage {
  /// The page.
  let text: String

  /// Fills the page's body, styled by the style sheet of the same name.
  /// - Parameters:
  ///   - name: the body's file without its ending.
  ///   - title: the title as plain text.
  ///   - parts: the values of the names in the body, as markup.
  /// - Throws: `FileFailure` if the page's files can't be read.
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
