import EditorMessages

/// A value as the editor shows it, in the words of Swift.
struct ShownValue: Equatable {
  let text: String

  /// Creates the text for a value from the debugger's.
  /// - Parameters:
  ///   - value: The debugger's text, such as `some "one"`.
  ///   - type: The name of the type, such as `String?`.
  init(_ value: String, type: String) {
    var words = value
    while words.hasPrefix("some ") { words = String(words.dropFirst("some ".count)) }
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    if parts.count == 2 {
      let isTwice = parts[0] == parts[1]
      let isBoolean = ["0 false", "1 true"].contains(words)
      if isTwice || isBoolean { words = parts[1] }
    }
    text = Self.object(at: words, type: type) ?? words
  }

  /// Returns the text for an object, which the debugger shows as an address.
  private static func object(at address: String, type: String) -> String? {
    guard address.wholeMatch(of: /0x[0-9a-f]{16}/) != nil,
      let name = type.split(whereSeparator: { "?!".contains($0) }).first?.split(separator: ".").last
    else { return nil }
    guard name.wholeMatch(of: /\w+(<.*)?/) != nil else { return nil }
    return "<\(name): 0x\(String(address.dropFirst(2).drop { $0 == "0" }))>"
  }
}
