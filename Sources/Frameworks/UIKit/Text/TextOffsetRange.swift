/// A range in UIKit's own text views, in UTF-16 units.
final class TextOffsetRange: UITextRange {
  nonisolated let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffset(range.lowerBound) }
  override var end: UITextPosition { TextOffset(range.upperBound) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }

  nonisolated override var hash: Int { range.hashValue }
}
