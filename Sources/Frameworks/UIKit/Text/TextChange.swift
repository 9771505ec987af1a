/// A change of the text, with the data for undoing and redoing it.
final class TextChange {
  /// The replaced range in the old text.
  private(set) var range: Range<Int>
  private(set) var removed: EditableText
  private(set) var inserted: EditableText
  /// The selection before the change.
  let selection: Range<Int>
  /// The selected ranges before the change, if there were several.
  let parts: [Range<Int>]

  init(
    range: Range<Int>, removed: EditableText, inserted: EditableText, selection: Range<Int>,
    parts: [Range<Int>]
  ) {
    self.range = range
    self.removed = removed
    self.inserted = inserted
    self.selection = selection
    self.parts = parts
  }

  /// The inserted range in the new text.
  var insertedRange: Range<Int> { range.lowerBound..<range.lowerBound + inserted.count }

  /// Merges a change that continues at the end of this one or deletes text before it.
  func join(_ next: TextChange) -> Bool {
    let deletes = inserted.count == 0 && removed.count > 0
    if deletes, next.inserted.count > 0 { return false }
    let end = insertedRange.upperBound
    if next.range.upperBound == end, next.range.lowerBound >= range.lowerBound {
      let start = next.range.lowerBound - range.lowerBound
      inserted.replace(start..<inserted.count, with: next.inserted)
      return true
    }
    if inserted.count == 0, next.inserted.count == 0, next.range.upperBound == range.lowerBound {
      removed.replace(0..<0, with: next.removed)
      range = next.range.lowerBound..<range.upperBound
      return true
    }
    return false
  }
}
