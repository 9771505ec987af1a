import Flows

extension Terminal {
  /// Returns the encoder for a report's movies.
  ///
  /// Without FFmpeg, this prints why there are no movies, and returns `nil`.
  func movieEncoder() throws -> MovieEncoder? {
    do {
      return try MovieEncoder()
    } catch MovieEncoder.Failure.noFFmpeg {
      tell("The report has no movies of failures: \(MovieEncoder.Failure.noFFmpeg)")
      return nil
    }
  }
}
