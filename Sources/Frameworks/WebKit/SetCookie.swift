/// The values of header fields that set cookies, which URL sessions on Linux join to one.
enum SetCookie {
  /// Returns the values of the single fields.
  ///
  /// A comma is also in dates, but only a new value has a name and an equal sign after it.
  static func split(_ joined: String) -> [String] {
    var values: [String] = []
    for part in joined.split(separator: ",", omittingEmptySubsequences: false) {
      if let last = values.last, !startsValue(part) {
        values[values.count - 1] = last + "," + part
      } else {
        values.append(String(part.drop(while: \.isWhitespace)))
      }
    }
    return values
  }

  private static func startsValue(_ part: Substring) -> Bool {
    let name = part.drop(while: \.isWhitespace).prefix { !"=;\" \t".contains($0) }
    return !name.isEmpty && part[name.endIndex...].first == "="
  }
}
