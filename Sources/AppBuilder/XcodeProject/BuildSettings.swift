import Foundation

/// The build settings of a target in one configuration.
struct BuildSettings {
  /// One layer: the settings of a project or a target, or of an `.xcconfig` file.
  typealias Layer = [String: String]

  /// From the weakest to the strongest.
  private let layers: [Layer]

  /// - Parameter layers: From the weakest to the strongest.
  init(layers: [Layer]) {
    self.layers = layers.map(Self.applyingConditions)
  }

  /// The value with its variables expanded; `nil` if it is not set or empty.
  subscript(key: String) -> String? {
    let value = value(of: key, below: layers.count, visiting: [])
    return value.isEmpty ? nil : value
  }

  /// Whether a setting is `YES`.
  func isOn(_ key: String) -> Bool {
    ["YES", "TRUE", "1"].contains(self[key]?.uppercased())
  }

  /// The words of a list, quotes taken off.
  func list(_ key: String) -> [String] {
    Self.words(self[key] ?? "")
  }

  /// The names of the settings that start with a prefix.
  func keys(withPrefix prefix: String) -> [String] {
    Set(layers.flatMap(\.keys).filter { $0.hasPrefix(prefix) }).sorted()
  }

  /// A text with `$(NAME)` and `${NAME:modifier}` expanded.
  func expand(_ text: String) -> String {
    expand(text, of: nil, below: layers.count, visiting: [])
  }

  /// A property list value as the text that a build setting is.
  static func text(_ value: Any) -> String {
    if let list = value as? [Any] {
      return list.map { word in
        let word = text(word)
        return word.contains(" ") && !word.hasPrefix("\"") ? "\"\(word)\"" : word
      }.joined(separator: " ")
    }
    return value as? String ?? "\(value)"
  }

  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var started = false
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        started = true
      } else if quote == nil, character.isWhitespace {
        if started { words.append(word) }
        word = ""
        started = false
      } else {
        word.append(character)
        started = true
      }
    }
    if started { words.append(word) }
    return words
  }

  /// Settings for the simulator's SDK take the place of those without a condition.
  private static func applyingConditions(_ layer: Layer) -> Layer {
    guard layer.keys.contains(where: { $0.contains("[") }) else { return layer }
    var result = layer.filter { !$0.key.contains("[") }
    for (key, value) in layer.sorted(by: { $0.key < $1.key }) {
      guard let bracket = key.firstIndex(of: "[") else { continue }
      let conditions = key[bracket...].split { "[]".contains($0) }.map(String.init)
      if conditions.allSatisfy(isMet) { result[String(key[..<bracket])] = value }
    }
    return result
  }

  private static func isMet(_ condition: String) -> Bool {
    condition.split(separator: ",").allSatisfy { part in
      let sides = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard sides.count == 2 else { return false }
      switch sides[0] {
      case "sdk": return matches(sides[1], "iphonesimulator")
      case "arch": return matches(sides[1], "arm64") || matches(sides[1], "x86_64")
      case "config": return matches(sides[1], "Debug")
      default: return false
      }
    }
  }

  private static func matches(_ pattern: String, _ name: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return pattern.hasPrefix(name) }
    return name.hasPrefix(pattern[..<star])
  }

  private func value(of key: String, below top: Int, visiting: Set<String>) -> String {
    for index in stride(from: top - 1, through: 0, by: -1) {
      guard let text = layers[index][key] else { continue }
      return expand(text, of: (key, index), below: layers.count, visiting: visiting)
    }
    return ""
  }

  private func expand(
    _ text: String, of setting: (key: String, layer: Int)?, below top: Int, visiting: Set<String>
  ) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{",
        let end = closing(open == "(" ? ")" : "}", open: open, in: rest)
      else {
        result += "$"
        continue
      }
      let inner = expand(
        String(rest[rest.index(after: rest.startIndex)..<end]), of: setting, below: top,
        visiting: visiting)
      rest = rest[rest.index(after: end)...]
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      var value = ""
      if let setting, name == "inherited" || name == setting.key {
        value = self.value(of: setting.key, below: setting.layer, visiting: visiting)
      } else if !visiting.contains(name) {
        value = self.value(of: name, below: layers.count, visiting: visiting.union([name]))
      }
      for modifier in parts.dropFirst() { value = apply(modifier, to: value) }
      result += value
    }
    return result + rest
  }

  private func closing(_ close: Character, open: Character, in text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private func apply(_ modifier: String, to value: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier":
      return Self.identifier(value, allowsUnicode: modifier == "c99extidentifier")
    case "rfc1034identifier":
      return String(
        value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "dir": return (value as NSString).deletingLastPathComponent
    case "file": return (value as NSString).lastPathComponent
    case "base":
      return ((value as NSString).lastPathComponent as NSString).deletingPathExtension
    case "suffix":
      let suffix = (value as NSString).pathExtension
      return suffix.isEmpty ? "" : "." + suffix
    case "standardizepath": return (value as NSString).standardizingPath
    default:
      if modifier.hasPrefix("default="), value.isEmpty { return String(modifier.dropFirst(8)) }
      return value
    }
  }

  private static func identifier(_ value: String, allowsUnicode: Bool) -> String {
    var result = ""
    for character in value {
      let isWord =
        (character.isLetter || character.isNumber) && (character.isASCII || allowsUnicode)
      result.append(isWord || character == "_" ? character : "_")
    }
    if result.first?.isNumber == true { result = "_" + result.dropFirst() }
    return result
  }
}
