import Foundation

/// The formatted text of a person's name.
struct PersonNameText {
  /// A part of the name, with the key for its kind.
  typealias Part = (key: String, text: String)

  private(set) var parts: [Part]
  /// The text between the parts.
  let separator: String

  /// The complete text.
  var string: String { parts.map(\.text).joined(separator: separator) }

  init(_ name: PersonNameComponents, _ style: PersonNameComponentsFormatter.Style) {
    let given = Self.part(NSPersonNameComponentGivenName, name.givenName)
    let family = Self.part(NSPersonNameComponentFamilyName, name.familyName)
    let nickname = Self.part(NSPersonNameComponentNickname, name.nickname)
    let both = given + family
    let startsWithFamily = !both.isEmpty && both.allSatisfy { $0.text.isEastAsian }
    let core = startsWithFamily ? family + given : both
    separator = startsWithFamily || style == .abbreviated ? "" : " "
    parts =
      switch style {
      case .short: nickname.isEmpty ? (given.isEmpty ? family : given) : nickname
      case .default, .medium: core
      case .long:
        Self.part(NSPersonNameComponentPrefix, name.namePrefix)
          + (startsWithFamily
            ? core : given + Self.part(NSPersonNameComponentMiddleName, name.middleName) + family)
          + Self.part(NSPersonNameComponentSuffix, name.nameSuffix)
      case .abbreviated:
        (startsWithFamily ? Array(core.prefix(1)) : core).map {
          ($0.key, $0.text.prefix(1).uppercased())
        }
      }
    if parts.isEmpty { parts = nickname }
  }

  private static func part(_ key: String, _ text: String?) -> [Part] {
    guard let text, !text.isEmpty else { return [] }
    return [(key, text)]
  }

  // MARK: Reading

  private static let prefixes: Set = ["dr", "mr", "mrs", "ms", "miss", "prof", "sir", "rev"]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

  /// Returns the parts of a name in a string, or `nil` if there aren't any.
  static func components(of text: String) -> PersonNameComponents? {
    // The words between the commas.
    var groups = text.split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }.filter { !$0.isEmpty }
    var name = PersonNameComponents()
    if let first = groups.first?.first, isMoreThanAWord(groups), prefixes.contains(plain(first)) {
      name.namePrefix = first
      groups[0].removeFirst()
      groups.removeAll(where: \.isEmpty)
    }
    if let last = groups.last?.last, isMoreThanAWord(groups), suffixes.contains(plain(last)) {
      name.nameSuffix = last
      groups[groups.count - 1].removeLast()
      groups.removeAll(where: \.isEmpty)
    }
    guard !groups.isEmpty else { return nil }
    if groups.count > 1 { name.familyName = groups.removeFirst().joined(separator: " ") }
    var words = groups.flatMap(\.self)
    name.givenName = words.removeFirst()
    if name.familyName == nil { name.familyName = words.popLast() }
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  private static func isMoreThanAWord(_ groups: [[String]]) -> Bool {
    groups.flatMap(\.self).count > 1
  }

  private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
}

extension String {
  /// Whether the name is in Chinese, Japanese, or Korean script, where the family name comes first.
  fileprivate var isEastAsian: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
        true
      default: false
      }
    }
  }
}
