/// The benefit of a name that the compiler misses.
package struct MissingRank: Equatable, Sendable {
  /// The name.
  package let missing: MissingName
  /// The number of projects that don't miss anything else.
  package let unlocks: Int
  /// The number of projects that miss it, among other names or not.
  package let projects: Int

  /// Creates the rank of a name.
  package init(missing: MissingName, unlocks: Int, projects: Int) {
    self.missing = missing
    self.unlocks = unlocks
    self.projects = projects
  }

  /// Ranks the declarations that some projects miss: first those that would unlock the most
  /// projects, then those that the most miss.
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
