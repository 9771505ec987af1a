/// What a page may do, which the secret word in its address decides.
package struct PageRights: Codable, Equatable, Sendable {
  /// Whether what is done on the page happens on the device.
  package var drives: Bool
  /// Whether the page has the log.
  package var readsLog: Bool
  /// Whether the page is that of the person whose projects these are, and may write to them and open their files.
  package var isOwner = false

  /// All that a page can do.
  package static let all = PageRights(drives: true, readsLog: true, isOwner: true)

  /// Uses the device, and leaves alone what is around it.
  package static let driving = PageRights(drives: true, readsLog: true)

  /// Sees what is on the screen, and nothing that only whoever writes the app should see.
  package static func watching(readsLog: Bool) -> PageRights {
    PageRights(drives: false, readsLog: readsLog)
  }

  /// The longest message that a page may send, in bytes; one that watches only says what it took.
  var longestMessage: Int { drives ? PageCommandReader.longestMessage : 64 }

  /// Whether a page may ask for something.
  func allow(_ command: PageCommand) -> Bool {
    if isOwner { return true }
    switch command {
    case .gotFrame, .gotLog: return true
    case .record, .openPlace, .addDevice, .removeDevice: return false
    default: return drives
    }
  }

  /// Whether a page is told something; what is not named here is told to those who drive only.
  func hear(_ message: PageMessage) -> Bool {
    if isOwner { return true }
    switch message {
    case .recording: return false
    case .rights, .device, .devices, .elements, .announcement: return true
    case .notResponding(_, let stack): return drives || stack.isEmpty
    case .log: return readsLog
    default: return drives
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
