/// The words that an app has taught the spell checker.
///
/// They're kept after the app's process ends.
struct LearnedWords {
  private static let file = URL(fileURLWithPath: NSHomeDirectory())
    .appendingPathComponent("SystemData/LearnedWords.txt")

  private var words: Set<String>

  init() {
    let text = try? String(contentsOf: Self.file, encoding: .utf8)
    words = Set((text ?? "").split(separator: "\n").map(String.init))
  }

  func contains(_ word: String) -> Bool { words.contains(word) }

  func words(startingWith start: String) -> [String] {
    words.filter { $0.hasPrefix(start) && $0 != start }.sorted()
  }

  mutating func insert(_ word: String) {
    if words.insert(word).inserted { write() }
  }

  mutating func remove(_ word: String) {
    if words.remove(word) != nil { write() }
  }

  private func write() {
    try? words.sorted().joined(separator: "\n").write(
      to: Self.file, atomically: true, encoding: .utf8)
  }
}
