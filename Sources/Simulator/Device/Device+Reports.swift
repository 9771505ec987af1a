import DeviceProtocol
import Foundation

/// The apps' reports about themselves.
extension Device {
  /// The maximum number of reports taken from a process, and kept in total.
  private static let mostReports = 1000
  /// The maximum number of places looked up at the same time.
  private static let mostLookups = 50

  /// Returns an app's reports, up to the last thousand, once the user's lines are known.
  package func reports(of bundleID: String) async -> [Report] {
    await allReports().filter { $0.bundleID == bundleID }.map(\.report)
  }

  /// Returns all apps' reports, up to the last thousand, once the user's lines are known.
  package func allReports() async -> [AppReport] {
    await catchUpWithReports()
    return reporting.told
  }

  /// Waits until the user's lines are known for everything that apps have reported up to now.
  package func catchUpWithReports() async {
    while let task = reporting.lookup { await task.value }
  }

  /// Takes a report; one without a place is passed on once its place is known.
  func take(_ report: Report, callers: [Int], from app: RunningApp) {
    guard app.reportCount < Self.mostReports else { return }
    app.reportCount += 1
    app.process?.catchUpWithOutput()
    let told = AppReport(bundleID: app.app.bundleID, report: report)
    guard report.file == nil, !callers.isEmpty, app.hasItsExecutable else { return tell(told) }
    reporting.unplaced.append(
      UnplacedReport(report: told, callers: callers, executable: app.app.executable))
    if reporting.lookup == nil {
      reporting.lookup = Task { await placeReports() }
    }
  }

  private func placeReports() async {
    let locator = CallerLocator(settings: sandbox)
    while let executable = reporting.unplaced.first?.executable {
      let batch = reporting.unplaced.prefix { $0.executable == executable }
        .prefix(Self.mostLookups)
      reporting.unplaced.removeFirst(batch.count)
      let places = await locator.places(of: batch.map(\.callers), in: executable)
      for (unplaced, place) in zip(batch, places) {
        var report = unplaced.report
        report.report.file = place?.file
        report.report.line = place?.line
        tell(report)
      }
    }
    reporting.lookup = nil
  }

  private func tell(_ report: AppReport) {
    if reporting.told.count == Self.mostReports { reporting.told.removeFirst() }
    reporting.told.append(report)
    emit(.report(bundleID: report.bundleID, report.report))
  }
}
