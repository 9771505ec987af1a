/// A URL in which `*` stands for any characters.
package struct URLPattern: Codable, Equatable, Sendable, CustomStringConvertible {
  /// The pattern as text.
  package let description: String

  /// Creates a pattern.
  package init(_ text: String) {
    description = text
  }

  /// Returns whether the pattern matches a whole URL.
  package func matches(_ url: String) -> Bool {
    let (pattern, url) = (Array(description.utf8), Array(url.utf8))
    var (next, position) = (0, 0)
    // The last star, and the end of the characters that it stands for.
    var star: (pattern: Int, url: Int)?
    while position < url.count {
      if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
        star = (next, position)
        next += 1
      } else if next < pattern.count, pattern[next] == url[position] {
        (next, position) = (next + 1, position + 1)
      } else if let last = star {
        star = (last.pattern, last.url + 1)
        (next, position) = (last.pattern + 1, last.url + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
