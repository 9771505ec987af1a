/// Suggestions for misspelled words.
package enum Spelling {
  /// The maximum length of a word to compare.
  ///
  /// The time for a comparison is proportional to the product of both lengths.
  private static let longest = 64

  /// Returns a question that suggests the closest words, or a list of all known words if none is
  /// close.
  package static func advice(for word: String, among known: some Collection<String>) -> String {
    let near = near(word, among: known)
    return near.isEmpty
      ? "use \(known.sorted().joined(separator: ", "))"
      : "did you mean \(near.joined(separator: " or "))?"
  }

  /// Returns the known words that differ from a word by a few typos, or that start with it.
  package static func near(_ word: String, among known: some Collection<String>) -> [String] {
    let typos = typos(in: word, among: known, atMost: max(1, word.count / 3))
    guard typos.isEmpty, word.count >= 3, word.utf8.count <= longest else { return typos }
    let word = word.lowercased()
    return known.filter { $0.lowercased().hasPrefix(word) }.sorted()
  }

  /// Returns the known names in code that are closest to a name, if the name is probably a
  /// misspelling of one of them.
  ///
  /// The names must differ in fewer letters than ordinary words. Types and members aren't mixed up.
  package static func names(near name: String, among known: some Collection<String>) -> [String] {
    let typos = typos(in: name, among: known, atMost: max(1, name.count / 4))
    let same = typos.filter { $0.first?.isUppercase == name.first?.isUppercase }
    return same.isEmpty ? typos : same
  }

  /// Returns the known words that are closest to a word.
  private static func typos(
    in word: String, among known: some Collection<String>, atMost limit: Int
  ) -> [String] {
    guard word.utf8.count <= longest else { return [] }
    let word = word.lowercased()
    let candidates = known.filter { abs($0.count - word.count) <= limit }
    let distances = candidates.map { ($0, distance(word, $0.lowercased())) }
    guard let least = distances.map(\.1).min(), least <= limit else { return [] }
    return distances.filter { $0.1 == least }.map(\.0).sorted()
  }

  /// Returns the number of letters that must be inserted, deleted, replaced, or swapped with the
  /// next letter (Damerau–Levenshtein).
  private static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var rows = [Array(0...second.count)]
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(
          rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        current.append(cost)
      }
      rows.append(current)
    }
    return rows[first.count][second.count]
  }
}
