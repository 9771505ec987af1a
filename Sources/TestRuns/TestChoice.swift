import AppBuilder
import DeviceProtocol

/// The selection of the tests in a bundle that are run.
struct TestChoice {
  /// The tests to run; empty means all.
  var only: [TestFilter] = []
  /// The tests to skip.
  var skipped: [TestFilter] = []

  /// Returns the tests of a target to run, in order.
  func tests(among found: [TestName], of target: BuiltTests) -> [TestName] {
    let left = Self.filters(target.skipped, of: target)
    let selected = target.selected.map { Self.filters($0, of: target) }
    return found.filter { name in
      if !only.isEmpty {
        // A test that's requested by name is always run, regardless of the scheme.
        guard only.contains(where: { $0.matches(name) }) else { return false }
      } else if left.contains(where: { $0.matches(name) }) {
        return false
      } else if let selected, !selected.contains(where: { $0.matches(name) }) {
        return false
      }
      return !skipped.contains { $0.matches(name) }
    }
  }

  /// Returns whether any of a target's tests might be run.
  func mayRun(_ target: BuiltTests) -> Bool {
    only.isEmpty || only.contains { $0.target == target.target }
  }

  /// Checks that the targets specified by the user exist.
  /// - Throws: `UnknownTest` if a target doesn't exist.
  func check(targets: [BuiltTests]) throws(UnknownTest) {
    let known = Set(targets.map(\.target))
    for filter in only + skipped where !known.contains(filter.target) {
      throw UnknownTest(name: filter.name, known: known)
    }
  }

  /// Checks that the tests specified by the user exist in a target.
  /// - Throws: `UnknownTest` if a test doesn't exist.
  func check(_ found: [TestName], of target: BuiltTests) throws(UnknownTest) {
    for filter in only + skipped where filter.target == target.target {
      guard !found.contains(where: filter.matches) else { continue }
      let suites = found.map { "\($0.target)/\($0.suite)" }
      throw UnknownTest(name: filter.name, known: Set(found.map(\.description) + suites))
    }
  }

  private static func filters(_ names: [String], of target: BuiltTests) -> [TestFilter] {
    names.compactMap { TestFilter("\(target.target)/\($0)") }
  }
}
