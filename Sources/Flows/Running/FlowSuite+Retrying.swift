import Foundation
import Reports

extension FlowSuite {
  /// Plays a flow, and repeats it while it fails.
  ///
  /// A flow that has failed is then recorded for the report.
  /// - Parameters:
  ///   - retries: The maximum number of times that a failing flow is repeated.
  ///   - encoder: The encoder for the movie, or `nil` for no movie.
  /// - Throws: An error if the flow can't be played at all.
  package func play(
    _ flow: Flow, apps: [URL], retries: Int, filmedWith encoder: MovieEncoder?
  ) async throws -> Result {
    var result = try await play(flow, apps: apps)
    for _ in 0..<retries where !result.hasPassed {
      let attempts = result.attempts + 1
      result = try await play(flow, apps: apps)
      result.attempts = attempts
    }
    if result.failure != nil, let report, let encoder {
      do {
        result.movie = try await film(flow, apps: apps, for: report, with: encoder)
      } catch {
        result.output.append(FailureMovie.missing(error))
      }
    }
    return result
  }

  /// Plays a flow once more, at a natural pace.
  private func film(
    _ flow: Flow, apps: [URL], for report: ReportFolder, with encoder: MovieEncoder
  ) async throws -> String {
    let failure = try FailureMovie(for: report)
    var suite = self
    suite.report = nil
    suite.listener = nil
    suite.goesOn = false
    _ = try await suite.record(
      flow, apps: apps, as: failure.movie, with: encoder, filmsFailures: true)
    return failure.path
  }
}
