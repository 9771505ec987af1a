/// The part of an image that must be redrawn for another frame.
///
/// The part consists of whole rows because Cairo draws an outline slightly differently if its side
/// is cut off.
struct FrameDamage {
  private(set) var rows = PixelBands()

  init(from old: FrameItems, to new: FrameItems) {
    addDifferences(from: old, to: new)
    addInseparable(of: new)
  }

  private mutating func addDifferences(from old: FrameItems, to new: FrameItems) {
    let (before, after) = (old.items, new.items)
    let count = min(before.count, after.count)
    let start =
      (0..<count).first { !new.isItem(after[$0], drawnAs: before[$0], of: old) } ?? count
    let end =
      (0..<count - start).first {
        !new.isItem(
          after[after.count - 1 - $0], drawnAs: before[before.count - 1 - $0], of: old)
      } ?? count - start
    let changesInPlace = before.count == after.count
    for index in start..<before.count - end {
      if changesInPlace, new.isItem(after[index], drawnAs: before[index], of: old) { continue }
      rows.insert(old.rows(of: before[index]))
    }
    for index in start..<after.count - end {
      if changesInPlace, new.isItem(after[index], drawnAs: before[index], of: old) { continue }
      rows.insert(new.rows(of: after[index]))
    }
  }

  private mutating func addInseparable(of frame: FrameItems) {
    guard rows.count > 0 else { return }
    var open = frame.items.compactMap { frame.inseparableRows(of: $0) }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      open.removeAll { item in
        guard rows.touches(item) else { return false }
        if !rows.contains(item) {
          rows.insert(item)
          isGrowing = true
        }
        return true
      }
    }
  }
}
