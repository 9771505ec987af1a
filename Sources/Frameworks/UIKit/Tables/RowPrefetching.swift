/// The rows that have been announced because they will be needed soon.
struct RowPrefetching {
  private(set) var announced: Set<IndexPath> = []
  private var top: CGFloat?
  private var goesUp = false

  /// Records the table's scroll position, and whether it scrolls up or down.
  mutating func scrolled(to top: CGFloat) -> Bool {
    if let old = self.top, old != top { goesUp = top < old }
    self.top = top
    return goesUp
  }

  /// Updates the rows ahead, with the nearest first.
  /// - Returns: The rows to announce, and the announced rows that are no longer needed.
  mutating func update(ahead: [IndexPath], shown: Set<IndexPath>) -> (
    new: [IndexPath], needless: [IndexPath]
  ) {
    let new = ahead.filter { !announced.contains($0) && !shown.contains($0) }
    let needless = announced.subtracting(ahead).subtracting(shown)
    announced = announced.subtracting(needless).subtracting(shown).union(new)
    return (new, needless.sorted())
  }
}
