/// The calls and members in Swift code, by name.
///
/// They're determined from the text alone.
struct SwiftCalls {
  /// The labels of each call of a function, with `_` for an unlabeled argument.
  private(set) var calls: [String: Set<[String]>] = [:]
  /// The members that appear after a dot.
  private(set) var members: Set<String> = []

  private struct Bracket {
    /// The name of the called function, if there is one.
    var name: String?
    var labels: [String] = []
    var isAtStart = true
  }

  private var brackets: [Bracket] = []
  private var word: [UInt8] = []
  private var words: [String] = []
  private var isBehindDot = false

  /// Adds the names in the text of a file.
  mutating func read(_ text: String) {
    brackets = []
    for line in text.split(separator: "\n") {
      if let first = line.utf8.first, first != UInt8(ascii: " ") { brackets = [] }
      words = []
      read(line: Array(line.utf8))
    }
  }

  private mutating func read(line: [UInt8]) {
    var index = 0
    while index < line.count {
      let byte = line[index]
      if byte == UInt8(ascii: "/"), index + 1 < line.count, line[index + 1] == byte { break }
      if byte == UInt8(ascii: "\"") {
        finishWord(before: byte)
        startArgument()
        index = end(ofStringAt: index, in: line)
      } else if Self.isLetter(byte) {
        word.append(byte)
      } else {
        finishWord(before: byte)
        read(byte)
      }
      index += 1
    }
    finishWord(before: UInt8(ascii: " "))
  }

  /// Returns the position of the quotation mark that ends a string in a line.
  private func end(ofStringAt start: Int, in line: [UInt8]) -> Int {
    var index = start + 1
    while index < line.count, line[index] != UInt8(ascii: "\"") {
      index += line[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func finishWord(before next: UInt8) {
    guard !word.isEmpty else { return }
    let text = String(decoding: word, as: UTF8.self)
    word = []
    if isBehindDot { members.insert(text) }
    isBehindDot = false
    words.append(text)
    guard let last = brackets.indices.last, brackets[last].isAtStart else { return }
    if next == UInt8(ascii: ":") { brackets[last].labels.append(text) } else { startArgument() }
    brackets[last].isAtStart = false
  }

  /// Adds an unlabeled argument.
  private mutating func startArgument() {
    guard let last = brackets.indices.last, brackets[last].isAtStart else { return }
    brackets[last].labels.append("_")
    brackets[last].isAtStart = false
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ","): if let last = brackets.indices.last { brackets[last].isAtStart = true }
    case UInt8(ascii: "."): isBehindDot = true
    case UInt8(ascii: " "): break
    default: startArgument()
    }
  }

  private mutating func open(_ byte: UInt8) {
    startArgument()
    let isDeclaration = words.count > 1 && words[words.count - 2] == "func"
    let name = byte == UInt8(ascii: "(") && !isDeclaration ? words.last : nil
    brackets.append(Bracket(name: name))
    words = []
  }

  private mutating func close() {
    guard let bracket = brackets.popLast(), let name = bracket.name else { return }
    calls[name, default: []].insert(bracket.labels)
  }
}
