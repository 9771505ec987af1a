import AppBuilder
import DeviceProtocol
import Testing

@testable import TestRuns

/// The tests that a process lists, compared with those that the sources declare.
struct TestListingTests {
  private let target = {
    var target = BuiltTests(target: "T", place: .app, bundle: "T.xctest", executable: "T")
    target.declared = [
      DeclaredTest(suite: "S", test: "testA"), DeclaredTest(suite: "S", test: "testB"),
      DeclaredTest(suite: "", test: "c()"),
    ]
    return target
  }()

  private func name(_ suite: String, _ test: String, of target: String = "T") -> TestName {
    TestName(target: target, suite: suite, test: test)
  }

  @Test func whatIsHiddenIsAddedAtTheEnd() throws {
    let listing = try TestListing([name("S", "testB"), name("M", "made()")], of: target)
    #expect(
      listing.all == [
        name("S", "testB"), name("M", "made()"), name("S", "testA"), name("", "c()"),
      ])
    #expect(listing.listed == [name("S", "testB"), name("M", "made()")])
  }

  @Test func whatNobodyDeclaresDoesNotFit() {
    for names in [
      [name("S", "testC")], [name("S", "testA"), name("S", "testA")],
      [name("S", "testA", of: "U")],
    ] {
      #expect(throws: ReportMisfit.self) { try TestListing(names, of: target) }
    }
  }
}
