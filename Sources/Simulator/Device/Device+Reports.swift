import DeviceProtocol
import Foundation

/// The apps' reports about themselves.
extension Device {
  /// Returns an app's reports, up to the last thousand, once the user's lines are known.
  package func reports(of bundleID: String) async -> [Report] {
    await allReports().filter { $0.bundleID == bundleID }.map(\.report)
  }

  /// Returns all apps' reports, up to the last thousand, once the user's lines are known.
  package func allReports() async -> [AppReport] {
    await catchUpWithReports()
    return reporting.all
  }

  /// Waits until the user's lines are known for everything that apps have reported up to now.
  package func catchUpWithReports() async {
    while let task = reporting.lookup { await task.value }
  }

  /// Takes a report; one without a place is passed on once its place is known.
  func take(_ report: Report, callers: [Int], from app: RunningApp) {
    guard app.reportCount < Reporting.most else { return }
    app.reportCount += 1
    app.process?.catchUpWithOutput()
    let told = AppReport(bundleID: app.app.bundleID, report: report)
    guard report.file == nil, !callers.isEmpty, app.hasItsExecutable else { return tell(told) }
    reporting.add(
      UnplacedReport(report: told, callers: callers, executable: app.app.executable))
    if reporting.lookup == nil {
      reporting.lookup = Task { await placeReports() }
    }
  }

  private func placeReports() async {
    let locator = CallerLocator(settings: sandbox)
    while true {
      let batch = reporting.takeUnplaced()
      guard let executable = batch.first?.executable else { break }
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
    reporting.add(report)
    emit(.report(bundleID: report.bundleID, report.report))
  }
}
