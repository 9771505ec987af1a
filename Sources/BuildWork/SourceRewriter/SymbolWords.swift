import Foundation

/// The words in the name of a string, from which Xcode makes the name of a symbol.
///
/// A word ends at a character that isn't a letter or digit, except for an apostrophe, before a
/// capital that follows a lowercase letter, and between digits and letters. Capitals in a row belong
/// to the same word as the letters that follow them.
struct SymbolWords {
  private var words: [String] = []

  /// The words in the key of a string, without its placeholders.
  init(ofKey key: String) {
    self.init(CatalogPlaceholder.removing(from: key))
  }

  init(_ text: String) {
    var last: Character = " "
    for character in text where !"'’".contains(character) {
      if character.isLetter || character.isNumber {
        let starts =
          !last.isLetter && !last.isNumber || last.isNumber && !character.isNumber
          || character.isUppercase && !last.isUppercase && last.isLetter
        if starts {
          words.append(String(character))
        } else {
          words[words.count - 1].append(character)
        }
      }
      last = character
    }
  }

  /// The name of a property or method, such as `jsonStore` for “JSON store”, or `nil` if there are
  /// no words.
  var memberName: String? {
    guard let first = words.first else { return nil }
    return identifier(first.lowercased() + words.dropFirst().map(\.capitalizedWord).joined())
  }

  /// The name of a type, such as `MoreTexts` for “more texts”, or `nil` if there are no words.
  var typeName: String? {
    identifier(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
  }

  private func identifier(_ text: String) -> String? {
    let text = text.first?.isNumber == true ? "_" + text : text
    return text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}\p{M}_]*/) == nil ? nil : text
  }
}

extension String {
  /// The word with a capital first letter and otherwise in lowercase.
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
