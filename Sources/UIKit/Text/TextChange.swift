/// A change of a text, with what it takes to undo and to repeat it.
final class TextChange {
  /// What was replaced, in the text before.
  private(set) var range: Range<Int>
  private(set) var removed: NSAttributedString
  private(set) var inserted: NSAttributedString
  /// The selection before.
  let selection: Range<Int>

  init(
    range: Range<Int>, removed: NSAttributedString, inserted: NSAttributedString,
    selection: Range<Int>
  ) {
    self.range = range
    self.removed = removed
    self.inserted = inserted
    self.selection = selection
  }

  /// What the change inserted, in the text after.
  var insertedRange: Range<Int> { range.lowerBound..<range.lowerBound + inserted.length }

  /// Takes in a change that went on at the end of this one, or deleted further before it.
  func join(_ next: TextChange) -> Bool {
    let deletes = inserted.length == 0 && removed.length > 0
    if deletes, next.inserted.length > 0 { return false }
    let end = insertedRange.upperBound
    if next.range.upperBound == end, next.range.lowerBound >= range.lowerBound {
      let kept = NSRange(location: 0, length: next.range.lowerBound - range.lowerBound)
      inserted = Self.joined(inserted.attributedSubstring(from: kept), next.inserted)
      return true
    }
    if inserted.length == 0, next.inserted.length == 0, next.range.upperBound == range.lowerBound {
      removed = Self.joined(next.removed, removed)
      range = next.range.lowerBound..<range.upperBound
      return true
    }
    return false
  }

  private static func joined(
    _ first: NSAttributedString, _ second: NSAttributedString
  ) -> NSAttributedString {
    let joined = NSMutableAttributedString(attributedString: first)
    joined.append(second)
    return joined
  }
}
