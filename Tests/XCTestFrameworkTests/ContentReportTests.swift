import DeviceProtocol
import Foundation
import Testing

/// Tests' attachments, measurements, expected failures, and observers.
struct ContentReportTests {
  @Test func `attachments have their names, types and data`() throws {
    let run = try FixtureProcess("KeepingTests")
    let kept = run.attachments("testAttachments")
    #expect(
      kept.first
        == TestAttachment(
          name: "Text", type: "public.plain-text", data: Data("some text".utf8), isKeptAlways: true)
    )
    #expect(kept.map(\.type) == ["public.plain-text", "public.data", "com.apple.property-list"])
    #expect(!kept[1].isKeptAlways)
    let picture = try #require(run.attachments("testPicture").first)
    #expect(picture.type == "public.png")
    #expect(picture.data.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    let file = try #require(run.attachments("testFile").first)
    #expect(file.type == "public.json")
    #expect(file.name == "kept.json")
    #expect(run.attachments("testIssueWithAttachment").map(\.data) == [Data("evidence".utf8)])
    let issue = try #require(run.issues("testIssueWithAttachment").first)
    #expect(issue.file == "/some/File.swift")
    #expect(issue.line == 7)
  }

  @Test func `activities are inside each other`() throws {
    let run = try FixtureProcess("KeepingTests")
    let reports = run.reports(of: "testActivities").filter {
      if case .attachment = $0 { false } else { true }
    }
    #expect(
      reports == [
        .activityBegan("Outer"), .activityBegan("Inner"), .activityEnded, .activityEnded,
      ])
    #expect(run.reports(of: "testAsyncActivity") == [.activityBegan("Slow"), .activityEnded])
    #expect(run.outcome("testActivities") == .passed)
  }

  @Test func `measurements are told once the block is measured`() throws {
    let run = try FixtureProcess("MeasuringTests")
    let time = try #require(run.measurements("testMeasure").first)
    #expect(time.name == "Clock Monotonic Time")
    #expect(time.unit == "s")
    #expect(time.values.count == 10)
    #expect(
      run.measurements("testMetrics").map(\.name) == [
        "Clock Monotonic Time", "CPU Time", "Memory Physical", "Memory Peak Physical",
        "Disk Logical Writes",
      ])
    #expect(run.measurements("testMetrics").allSatisfy { $0.values.count == 3 })
    let byHand = try #require(run.measurements("testMeasureByHand").first)
    #expect(byHand.values.allSatisfy { $0 < 0.02 })
    #expect(
      run.messages("testMeasureTwice") == ["Can only record one set of metrics per test method."])
    #expect(run.outcome("testMeasure") == .passed)
  }

  @Test func `expected failures let tests fail as expected`() throws {
    let run = try FixtureProcess("ExpectedFailureTests")
    for test in ["testRestOfTest", "testBlock", "testAsync", "testThrows"] {
      #expect(run.outcome(test) == .failedAsExpected, "\(test): \(run.messages(test))")
    }
    #expect(run.issues("testBlock").map(\.expectation) == ["in the block"])
    for test in ["testStrict", "testStrictRest"] {
      #expect(run.messages(test) == ["Expected failure 'nothing fails' but none recorded."])
      #expect(run.issues(test).map(\.kind) == [.unmatchedExpectedFailure])
    }
    #expect(run.outcome("testNotStrict") == .passed)
    #expect(run.outcome("testMatcher") == .failed)
    #expect(run.issues("testMatcher").map(\.expectation) == ["the known one", nil])
    #expect(run.outcome("testDisabled") == .failed)
  }

  @Test func `observers are told, and overridden methods called`() throws {
    let run = try FixtureProcess("ObservedTests")
    #expect(
      run.output == [
        "will start -[ObservedTests testOne]", "before", "did record failed - one!", "after",
        "did finish 1", "will start -[ObservedTests testTwo]", "before", "did expect known",
        "after", "did finish 0", "did finish ObservedTests 2", "did finish bundle",
        "did finish FixtureTests.xctest 2", "did finish Selected tests 2",
      ])
    #expect(run.messages("testOne") == ["failed - one!"])
  }

  @Test func `assertions fail in Apple's words`() throws {
    let run = try FixtureProcess("AssertionTests")
    #expect(
      run.messages("testTruth") == [
        "XCTAssertTrue failed", "XCTAssertTrue failed - said", "XCTAssertFalse failed",
        #"XCTAssertNil failed: "x""#, "XCTAssertNotNil failed",
        #"XCTAssertTrue failed: threw error "Mishap()""#,
      ])
    #expect(
      run.messages("testEquality") == [
        #"XCTAssertEqual failed: ("a") is not equal to ("b")"#,
        #"XCTAssertEqual failed: ("Optional(1)") is not equal to ("nil")"#,
        #"XCTAssertNotEqual failed: ("1") is equal to ("1")"#,
        #"XCTAssertEqual failed: threw error "Mishap()""#,
        #"XCTAssertIdentical failed: ("Optional(a thing)") is not identical to ("nil")"#,
        #"XCTAssertNotIdentical failed: ("Optional(a thing)") is identical to ("Optional(a thing)")"#,
      ])
    #expect(
      run.messages("testAccuracy") == [
        #"XCTAssertEqualWithAccuracy failed: ("1.0") is not equal to ("2.0") +/- ("0.5")"#,
        #"XCTAssertEqualWithAccuracy failed: ("1") is not equal to ("3") +/- ("1")"#,
        #"XCTAssertNotEqualWithAccuracy failed: ("1.0") is equal to ("1.1") +/- ("0.5")"#,
      ])
    #expect(
      run.messages("testOrder") == [
        #"XCTAssertGreaterThan failed: ("1") is not greater than ("2")"#,
        #"XCTAssertGreaterThanOrEqual failed: ("1") is less than ("2")"#,
        #"XCTAssertLessThan failed: ("2") is not less than ("1")"#,
        #"XCTAssertLessThanOrEqual failed: ("2") is greater than ("1")"#,
      ])
    #expect(
      run.messages("testErrors") == [
        "XCTAssertThrowsError failed: did not throw an error",
        #"XCTAssertNoThrow failed: threw error "Mishap()" - said"#,
      ])
  }
}
