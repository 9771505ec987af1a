import DeviceProtocol
import Foundation

/// A repeated measurement of a block.
final class Measuring {
  /// The number of measurements for the deprecated methods.
  static let classicIterations = 10

  private let metrics: [any XCTMetric]
  private let options: XCTMeasureOptions
  private var begin: XCTPerformanceMeasurementTimestamp?
  private var isOver = false
  private var problem: (any Error)?
  /// The measurements of the metrics, in the order of their first measurement.
  private var measurements: [TestMeasurement] = []

  init(_ metrics: [any XCTMetric], _ options: XCTMeasureOptions) {
    self.metrics = metrics
    self.options = options
  }

  /// Measures a block the number of times that the options specify.
  /// - Parameter keepsFirst: Whether the first measurement is included.
  func run(keepsFirst: Bool, _ block: () -> Void) throws -> [TestMeasurement] {
    for iteration in 0...options.iterationCount {
      let isKept = keepsFirst || iteration > 0
      (begin, isOver) = (nil, false)
      if !options.invocationOptions.contains(.manuallyStart) { start() }
      block()
      stop()
      if let problem { throw problem }
      if !isKept { measurements = [] }
    }
    return measurements
  }

  /// Starts to measure the block.
  func start() {
    guard begin == nil else { return }
    for metric in metrics { metric.willBeginMeasuring() }
    begin = XCTPerformanceMeasurementTimestamp()
  }

  /// Stops measuring the block.
  func stop() {
    guard let begin, !isOver else { return }
    isOver = true
    let end = XCTPerformanceMeasurementTimestamp()
    for metric in metrics {
      metric.didStopMeasuring()
      do {
        try metric.reportMeasurements(from: begin, to: end).forEach(add)
      } catch {
        problem = error
      }
    }
  }

  private func add(_ measurement: XCTPerformanceMeasurement) {
    let name = measurement.displayName
    if let index = measurements.firstIndex(where: { $0.name == name }) {
      measurements[index].values.append(measurement.doubleValue)
    } else {
      measurements.append(
        TestMeasurement(
          name: name, unit: measurement.unitSymbol, values: [measurement.doubleValue]))
    }
  }
}

extension XCTestCase {
  /// Measures a block, and reports the results.
  func measure(
    with metrics: [any XCTMetric], options: XCTMeasureOptions, keepsFirst: Bool,
    _ block: () -> Void
  ) {
    guard !hasMeasured else {
      let what = "Can only record one set of metrics per test method."
      return record(XCTIssue(.assertionFailure, what))
    }
    hasMeasured = true
    let measuring = Measuring(metrics, options)
    self.measuring = measuring
    defer { self.measuring = nil }
    do {
      for measurement in try measuring.run(keepsFirst: keepsFirst, block) {
        TestReports.send(.measurement(measurement))
      }
    } catch {
      record(XCTIssue(thrown: error))
    }
  }
}
