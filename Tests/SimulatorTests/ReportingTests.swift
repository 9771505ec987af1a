import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

@Suite struct ReportingTests {
  private func report(_ number: Int) -> AppReport {
    AppReport(
      bundleID: "test.app", report: Report(severity: .warning, message: "Report \(number)"))
  }

  private func unplaced(_ number: Int, of executable: String) -> UnplacedReport {
    UnplacedReport(
      report: report(number), callers: [number], executable: URL(fileURLWithPath: executable))
  }

  @Test func theLatestThousandAreKept() {
    var reporting = Reporting()
    for number in 0...Reporting.most { reporting.add(report(number)) }
    #expect(reporting.all.count == Reporting.most)
    #expect(reporting.all.first == report(1))
    #expect(reporting.all.last == report(Reporting.most))
  }

  @Test func linesAreLookedUpByExecutableInBatches() {
    var reporting = Reporting()
    for number in 0..<60 { reporting.add(unplaced(number, of: "/first")) }
    reporting.add(unplaced(60, of: "/second"))
    #expect(reporting.takeUnplaced().flatMap(\.callers) == Array(0..<50))
    #expect(reporting.takeUnplaced().flatMap(\.callers) == Array(50..<60))
    #expect(reporting.takeUnplaced().flatMap(\.callers) == [60])
    #expect(reporting.takeUnplaced().isEmpty)
  }
}
