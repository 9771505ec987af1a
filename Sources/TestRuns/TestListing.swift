import AppBuilder
import DeviceProtocol

/// The tests of a target, as listed by its process and declared in its sources.
struct TestListing {
  /// The tests that the process lists.
  let listed: Set<TestName>
  /// All tests: those that the process lists, in its order, followed by those that are only
  /// declared.
  let all: [TestName]

  /// Compares the tests that a process lists with those that the sources of a target declare.
  /// - Throws: `ReportMisfit` if the process lists a test twice, a test of another target, or an
  ///   XCTest method that isn't declared.
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
