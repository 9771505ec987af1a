/// A place in a source file, as crashes report it.
struct SourcePlace: Equatable {
  let file: String
  /// The line, from 1.
  let line: Int?

  /// Reads `ViewController.swift:12:7`; `nil` for nothing.
  init?(_ text: String?) {
    guard let text, !text.isEmpty else { return nil }
    if let match = text.wholeMatch(of: /(.*?):(\d+)(?::\d+)?/) {
      file = String(match.1)
      line = Int(match.2)
    } else {
      file = text
      line = nil
    }
  }
}
