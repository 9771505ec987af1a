/// The benefit of adding a name that the compiler doesn't find.
package struct MissingRank: Equatable, Sendable {
  /// The name.
  package let missing: MissingName
  /// The number of projects that need only this name.
  package let unlocks: Int
  /// The number of projects that need this name, possibly among others.
  package let projects: Int

  /// Creates the rank of a name.
  package init(missing: MissingName, unlocks: Int, projects: Int) {
    self.missing = missing
    self.unlocks = unlocks
    self.projects = projects
  }

  /// Ranks the declarations that projects need: first by the number of projects that need nothing
  /// else, and then by the number of projects that need them.
  package static func ranking(of projects: [Set<MissingName>]) -> [MissingRank] {
    var counts: [MissingName: (unlocks: Int, projects: Int)] = [:]
    for names in projects {
      for name in names {
        counts[name, default: (0, 0)].projects += 1
        if names.count == 1 { counts[name]?.unlocks += 1 }
      }
    }
    return counts.map { MissingRank(missing: $0, unlocks: $1.unlocks, projects: $1.projects) }
      .sorted {
        ($1.unlocks, $1.projects, $0.missing) < ($0.unlocks, $0.projects, $1.missing)
      }
  }
}
