import Foundation

/// Records the screen for one page at a time.
actor FilmingDesk {
  /// An error if a recording request is refused.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private let camera: (any ScreenFilming)?
  private let shelf: MovieShelf
  private(set) var status = FilmingStatus.none
  /// The page that's recording the screen.
  private var owner: UUID?

  init(camera: (any ScreenFilming)?, shelf: MovieShelf) {
    self.camera = camera
    self.shelf = shelf
  }

  /// Starts recording for a page.
  func begin(_ device: Device, for page: UUID) async throws {
    guard let camera else { throw Refusal(description: "This device's screen can't be recorded.") }
    guard status == .none else {
      throw Refusal(description: "The screen is already being recorded.")
    }
    status = .filming
    owner = page
    do {
      try await camera.begin(device)
    } catch {
      rest()
      throw error
    }
  }

  /// Stops the recording, which can then be made into a movie.
  func end() throws {
    guard status == .filming else {
      throw Refusal(description: "The screen isn't being recorded.")
    }
    status = .encoding
  }

  /// Makes a movie of the stopped recording, and returns the name for downloading it.
  func makeMovie(as format: MovieFormat) async throws -> String {
    guard let camera, status == .encoding else {
      throw Refusal(description: "Nothing was recorded.")
    }
    defer { rest() }
    return shelf.keep(try await camera.end(as: format), as: format)
  }

  /// Discards the recording of a page that has closed, and returns whether there was one.
  func discard(for page: UUID) async -> Bool {
    guard owner == page, status == .filming else { return false }
    await camera?.discard()
    rest()
    return true
  }

  private func rest() {
    status = .none
    owner = nil
  }
}
