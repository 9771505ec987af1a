import Foundation

/// A file that's open in the editor.
struct OpenDocument {
  /// The editor's address of the file.
  let address: String
  /// The editor's number of the current text.
  var version: JSONValue
  private(set) var text: SourceText
  /// The number of times that the text has changed.
  private(set) var revision = 0
  /// The revision that was last sent to the builder, or `nil` if none was.
  var sentRevision: Int?
  /// Waits for the builder to rewrite the current text.
  var rewriting: Task<Void, Never>?
  /// Whether the toolchain's server has opened the rewritten text.
  var isPassedOn = false
  /// The number of the rewritten text.
  var copyVersion = 1
  /// Waits for the user to stop typing, and then checks the file.
  var check: Task<Void, Never>?

  init(address: String, version: JSONValue, text: String) {
    self.address = address
    self.version = version
    self.text = SourceText(text)
  }

  /// Applies the editor's changes.
  mutating func apply(_ changes: [JSONValue]) {
    revision += 1
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
