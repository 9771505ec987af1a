import DisplayList
import Foundation
import Reports
import Safeguards
import Simulator

/// The movie of a failure, which is part of a report.
package struct FailureMovie: Sendable {
  /// The width, in pixels, which is large enough to read the screen.
  private static let width = 400

  /// The path from the report's folder.
  package let path: String
  /// The movie to create.
  let movie: Movie

  /// Creates a movie that hasn't been recorded yet.
  /// - Throws: `FileFailure` if the movie can't be added to the report's folder.
  package init(for report: ReportFolder) throws(FileFailure) {
    path = report.newPath(ending: "mp4")
    try report.makeFileFolder()
    movie = Movie(
      file: report.url.appendingPathComponent(path), format: .mp4, width: Self.width,
      frameRate: 20, background: HexColor("#1C1C1E")!)
  }

  /// Returns the report's message for a movie that can't be created.
  ///
  /// The rest of the report is still written.
  package static func missing(_ error: any Error) -> ReportedLine {
    ReportedLine(.report, "No movie: \(error)")
  }

  /// Records actions on a device, at a natural pace.
  /// - Throws: An error if the movie can't be created.
  package func film(
    _ device: Device, with encoder: MovieEncoder, _ action: @concurrent (Camera) async -> Void
  ) async throws {
    let film = try Film()
    defer { film.discard() }
    let body = DeviceBody(
      model: await device.model, orientation: .portrait, background: movie.background.color)
    let camera = Camera(device: device, body: body, movie: movie, film: film)
    try await camera.filmBeginning()
    await action(camera)
    // An app that has crashed has no final screen to record.
    try? await camera.filmEnd()
    try await encoder.encode(camera.film, as: movie)
  }
}
