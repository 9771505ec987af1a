extension UIPasteboard {
  /// A pattern that can be detected on a pasteboard.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipasteboard/detectionpattern>.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// Apple's name for the pattern.
    public let rawValue: String

    /// Creates a pattern from Apple's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Text that's probably the URL of a web page.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Text that's probably intended as a web search.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// Detects patterns in the first item.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    detectValues(for: patterns) { completionHandler($0.map { Set($0.keys) }) }
  }

  /// Detects patterns in each of the items at specific indexes, or in all items.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    detectValues(for: patterns, inItemSet: itemSet) {
      completionHandler($0.map { $0.map { Set($0.keys) } })
    }
  }

  /// Detects patterns in the first item, and reads their values.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    detectValues(for: patterns, inItemSet: [0]) {
      completionHandler($0.map { $0.first ?? [:] })
    }
  }

  /// Detects patterns in each of the items at specific indexes, or in all items, and reads their
  /// values.
  public func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    let found = texts(at: itemSet).map { Self.values(of: patterns, in: $0) }
    nonisolated(unsafe) let report = { completionHandler(.success(found)) }
    DispatchQueue.main.async { report() }
  }

  static func values(
    of patterns: Set<DetectionPattern>, in text: String
  ) -> [DetectionPattern: Any] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return [:] }
    let isAddress = isWebAddress(text)
    var values: [DetectionPattern: Any] = [:]
    if isAddress { values[.probableWebURL] = text } else { values[.probableWebSearch] = text }
    if text.allSatisfy({ "0123456789.+-".contains($0) }) { values[.number] = Double(text) }
    return values.filter { patterns.contains($0.key) }
  }

  /// Returns whether text consists only of the URL of a web page.
  private static func isWebAddress(_ text: String) -> Bool {
    let types = NSTextCheckingResult.CheckingType.links.rawValue
    let range = NSRange(location: 0, length: text.utf16.count)
    let found = try? NSDataDetector(types: types).firstMatch(in: text, range: range)
    return found?.range == range && ["http", "https"].contains(found?.url?.scheme?.lowercased())
  }
}
