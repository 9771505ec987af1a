/// Reads the interface of a module as the toolchain prints it: one declaration in a line.
struct InterfaceReader {
  enum Kind {
    case aClass
    case aProtocol
    case other
  }

  struct Method {
    let name: String
    /// Such as `_:with:`.
    let labels: String
    let text: String
    /// Whether an extension declares it.
    let isDefault: Bool
  }

  struct DeclaredType {
    var kind = Kind.other
    var superclass = ""
    var properties: Set<String> = []
    var methods: [Method] = []
  }

  private(set) var types: [String: DeclaredType] = [:]
  private var scopes: [(name: String, isExtension: Bool)] = []

  /// Reads one line.
  mutating func read(_ line: Substring) {
    let text = line.drop { $0 == " " }
    guard !text.hasPrefix("//"), !text.hasPrefix("*"), !text.isEmpty else { return }
    if text.hasPrefix("}") {
      if !scopes.isEmpty { scopes.removeLast() }
      return
    }
    let words = Self.words(text)
    if text.hasSuffix("{") {
      open(words)
    } else if let scope = scopes.last, !scope.name.isEmpty {
      member(text, words, of: scope)
    }
  }

  private mutating func open(_ words: [Substring]) {
    let keywords: Set<Substring> = ["class", "protocol", "extension", "struct", "enum", "actor"]
    guard let position = words.firstIndex(where: keywords.contains), position + 1 < words.count
    else {
      scopes.append(("", false))
      return
    }
    let name = Self.plain(words[position + 1])
    let isExtension = words[position] == "extension"
    scopes.append((name, isExtension))
    guard !isExtension else { return }
    switch words[position] {
    case "class":
      types[name, default: DeclaredType()].kind = .aClass
      if position + 3 < words.count, words[position + 2] == ":" {
        types[name]?.superclass = Self.plain(words[position + 3])
      }
    case "protocol": types[name, default: DeclaredType()].kind = .aProtocol
    default: break
    }
  }

  private mutating func member(
    _ text: Substring, _ words: [Substring], of scope: (name: String, isExtension: Bool)
  ) {
    if let position = words.firstIndex(of: "var"), position + 1 < words.count {
      types[scope.name, default: DeclaredType()].properties.insert(
        String(words[position + 1].prefix { $0 != ":" }))
    } else if let range = text.firstRange(of: "func "),
      let open = text[range.upperBound...].firstIndex(of: "(")
    {
      let name = text[range.upperBound..<open].prefix { $0 != "<" }
      types[scope.name, default: DeclaredType()].methods.append(
        Method(
          name: String(name.filter { $0 != "`" }), labels: Self.labels(text[open...]),
          text: String(text), isDefault: scope.isExtension))
    }
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.split(separator: " ")
  }

  /// A name without its module and what follows it.
  private static func plain(_ word: Substring) -> String {
    let name = word.prefix { $0 != "<" && $0 != "," && $0 != ":" }
    return SystemModules.withoutFramework(String(name))
  }

  /// The labels of a parameter list that starts with a parenthesis.
  private static func labels(_ text: Substring) -> String {
    var labels = ""
    var depth = 0
    var isLabel = true
    var label = ""
    var previous: Character = " "
    for character in text {
      defer { previous = character }
      switch character {
      case "(", "[", "<", "{":
        depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return labels }
      case ">" where previous == "-": continue
      case ">" where depth > 1:
        depth -= 1
      case "," where depth == 1:
        isLabel = true
        label = ""
      case " " where depth == 1 && isLabel && !label.isEmpty, ":" where depth == 1 && isLabel:
        labels += label + ":"
        isLabel = false
      default:
        if depth == 1, isLabel, character != " " { label.append(character) }
      }
    }
    return labels
  }
}
