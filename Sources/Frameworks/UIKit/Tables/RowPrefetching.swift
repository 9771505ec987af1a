/// The rows that were announced to be needed soon.
struct RowPrefetching {
  private(set) var announced: Set<IndexPath> = []
  private var top: CGFloat?
  private var goesUp = false

  /// Notes where the table has come to, and whether it goes up or down.
  mutating func scrolled(to top: CGFloat) -> Bool {
    if let old = self.top, old != top { goesUp = top < old }
    self.top = top
    return goesUp
  }

  /// Adopts the rows that lie ahead, the nearest first.
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
