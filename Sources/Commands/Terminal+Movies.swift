import Flows

extension Terminal {
  /// What makes the movies of a report, or nothing where there is no FFmpeg, which is told.
  func movieEncoder() throws -> MovieEncoder? {
    do {
      return try MovieEncoder()
    } catch MovieEncoder.Failure.noFFmpeg {
      tell("The report has no movies of what fails: \(MovieEncoder.Failure.noFFmpeg)")
      return nil
    }
  }
}
