import Foundation

/// The positions at which two lists of identifiers differ.
struct ResultDifference {
  /// The positions in the first list of identifiers that the second one lacks.
  let removed: IndexSet
  /// The positions in the second list of identifiers that the first one lacks.
  let inserted: IndexSet
  /// The moves that turn the first list into the second one after the removals and insertions.
  let moves: [(from: Int, to: Int)]

  /// Compares two lists.
  init(_ old: [String], _ new: [String]) {
    let (before, after) = (Set(old), Set(new))
    removed = IndexSet(old.indices.filter { !after.contains(old[$0]) })
    inserted = IndexSet(new.indices.filter { !before.contains(new[$0]) })
    var list = old.filter(after.contains)
    for index in inserted { list.insert(new[index], at: min(index, list.count)) }
    var moves: [(from: Int, to: Int)] = []
    for (index, name) in new.enumerated() where list[index] != name {
      guard let from = list[index...].firstIndex(of: name) else { continue }
      list.remove(at: from)
      list.insert(name, at: index)
      moves.append((from, index))
    }
    self.moves = moves
  }
}
