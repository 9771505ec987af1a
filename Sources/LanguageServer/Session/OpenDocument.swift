import Foundation

/// A file that's open in the editor.
struct OpenDocument {
  /// The editor's address of the file.
  let address: String
  /// The editor's number of the current text.
  var version: JSONValue
  var text: SourceText
  /// The number of the rewritten text.
  var copyVersion = 1
  /// Waits for the user to stop typing, and then checks the file.
  var check: Task<Void, Never>?

  /// Applies the editor's changes.
  mutating func apply(_ changes: [JSONValue]) {
    for change in changes {
      let new = change["text"]?.text ?? ""
      if let start = Position(change["range"]?["start"]),
        let end = Position(change["range"]?["end"])
      {
        text.replace(start, end, with: new)
      } else {
        text = SourceText(new)
      }
    }
  }
}
