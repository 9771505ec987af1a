/// The permissions of a page, determined by the token in its URL.
package struct PageRights: Codable, Equatable, Sendable {
  /// Whether actions on the page control the device.
  package var drives: Bool
  /// Whether the page can read the log.
  package var readsLog: Bool
  /// Whether the page belongs to the user whose projects these are.
  ///
  /// It can write to them and open their files.
  package var isOwner = false

  /// All rights.
  package static let all = PageRights(drives: true, readsLog: true, isOwner: true)

  /// The right to control the device, without access to anything else.
  package static let driving = PageRights(drives: true, readsLog: true)

  /// Returns the rights to see the screen, without anything that's meant only for the app's
  /// developer.
  package static func watching(readsLog: Bool) -> PageRights {
    PageRights(drives: false, readsLog: readsLog)
  }

  /// The maximum size of a message from the page in bytes.
  ///
  /// A view-only page just confirms what it received.
  var longestMessage: Int { drives ? PageCommandReader.longestMessage : 64 }

  // Each switch lists every case, so that a new case doesn't get a right by default.

  /// Returns whether a page is allowed to request something.
  func allow(_ command: PageCommand) -> Bool {
    switch command {
    case .gotFrame, .gotLog: true
    case .record, .openPlace, .addDevice, .removeDevice, .renewLink, .system, .debug, .perform:
      isOwner
    case .touches, .pointer, .key, .text, .pasteboard, .accessibility, .settle, .home, .switcher,
      .shake, .rotate, .appearance, .textSize, .locale, .model, .kill, .relaunch, .dismissCrash,
      .enroll, .attempt, .location, .network, .travel, .fit, .inspect, .inspectObject, .edit,
      .takePictures, .lock, .unlock, .set, .timeZone, .resetSettings, .memoryWarning,
      .toggleKeyboard, .openURL,
      .launch, .addPhoto, .permission, .push, .readPasteboard, .film, .zoom, .stopFilming, .finish:
      drives
    }
  }

  /// Returns whether a message is sent to a page.
  func hear(_ message: PageMessage) -> Bool {
    switch message {
    case .rights, .device, .devices, .elements, .announcement: true
    case .notResponding(_, let stack): drives || stack.isEmpty
    case .log: readsLog
    case .recording, .link, .performed, .debuggee: isOwner
    case .textInput, .settled, .focus, .pasteboard, .crash, .build, .restored, .inspection,
      .inspected, .pictures, .edited, .refused, .finished, .filming, .zoom, .movie:
      drives
    }
  }

  /// Returns whether a page can access a part of the site.
  func mayRead(_ path: SitePath) -> Bool {
    switch path {
    case .socket, .page, .fontList, .font: true
    case .log: readsLog
    case .screenshot, .movie: drives
    }
  }
}
