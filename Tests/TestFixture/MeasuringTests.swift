import XCTestFramework

/// Measurements.
final class MeasuringTests: XCTestCase {
  func testMeasure() {
    var count = 0
    measure { count += 1 }
    XCTAssertEqual(count, 10)
  }

  func testMetrics() {
    var count = 0
    let options = XCTMeasureOptions()
    options.iterationCount = 3
    measure(
      metrics: [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric()],
      options: options
    ) { count += 1 }
    XCTAssertEqual(count, 4)
  }

  func testMeasureByHand() {
    measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) {
      usleep(20_000)
      startMeasuring()
      stopMeasuring()
      usleep(20_000)
    }
  }

  func testMeasureTwice() {
    measure {}
    measure {}
  }
}

extension MeasuringTests {
  @MainActor static var tests: TestClass {
    TestClass(
      MeasuringTests.self, name: "MeasuringTests", make: { MeasuringTests() },
      methods: [
        TestMethod("testMeasure") { ($0 as! MeasuringTests).testMeasure() },
        TestMethod("testMetrics") { ($0 as! MeasuringTests).testMetrics() },
        TestMethod("testMeasureByHand") { ($0 as! MeasuringTests).testMeasureByHand() },
        TestMethod("testMeasureTwice") { ($0 as! MeasuringTests).testMeasureTwice() },
      ])
  }
}
