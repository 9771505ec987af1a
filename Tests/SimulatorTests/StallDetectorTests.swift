import Foundation
import Glibc
import TestSupport
import Testing

@testable import Simulator

/// The conditions under which a process that doesn't respond is considered stalled.
struct StallDetectorTests {
  /// Returns the report on a process after a minute in which a process that it waits for was
  /// active.
  private func stall(
    ofOneThatWaitsFor work: String, until isReady: (ProcessTimes) -> Bool
  ) async throws -> StallDetector.Stall? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\(work) & wait"]
    try process.run()
    let pid = process.processIdentifier
    defer { kill(-pid, SIGKILL) }
    var detector = StallDetector()
    let limits = Device.Limits()
    #expect(detector.next(pid, at: 0, limits: limits) == nil)
    #expect(await becomesTrue { ProcessTimes(of: pid).map(isReady) ?? false })
    return detector.next(pid, at: 60, limits: limits)
  }

  @Test func whoWaitsForNothingIsStalled() async throws {
    #expect(try await stall(ofOneThatWaitsFor: "sleep 60", until: { _ in true }) == .idle(60))
  }

  /// On a busy machine, a separate process needs several seconds to read a crash.
  @Test func whoWaitsForAProcessThatComputesIsNot() async throws {
    let work = "while :; do :; done"
    #expect(try await stall(ofOneThatWaitsFor: work, until: { $0.process > 0.3 }) == nil)
  }
}
