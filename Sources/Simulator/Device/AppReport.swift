import DeviceProtocol

/// A report, and the app that it's about.
package struct AppReport: Sendable, Hashable {
  /// The app's bundle identifier.
  package var bundleID: String
  /// The report.
  package var report: Report
}
