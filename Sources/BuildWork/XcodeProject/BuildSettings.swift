import AppBuilder
import Foundation

/// The build settings of a target in one configuration.
struct BuildSettings {
  /// One layer: the settings of a project or a target, or of an `.xcconfig` file.
  struct Layer {
    var values: [String: String]
    /// The file with the settings, or `nil` for those that Xcode sets.
    var file: URL?
  }

  /// The layers, from the weakest to the strongest.
  private let layers: [Layer]
  private let expansion: SettingExpansion
  private let values: [String: String]

  /// - Parameters:
  ///   - layers: From the weakest to the strongest.
  ///   - configuration: The name of the configuration, such as `Debug`.
  /// - Throws: `BuildFailure` if settings refer to each other without end.
  init(layers: [Layer], configuration: String) throws {
    self.layers = layers.flatMap { Self.applyingConditions(of: $0, configuration) }
    var expansion = SettingExpansion(layers: self.layers.map(\.values))
    var values: [String: String] = [:]
    for key in Set(self.layers.flatMap(\.values.keys)).sorted() {
      do {
        values[key] = try expansion.value(of: key)
      } catch {
        throw BuildFailure(
          "the build setting \(key) \(error.reason)", file: Self.file(of: key, in: layers)?.path,
          element: key)
      }
    }
    self.expansion = expansion
    self.values = values
  }

  /// The setting's value with its variables expanded, or `nil` if it's empty or isn't set.
  subscript(key: String) -> String? {
    values[key].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the file that specifies a setting.
  func file(of key: String) -> URL? { Self.file(of: key, in: layers) }

  private static func file(of key: String, in layers: [Layer]) -> URL? {
    layers.last { layer in
      layer.values[key] != nil || layer.values.keys.contains { $0.hasPrefix(key + "[") }
    }?.file
  }

  /// Returns whether a setting is `YES`.
  func isOn(_ key: String) -> Bool {
    ["YES", "TRUE", "1"].contains(self[key]?.uppercased())
  }

  /// Returns the words in a list, without quotation marks.
  func list(_ key: String) -> [String] {
    Self.words(self[key] ?? "")
  }

  /// Returns the names of the settings that start with a prefix.
  func keys(withPrefix prefix: String) -> [String] {
    values.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }

  /// Returns a string with `$(NAME)` and `${NAME:modifier}` expanded.
  func expand(_ text: String) throws(SettingExpansion.Overflow) -> String {
    var expansion = expansion
    return try expansion.expand(text)
  }

  /// Returns a property list value as text for a build setting.
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

  /// Returns the settings of a layer without a condition, and those whose conditions are met, which
  /// replace or inherit from them.
  private static func applyingConditions(of layer: Layer, _ configuration: String) -> [Layer] {
    guard layer.values.keys.contains(where: { $0.contains("[") }) else { return [layer] }
    let plain = layer.values.filter { !$0.key.contains("[") }
    var conditional: [String: String] = [:]
    for (key, value) in layer.values.sorted(by: { $0.key < $1.key }) {
      guard let bracket = key.firstIndex(of: "[") else { continue }
      let conditions = key[bracket...].split { "[]".contains($0) }.map(String.init)
      if conditions.allSatisfy({ isMet($0, configuration) }) {
        conditional[String(key[..<bracket])] = value
      }
    }
    return [Layer(values: plain, file: layer.file), Layer(values: conditional, file: layer.file)]
  }

  private static func isMet(_ condition: String, _ configuration: String) -> Bool {
    condition.split(separator: ",").allSatisfy { part in
      let sides = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard sides.count == 2 else { return false }
      switch sides[0] {
      case "sdk": return matches(sides[1], "iphonesimulator")
      case "arch": return matches(sides[1], "arm64") || matches(sides[1], "x86_64")
      case "config": return sides[1] == configuration || matchesStart(sides[1], configuration)
      default: return false
      }
    }
  }

  /// Returns whether a pattern such as `iphone*` or a name with a version such as
  /// `iphonesimulator18.0` matches a name.
  private static func matches(_ pattern: String, _ name: String) -> Bool {
    pattern.contains("*") ? matchesStart(pattern, name) : pattern.hasPrefix(name)
  }

  /// Returns whether a name starts with what stands before the asterisk in a pattern.
  private static func matchesStart(_ pattern: String, _ name: String) -> Bool {
    pattern.firstIndex(of: "*").map { name.hasPrefix(pattern[..<$0]) } ?? false
  }
}
