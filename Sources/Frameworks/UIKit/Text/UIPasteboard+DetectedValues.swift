extension UIPasteboard {
  /// The values that were detected on a pasteboard.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipasteboard/detectedvalues>.
  public struct DetectedValues {
    private let values: [DetectionPattern: Any]

    fileprivate init(_ values: [DetectionPattern: Any]) {
      self.values = values
    }

    /// The patterns that were detected.
    public var patterns: Set<PartialKeyPath<DetectedValues>> {
      Set(Self.patterns.filter { values[$0.value] != nil }.keys)
    }

    /// The text that's probably the URL of a web page, or an empty string.
    public var probableWebURL: String { values[.probableWebURL] as? String ?? "" }
    /// The text that's probably intended as a web search, or an empty string.
    public var probableWebSearch: String { values[.probableWebSearch] as? String ?? "" }
    /// The number.
    public var number: Double? { values[.number] as? Double }

    fileprivate static var patterns: [PartialKeyPath<DetectedValues>: DetectionPattern] {
      [
        \.probableWebURL: .probableWebURL, \.probableWebSearch: .probableWebSearch,
        \.number: .number,
      ]
    }
  }

  /// Detects patterns in the first item.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> {
    try await detectedValues(for: keyPaths).patterns
  }

  /// Detects patterns in each of the items at specific indexes, or in all items.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
    try await detectedValues(for: keyPaths, inItemSet: itemSet).map(\.patterns)
  }

  /// Detects patterns in the first item, and reads their values.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> DetectedValues {
    try await detectedValues(for: keyPaths, inItemSet: [0]).first ?? DetectedValues([:])
  }

  /// Detects patterns in each of the items at specific indexes, or in all items, and reads their
  /// values.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [DetectedValues] {
    let patterns = Set(keyPaths.compactMap { DetectedValues.patterns[$0] })
    return texts(at: itemSet).map { DetectedValues(Self.values(of: patterns, in: $0)) }
  }
}
