/// The text of a build setting, parsed in one pass.
enum SettingText {
  /// A piece of text, or a reference such as `$(NAME:modifier)`, whose name can contain references.
  indirect enum Part {
    case text(String)
    case reference([Part])
  }

  /// The maximum depth of references within references.
  private static let deepest = 64

  /// An open parenthesis or brace, and the text that follows it so far.
  private struct Frame {
    let open: Character
    let close: Character
    /// Whether a dollar sign precedes the parenthesis or brace.
    let isReference: Bool
    var parts: [Part] = []
    var text = ""

    mutating func finishText() {
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
    }
  }

  /// Returns the parts of a string.
  /// - Throws: `SettingExpansion.Overflow` if references are nested too deeply.
  static func parts(of text: String) throws(SettingExpansion.Overflow) -> [Part] {
    guard text.contains("$") else { return [.text(text)] }
    var stack = [Frame(open: "\0", close: "\0", isReference: false)]
    var isAfterDollar = false
    for character in text {
      let top = stack[stack.count - 1]
      if character == top.close, stack.count > 1 {
        if isAfterDollar { stack[stack.count - 1].text.append("$") }
        close(&stack)
        isAfterDollar = false
      } else if isAfterDollar && (character == "(" || character == "{") || character == top.open {
        guard stack.count < deepest else {
          throw SettingExpansion.Overflow(reason: "nests references more than \(deepest) deep")
        }
        if isAfterDollar == false {
          stack.append(Frame(open: top.open, close: top.close, isReference: false))
        } else {
          stack.append(
            Frame(open: character, close: character == "(" ? ")" : "}", isReference: true))
        }
        isAfterDollar = false
      } else {
        if isAfterDollar { stack[stack.count - 1].text.append("$") }
        isAfterDollar = character == "$"
        if !isAfterDollar { stack[stack.count - 1].text.append(character) }
      }
    }
    if isAfterDollar { stack[stack.count - 1].text.append("$") }
    while stack.count > 1 { dissolve(&stack, closing: "") }
    stack[0].finishText()
    return stack[0].parts
  }

  private static func close(_ stack: inout [Frame]) {
    guard stack[stack.count - 1].isReference else {
      dissolve(&stack, closing: String(stack[stack.count - 1].close))
      return
    }
    var frame = stack.removeLast()
    frame.finishText()
    stack[stack.count - 1].finishText()
    stack[stack.count - 1].parts.append(.reference(frame.parts))
  }

  /// Treats text in parentheses as ordinary text.
  private static func dissolve(_ stack: inout [Frame], closing: String) {
    var frame = stack.removeLast()
    frame.text += closing
    frame.finishText()
    let open = (frame.isReference ? "$" : "") + String(frame.open)
    stack[stack.count - 1].text += open
    stack[stack.count - 1].finishText()
    stack[stack.count - 1].parts += frame.parts
  }
}
