/// The dictionary of a language.
@MainActor
final class SpellingDictionary {
  private static let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]
  private static var opened: [String: SpellingDictionary] = [:]

  /// The languages with an installed dictionary, such as `en_US`.
  static let languages: [String] = {
    guard SpellingLibrary.functions != nil else { return [] }
    let files = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    let names = Set(files.filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) })
    return names.filter { !$0.hasPrefix("hyph") && files.contains("\($0).aff") }.sorted()
  }()

  /// Returns the dictionary for a language or for one of its regions.
  static func named(_ language: String) -> SpellingDictionary? {
    let wanted = language.replacingOccurrences(of: "-", with: "_")
    let base = wanted.prefix { $0 != "_" }
    let candidates = [wanted, "\(base)_\(base.uppercased())", "en_US"].filter {
      $0.hasPrefix(base)
    }
    let name =
      candidates.first(where: languages.contains)
      ?? languages.first { $0 == base || $0.hasPrefix("\(base)_") }
    guard let name else { return nil }
    if let dictionary = opened[name] { return dictionary }
    let dictionary = SpellingDictionary(name: name)
    opened[name] = dictionary
    return dictionary
  }

  private let functions: SpellingLibrary.Functions
  private let handle: SpellingLibrary.Handle
  private let path: String
  private let encoding: String.Encoding

  private init?(name: String) {
    let folder = Self.folders.first {
      FileManager.default.fileExists(atPath: "\($0)/\(name).dic")
    }
    guard let functions = SpellingLibrary.functions, let folder,
      let encoding = Self.encoding(of: "\(folder)/\(name).aff")
    else { return nil }
    path = "\(folder)/\(name).dic"
    guard let handle = functions.create("\(folder)/\(name).aff", path) else { return nil }
    self.functions = functions
    self.handle = handle
    self.encoding = encoding
  }

  private static func encoding(of file: String) -> String.Encoding? {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    let line = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .first { $0.hasPrefix("SET ") }
    switch line?.dropFirst(4).trimmingCharacters(in: .whitespaces).uppercased() {
    case "UTF-8": return .utf8
    case nil, "ISO8859-1": return .isoLatin1
    case "ISO8859-2": return .isoLatin2
    default: return nil
    }
  }

  // MARK: Words

  /// Returns whether a word is spelled correctly.
  ///
  /// Words that can't be encoded in the dictionary's encoding are treated as correct.
  func isCorrect(_ word: String) -> Bool {
    guard let bytes = word.cString(using: encoding) else { return true }
    return functions.spell(handle, bytes) != 0
  }

  /// Returns suggestions for a word, with the most likely first.
  func guesses(for word: String) -> [String] {
    guard let bytes = word.cString(using: encoding) else { return [] }
    var list: SpellingLibrary.Words?
    let count = functions.suggest(handle, &list, bytes)
    defer { functions.free(handle, &list, count) }
    guard let list else { return [] }
    return (0..<Int(count)).compactMap { index in
      list[index].flatMap { String(cString: $0, encoding: encoding) }
    }
  }

  /// Returns the words with a prefix, in alphabetical order.
  func completions(of start: String) -> [String] {
    let lowercase = start.lowercased()
    return words.filter { $0.lowercased().hasPrefix(lowercase) && $0.count > start.count }
      .filter { $0.first?.isUppercase != true || start.first?.isUppercase == true }
      .map { start + $0.dropFirst(start.count) }.sorted()
  }

  private lazy var words: [String] = {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let lines = String(data: data, encoding: encoding)?.split(whereSeparator: \.isNewline) ?? []
    return lines.dropFirst().map { line in String(line.prefix { $0 != "/" && $0 != "\t" }) }
  }()
}
