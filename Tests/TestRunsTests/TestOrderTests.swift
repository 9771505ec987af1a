import DeviceProtocol
import Testing

@testable import TestRuns

/// The reports that are consistent with the requests to a test process.
struct TestOrderTests {
  private let tests = ["testA", "testB", "c()", "d(of:)"].map {
    TestName(target: "T", suite: "S", test: $0)
  }

  /// Returns the reason that one of the reports isn't consistent, or `nil` if all of them are.
  private func misfit(_ reports: [TestReport]) -> String? {
    var order = TestOrder(tests)
    do throws(ReportMisfit) {
      for report in reports { try order.note(report) }
      return nil
    } catch {
      return error.description
    }
  }

  private func run(_ places: [Int]) -> [TestReport] {
    places.flatMap { [.began(tests[$0]), .ended(tests[$0], .passed, seconds: 0)] }
  }

  @Test func swiftTestingDecidesOnTheOrderOfItsOwn() {
    #expect(misfit(run([0, 1, 2, 3]) + [.finished]) == nil)
    #expect(misfit(run([0, 1, 3, 2]) + [.finished]) == nil)
    #expect(misfit(run([1])) == "T/S/testB started out of order")
    #expect(misfit(run([0, 2])) == "T/S/c() started out of order")
  }

  @Test func eachTestRunsOnceAndAlone() {
    #expect(misfit(run([0, 0])) == "T/S/testA started out of order")
    #expect(misfit(run([0, 1, 2, 2])) == "T/S/c() started out of order")
    #expect(
      misfit([.began(tests[0]), .began(tests[1])])
        == "something else was reported before T/S/testA ended")
    #expect(
      misfit(run([0]) + [.ended(tests[0], .passed, seconds: 0)])
        == "T/S/testA ended, but wasn't running")
  }

  @Test func aProcessEndsBetweenTests() {
    #expect(misfit(run([0]) + [.needsNewProcess]) == nil)
    #expect(misfit([.began(tests[0]), .needsNewProcess]) != nil)
    #expect(
      misfit(run([0, 1, 2]) + [.finished]) == "all tests ended, but T/S/d(of:) hadn't run")
    #expect(misfit([.found([])]) == "the tests were listed twice")
  }
}
