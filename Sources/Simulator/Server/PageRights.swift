/// What a page may do, which the secret word in its address decides.
package struct PageRights: Codable, Equatable, Sendable {
  /// Whether what is done on the page happens on the device.
  package var drives: Bool
  /// Whether the page has the log.
  package var readsLog: Bool

  /// All that a page can do.
  package static let all = PageRights(drives: true, readsLog: true)

  /// Sees what is on the screen, and nothing that only whoever writes the app should see.
  package static func watching(readsLog: Bool) -> PageRights {
    PageRights(drives: false, readsLog: readsLog)
  }

  /// The longest message that a page may send, in bytes; one that watches only says that it took a frame.
  var longestMessage: Int { drives ? PageCommandReader.longestMessage : 64 }

  /// Whether a page may ask for something.
  func allow(_ command: PageCommand) -> Bool {
    if drives { return true }
    guard case .gotFrame = command else { return false }
    return true
  }

  /// Whether a page is told something; what is not named here is told to those who drive only.
  func hear(_ message: PageMessage) -> Bool {
    if drives { return true }
    switch message {
    case .rights, .device, .devices, .elements, .notResponding, .announcement: return true
    case .log: return readsLog
    default: return false
    }
  }

  /// Whether a page gets what is at a path of the site.
  func mayRead(_ path: String) -> Bool {
    if drives { return true }
    if path == "log.json" { return readsLog }
    return path.isEmpty || path == "fonts.json" || path.hasPrefix("fonts/")
      || Site.isPartOfPage(path)
  }
}
