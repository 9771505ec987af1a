import Foundation

extension Points {
  /// A function that finds known names that are similar to a name.
  package typealias NameSearch = (_ name: String, _ known: Set<String>) -> [String]

  /// Checks that each name in the file refers to one test or suite, and that no two names refer to
  /// the same test.
  /// - Parameters:
  ///   - runs: All flows and tests that exist, whether they're run or not.
  ///   - near: A closure that suggests names to use in place of an unknown name.
  /// - Throws: `PointsMismatch` if the check fails.
  package func check(_ runs: [ReportedRun], near: NameSearch) throws(PointsMismatch) {
    var named: [String: [ReportedRun]] = [:]
    for run in runs { for name in run.names { named[name, default: []].append(run) } }
    let errors = tests.compactMap { key in
      if let named = named[key.name] { ambiguity(of: key, named) } else { unknown(key, runs, near) }
    }
    let all = errors + twins(runs)
    guard all.isEmpty else { throw PointsMismatch(errors: all) }
  }

  private func ambiguity(of key: NamedPoints, _ named: [ReportedRun]) -> PointsError? {
    let projects = Dictionary(grouping: named, by: \.project).mapValues { Set($0.map(\.place)) }
    guard let places = projects.values.first(where: { $0.count > 1 }) else { return nil }
    let list = places.sorted().joined(separator: ", ")
    return error(
      key, "“\(key.name)” matches \(places.count) tests (\(list)); use a unique name")
  }

  private func unknown(
    _ key: NamedPoints, _ runs: [ReportedRun], _ near: NameSearch
  ) -> PointsError? {
    if runs.contains(where: key.namesSuite) { return nil }
    var known = runs.reduce(into: Set()) { $0.formUnion($1.names) }
    known.formUnion(runs.map(\.ownSuite).filter { !$0.isEmpty })
    let similar = near(key.name, known)
    let advice =
      similar.isEmpty
      ? "use \(runs.map(\.fullName).sorted().prefix(10).joined(separator: ", "))"
      : "did you mean \(similar.joined(separator: " or "))?"
    return error(key, "no flow, test, or suite is named “\(key.name)”: \(advice)")
  }

  /// Returns errors for tests that two lines refer to by different names.
  private func twins(_ runs: [ReportedRun]) -> [PointsError] {
    var told: Set<String> = []
    return runs.compactMap { run in
      let names = run.names
      let keys = tests.filter { names.contains($0.name) }
      guard keys.count > 1, told.insert(keys[1].name).inserted else { return nil }
      return error(keys[1], "“\(keys[1].name)” and “\(keys[0].name)” name the same test")
    }
  }

  private func error(_ key: NamedPoints, _ message: String) -> PointsError {
    PointsError(file ?? URL(fileURLWithPath: "points"), line: key.line, message)
  }
}
