extension TextEditor {
  /// The selected ranges, in the order of the text.
  var ranges: [Range<Int>] { parts.isEmpty ? [selection] : parts }

  /// The ranges that typed text replaces.
  var changedRanges: [Range<Int>] { marked.map { [$0] } ?? ranges }

  /// Selects ranges, except for those that are empty or that others contain.
  ///
  /// If all are empty, the caret moves to the first one.
  func setSelection(_ ranges: [Range<Int>]) {
    let sorted = ranges.map(text.clamp).sorted { $0.lowerBound < $1.lowerBound }
    var merged: [Range<Int>] = []
    for range in sorted where !range.isEmpty {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    guard let first = merged.first, let last = merged.last else {
      let caret = sorted.first?.lowerBound ?? selection.lowerBound
      return setSelection(caret..<caret)
    }
    setSelection(
      first.lowerBound..<last.upperBound, parts: merged.count > 1 ? merged : [])
  }
}
