import Foundation

/// Expands `$(NAME)` and `${NAME:modifier}`, within limits far above the needs of real projects.
struct SettingExpansion {
  /// An error for settings that refer to each other too deeply or too often, or that become too
  /// long.
  struct Overflow: Error {
    /// The reason, as a phrase that follows the setting's name.
    let reason: String
  }

  /// The maximum size of a value in bytes.
  static let longest = 256 << 10
  private static let deepest = 100
  private static let mostSteps = 200_000

  private struct Place: Hashable {
    let key: String
    let top: Int
  }

  private let layers: [[String: String]]
  private var values: [Place: String] = [:]
  private var steps = 0
  /// The number of self-references that were omitted.
  private var cuts = 0

  /// - Parameter layers: The layers, from the weakest to the strongest.
  init(layers: [[String: String]]) {
    self.layers = layers
  }

  /// Returns the value of a setting, or an empty string if it isn't set.
  mutating func value(of key: String) throws(Overflow) -> String {
    try value(of: key, below: layers.count, visiting: [])
  }

  /// Returns a string with its references replaced.
  mutating func expand(_ text: String) throws(Overflow) -> String {
    try expand(text, of: nil, visiting: [])
  }

  private mutating func value(of key: String, below top: Int, visiting: Set<String>)
    throws(Overflow) -> String
  {
    let place = Place(key: key, top: top)
    if let known = values[place] { return known }
    guard visiting.count < Self.deepest else {
      throw Overflow(
        reason: "is nested more than \(Self.deepest) references deep")
    }
    guard let index = layers[..<top].lastIndex(where: { $0[key] != nil }),
      let text = layers[index][key]
    else { return "" }
    let cutsBefore = cuts
    let value = try expand(text, of: (key, index), visiting: visiting)
    if cuts == cutsBefore { values[place] = value }
    return value
  }

  private mutating func expand(
    _ text: String, of setting: (key: String, layer: Int)?, visiting: Set<String>
  ) throws(Overflow) -> String {
    try join(try SettingText.parts(of: text), of: setting, visiting: visiting)
  }

  private mutating func join(
    _ parts: [SettingText.Part], of setting: (key: String, layer: Int)?, visiting: Set<String>
  ) throws(Overflow) -> String {
    var result = ""
    for part in parts {
      steps += 1
      guard steps < Self.mostSteps else {
        throw Overflow(reason: "contains too many references")
      }
      switch part {
      case .text(let text): result += text
      case .reference(let name):
        result += try resolve(
          try join(name, of: setting, visiting: visiting), of: setting, visiting: visiting)
      }
      guard result.utf8.count <= Self.longest else {
        throw Overflow(reason: "is longer than \(Self.longest >> 10) KB")
      }
    }
    return result
  }

  private mutating func resolve(
    _ reference: String, of setting: (key: String, layer: Int)?, visiting: Set<String>
  ) throws(Overflow) -> String {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    var value = ""
    if let setting, name == "inherited" || name == setting.key {
      value = try self.value(
        of: setting.key, below: setting.layer,
        visiting: visiting.union(["\(setting.key) below \(setting.layer)"]))
    } else if visiting.contains(name) {
      cuts += 1
    } else {
      value = try self.value(of: name, below: layers.count, visiting: visiting.union([name]))
    }
    for modifier in parts.dropFirst() { value = Self.apply(modifier, to: value) }
    return value
  }

  // MARK: Modifiers

  private static func apply(_ modifier: String, to value: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier":
      return identifier(value, allowsUnicode: modifier == "c99extidentifier")
    case "rfc1034identifier": return domainName(value)
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

  /// Returns a string with underscores in place of the characters that aren't allowed in
  /// identifiers.
  static func identifier(_ value: String, allowsUnicode: Bool = true) -> String {
    var result = ""
    for character in value {
      let isWord =
        (character.isLetter || character.isNumber) && (character.isASCII || allowsUnicode)
      result.append(isWord || character == "_" ? character : "_")
    }
    if result.first?.isNumber == true { result = "_" + result.dropFirst() }
    return result
  }

  /// Returns a string with hyphens in place of the characters that aren't allowed in bundle
  /// identifiers.
  static func domainName(_ value: String) -> String {
    String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
  }
}
