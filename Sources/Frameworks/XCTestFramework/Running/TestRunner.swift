import AppRuntime
import DeviceProtocol
import Foundation

/// Runs the requested tests one after another.
@MainActor
final class TestRunner {
  static let shared = TestRunner()

  private var left: [TestName] = []

  /// Runs tests in order.
  ///
  /// Call it in a block of the run loop, so that waits can serve the main queue.
  func run(_ names: [TestName]) {
    left = names
    while let first = left.first {
      if TestBundle.test(named: first) != nil {
        runCases()
      } else {
        runTestsOfTestingLibrary()
      }
    }
    TestReports.send(.finished)
  }

  /// Records that a test has ended.
  func take(_ name: TestName) {
    left.removeAll { $0 == name }
  }

  private func takeAll(_ names: [TestName]) {
    let over = Set(names)
    left.removeAll { over.contains($0) }
  }

  // MARK: Test cases

  /// Runs the next XCTest tests.
  private func runCases() {
    let names = Array(left.prefix { TestBundle.test(named: $0) != nil })
    let all = XCTestSuite(
      name: names.count == TestBundle.count ? "All tests" : "Selected tests")
    var rest = names[...]
    while let target = rest.first?.target {
      let ofTarget = rest.prefix { $0.target == target }
      rest = rest.dropFirst(ofTarget.count)
      all.addTest(suite(of: target, ofTarget))
    }
    all.run()
    takeAll(names)
  }

  private func suite(of target: String, _ names: ArraySlice<TestName>) -> XCTestSuite {
    let suite = TestBundleSuite(name: "\(target).xctest")
    var rest = names
    while let name = rest.first {
      let ofClass = rest.prefix { $0.suite == name.suite }
      rest = rest.dropFirst(ofClass.count)
      let tests = ofClass.compactMap(TestBundle.test)
      guard let first = tests.first else { continue }
      let cases = TestCaseSuite(first.type.type, name: name.suite)
      for test in tests { cases.addTest(test.type.make(test.method)) }
      suite.addTest(cases)
    }
    return suite
  }

  // MARK: Tests of the library Testing

  private func runTestsOfTestingLibrary() {
    let names = Array(left.prefix { TestBundle.test(named: $0) == nil })
    TestingLibrary.shared.run(names)
    takeAll(names)
  }

  // MARK: Stopping

  /// Ends the process in the middle of a test, after completing everything else.
  func stop() -> Never {
    TestReports.send(left.isEmpty ? .finished : .needsNewProcess)
    DeviceLink.shared.drain()
    if !left.isEmpty { _exit(0) }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
