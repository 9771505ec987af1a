import AppBuilder
import DeviceProtocol

/// The tests of a target, as its process lists them and as its sources declare them.
struct TestListing {
  /// The tests that the process lists.
  let listed: Set<TestName>
  /// All tests: those that the process lists, in its order, and those that are declared and that it
  /// doesn't list.
  let all: [TestName]

  /// Compares the tests that a process lists with those that the sources of a target declare.
  /// - Throws: `ReportMisfit` if it lists a test twice, one of another target, or one of XCTest's
  ///   that isn't declared.
  init(_ names: [TestName], of target: BuiltTests) throws(ReportMisfit) {
    let declared = target.declared.map {
      TestName(target: target.target, suite: $0.suite, test: $0.test)
    }
    let known = Set(declared)
    var listed: Set<TestName> = []
    for name in names {
      guard listed.insert(name).inserted else { throw ReportMisfit("\(name) was listed twice") }
      guard name.target == target.target, name.isFunction || known.contains(name) else {
        throw ReportMisfit("\(name) was listed, but the tests don't declare it")
      }
    }
    self.listed = listed
    var added = listed
    all = names + declared.filter { added.insert($0).inserted }
  }
}
