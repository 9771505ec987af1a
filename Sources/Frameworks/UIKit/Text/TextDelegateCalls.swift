/// The methods that the delegates of text fields and text views are called with.
@MainActor
enum TextDelegateCalls {
  /// Whether they're called with several ranges.
  static var useRanges = SystemBehavior.current.textChangeCalls == .ranges

  /// Returns the smallest range that contains all of several ranges.
  nonisolated static func union(of ranges: [NSRange]) -> NSRange {
    ranges.dropFirst().reduce(ranges.first ?? NSRange()) { NSUnionRange($0, $1) }
  }
}

extension [NSValue] {
  /// The smallest range that contains all of the ranges.
  var unionRange: NSRange { TextDelegateCalls.union(of: map(\.rangeValue)) }
}
