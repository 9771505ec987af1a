import XCTestFramework

/// The code that the builder generates for a target with tests.
@main
enum Main {
  @MainActor static func main() {
    TestProcess.main()
  }
}

/// The function that opens the bundle.
@_cdecl("quince_open_tests")
func openTests() {
  MainActor.assumeIsolated {
    TestBundle.open(
      target: "FixtureTests",
      classes: [
        OutcomeTests.tests, OrderTests.tests, AsyncOrderTests.tests, ActorTests.tests,
        ExpectationTests.tests, AsyncExpectationTests.tests, MeasuringTests.tests,
        KeepingTests.tests, ObservedTests.tests, AssertionTests.tests, StoppingTests.tests,
        StoppingAsyncTests.tests, ExpectedFailureTests.tests, InheritingTests.tests,
      ])
  }
}
