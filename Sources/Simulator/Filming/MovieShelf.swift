import Foundation
import Synchronization

/// The latest movie, until a page downloads it.
final class MovieShelf: Sendable {
  /// A movie and its name.
  private struct Entry {
    var name: String
    var format: MovieFormat
    var data: Data
  }

  private struct State {
    var entry: Entry?
    var count = 0
  }

  private let state = Mutex(State())

  /// Stores a movie in place of the last one, and returns its name.
  func keep(_ data: Data, as format: MovieFormat) -> String {
    state.withLock { state in
      state.count += 1
      let name = "recording-\(state.count).\(format.rawValue)"
      state.entry = Entry(name: name, format: format, data: data)
      return name
    }
  }

  /// Returns the response to a request for the movie with a name.
  func response(to name: String) -> SiteResponse {
    guard let entry = state.withLock({ $0.entry }), entry.name == name else {
      return .text(.notFound, "This movie no longer exists.")
    }
    return .file(entry.data, type: entry.format.mediaType)
  }
}
