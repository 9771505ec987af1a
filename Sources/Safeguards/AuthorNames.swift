/// The names in messages of the compiler and in the calls of a crash, as the author of the app
/// wrote them: the builder gives some declarations other names.
package enum AuthorNames {
  private static let names = [
    "quinceURLs": "urls", "quinceString": "string", "quinceSuperString": "string",
    "quinceGetObjectValue": "getObjectValue", "quinceSuperGetObjectValue": "getObjectValue",
    "quinceTypingAttributes": "typingAttributes", "quinceLinkTextAttributes": "linkTextAttributes",
    "quinceDefaultTextAttributes": "defaultTextAttributes", "QuinceObject": "NSObject",
    "QuinceSession": "URLSession",
  ]

  /// Returns a text with the author's names.
  package static func plain(_ text: some StringProtocol) -> String {
    guard text.contains("quince") || text.contains("Quince") else { return String(text) }
    var plain = String(text)
    plain.replace(/_quince_optional_([A-Za-z0-9]+)\w*/) { "\($0.1)" }
    plain.replace(/(\w[\w.]*)\._quince_(\w+)/) { "\($0.1).\(moved($0.2, of: $0.1))" }
    plain.replace(/_quince_\w*?_([a-z][A-Za-z0-9]*)(?!\w)/) { "\($0.1)" }
    plain.replace(/[qQ]uince[A-Z]\w*/) { names[String($0.0)] ?? String($0.0) }
    return plain
  }

  /// Returns the name of a member that starts with its type's name.
  private static func moved(_ name: Substring, of type: Substring) -> String {
    let types = type.split(separator: ".")
    for count in (1...types.count).reversed() {
      let prefix = types.suffix(count).joined(separator: "_") + "_"
      if name.hasPrefix(prefix) { return String(name.dropFirst(prefix.count)) }
    }
    return name.split(separator: "_").last.map(String.init) ?? String(name)
  }
}
