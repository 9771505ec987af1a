/// A resource on the page's server, identified by its path after the token.
enum SitePath: Equatable, Sendable {
  /// The WebSocket.
  case socket
  /// A screenshot.
  case screenshot
  /// Log entries.
  case log
  /// The list of font files.
  case fontList
  /// A font file, by its number in that list.
  case font(Int)
  /// The most recent movie, by its name.
  case movie(String)
  /// A file of the page itself.
  case page(String)

  /// Finds the resource at a path, or returns `nil` if it doesn't exist.
  init?(_ path: String) {
    switch path {
    case "": self = .page("index.html")
    case "socket": self = .socket
    case "screenshot.png": self = .screenshot
    case "log.json": self = .log
    case "fonts.json": self = .fontList
    case _ where path.hasPrefix("fonts/"):
      guard let number = Int(path.dropFirst(6)) else { return nil }
      self = .font(number)
    case _ where path.hasPrefix("movies/"): self = .movie(String(path.dropFirst(7)))
    case _ where Site.isPartOfPage(path): self = .page(path)
    default: return nil
    }
  }
}
