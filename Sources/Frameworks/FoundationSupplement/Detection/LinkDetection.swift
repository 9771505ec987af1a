import Foundation

/// Finds web and email addresses.
struct LinkDetection: Detection {
  private static let schemes = NSRegularExpression(
    known: #"\b[a-z][a-z0-9+.-]*://[^\s<>"“”]+|\bmailto:[^\s<>"“”]+"#)
  private static let mail = NSRegularExpression(
    known: #"\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#)
  private static let hosts = NSRegularExpression(
    known:
      #"(?<![@\w.])(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|dev|app|info|biz|co\.uk|de|fr|ch|at|nl|it|es|se|eu|jp|me|tv))\b(?:/[^\s<>"“”]*)?"#
  )

  func matches(in text: NSString, range: NSRange) -> [DetectedText] {
    var found = matches(of: Self.schemes, before: "", in: text, range)
    for (expression, prefix) in [(Self.mail, "mailto:"), (Self.hosts, "http://")] {
      let more = matches(of: expression, before: prefix, in: text, range)
      found += more.filter { new in
        !found.contains { $0.range.intersection(new.range) != nil }
      }
    }
    return found
  }

  private func matches(
    of expression: NSRegularExpression, before prefix: String, in text: NSString, _ range: NSRange
  ) -> [DetectedText] {
    expression.matches(in: text as String, range: range).compactMap { match in
      let address = Self.withoutEnd(text.substring(with: match.range))
      let range = NSRange(location: match.range.location, length: address.utf16.count)
      return URL(string: prefix + address).map { DetectedText(.link($0), range: range) }
    }
  }

  /// Returns a URL without the punctuation at the end of the sentence, or the parentheses around
  /// it.
  private static func withoutEnd(_ address: String) -> String {
    var address = address
    while let last = address.last {
      let closes = last == ")" && address.count { $0 == ")" } > address.count { $0 == "(" }
      guard closes || ".,;:!?'’*".contains(last) else { break }
      address.removeLast()
    }
    return address
  }
}
