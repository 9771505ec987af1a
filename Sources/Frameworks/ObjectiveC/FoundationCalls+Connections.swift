import Foundation
import Stubs

extension FoundationCalls {
  /// The networks that a request doesn't have to use.
  package enum NetworkKind: Sendable {
    case constrained, expensive
  }

  nonisolated(unsafe) private static let waiting = Association<Bool>()
  nonisolated(unsafe) private static let constrained = Association<Bool>()
  nonisolated(unsafe) private static let expensive = Association<Bool>()
  nonisolated(unsafe) private static let incremental = Association<Bool>()
  nonisolated(unsafe) private static let starts = Association<Date>()
  nonisolated(unsafe) private static let intervals = Association<DateInterval>()

  /// Returns whether the requests of a session configuration wait for connectivity, as set by the
  /// app.
  package static func waitsForConnectivity(of configuration: NSObject) -> Bool {
    waiting[configuration] ?? false
  }

  /// Sets whether the requests of a session configuration wait for connectivity.
  package static func setWaitsForConnectivity(_ waits: Bool, of configuration: NSObject) {
    Stub.connectivityWaiting.report(if: waits)
    waiting[configuration] = waits
  }

  /// Reports that an app's requests end with the app.
  package static func useBackgroundSession() {
    Stub.backgroundSession.report()
  }

  /// Returns whether the requests of a session configuration can use a network, as set by the app.
  package static func allows(_ network: NetworkKind, by configuration: NSObject) -> Bool {
    (network == .constrained ? constrained : expensive)[configuration] ?? true
  }

  /// Sets whether the requests of a session configuration can use a network.
  package static func setAllows(
    _ network: NetworkKind, _ allows: Bool, by configuration: NSObject
  ) {
    switch network {
    case .constrained:
      Stub.constrainedConfiguration.report(if: !allows)
      constrained[configuration] = allows
    case .expensive:
      Stub.expensiveConfiguration.report(if: !allows)
      expensive[configuration] = allows
    }
  }

  /// Reports that a request can use all networks.
  package static func setAllowsForRequest(_ network: NetworkKind, _ allows: Bool) {
    switch network {
    case .constrained: Stub.constrainedRequest.report(if: !allows)
    case .expensive: Stub.expensiveRequest.report(if: !allows)
    }
  }

  /// Returns whether an app wants to receive the parts of a task's response as they arrive.
  package static func prefersIncrementalDelivery(of task: NSObject) -> Bool {
    incremental[task] ?? true
  }

  /// Sets whether an app wants to receive the parts of a task's response as they arrive.
  ///
  /// It's a hint: sessions on Linux always deliver them as they arrive.
  package static func setPrefersIncrementalDelivery(_ prefers: Bool, of task: NSObject) {
    incremental[task] = prefers
  }

  /// Notes the time when a task starts.
  package static func startInterval(of task: NSObject) { starts[task] = Date() }

  /// Returns the time that a task took until now, or `nil` if it was returned before.
  package static func endInterval(of task: NSObject) -> DateInterval? {
    guard let start = starts[task] else { return nil }
    starts[task] = nil
    return DateInterval(start: start, end: max(start, Date()))
  }

  /// Returns the time that a task took, by its metrics.
  package static func interval(of metrics: NSObject) -> DateInterval {
    intervals[metrics] ?? DateInterval()
  }

  /// Sets the time that a task took in its metrics.
  package static func setInterval(_ interval: DateInterval, of metrics: NSObject) {
    intervals[metrics] = interval
  }

  /// Reports that metrics don't have transactions.
  package static func useTransactionMetrics() { Stub.transactionMetrics.report() }
}
