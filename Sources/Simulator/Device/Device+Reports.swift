import DeviceProtocol
import Foundation

/// Reports from apps about themselves.
extension Device {
  /// Returns an app's latest reports, at most a thousand, after their lines in the user's code have
  /// been found.
  package func reports(of bundleID: String) async -> [Report] {
    await allReports().filter { $0.bundleID == bundleID }.map(\.report)
  }

  /// Returns all apps' latest reports, at most a thousand, after their lines in the user's code
  /// have been found.
  package func allReports() async -> [AppReport] {
    await catchUpWithReports()
    return reporting.all
  }

  /// Waits until the lines in the user's code have been found for all reports so far.
  package func catchUpWithReports() async {
    while let task = reporting.lookup { await task.value }
  }

  /// Receives a report.
  ///
  /// If its location isn't known, it's passed on after the lookup.
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
