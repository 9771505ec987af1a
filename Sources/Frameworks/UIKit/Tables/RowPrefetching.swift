/// The rows that have been announced as needed soon.
struct RowPrefetching {
  private(set) var announced: Set<IndexPath> = []
  private var top: CGFloat?
  private var goesUp = false

  /// Records the table's position, and whether it scrolls up or down.
  mutating func scrolled(to top: CGFloat) -> Bool {
    if let old = self.top, old != top { goesUp = top < old }
    self.top = top
    return goesUp
  }

  /// Adopts the rows that lie ahead, nearest first.
  /// - Returns: Those to announce, and those that won't be needed after all.
  mutating func update(ahead: [IndexPath], shown: Set<IndexPath>) -> (
    new: [IndexPath], needless: [IndexPath]
  ) {
    let new = ahead.filter { !announced.contains($0) && !shown.contains($0) }
    let needless = announced.subtracting(ahead).subtracting(shown)
    announced = announced.subtracting(needless).subtracting(shown).union(new)
    return (new, needless.sorted())
  }
}
