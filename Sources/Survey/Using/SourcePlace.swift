/// A location in a source file, as crash reports describe it.
struct SourcePlace: Equatable {
  let file: String
  /// The line, counted from 1.
  let line: Int?

  /// Parses a location such as `ViewController.swift:12:7`, or returns `nil` if there is none.
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
