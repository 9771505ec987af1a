import Foundation

/// A job with a folder that no other process uses while this object exists.
package final class ReservedJob: Sendable {
  /// The job.
  package let job: BuildJob
  private let lock: BuildLock

  /// Returns `nil` if another process uses the job's folder.
  /// - Throws: `BuildFailure`
  init?(_ job: BuildJob) throws {
    guard let lock = try BuildLock(ifFree: job.folder) else { return nil }
    self.job = job
    self.lock = lock
  }
}
