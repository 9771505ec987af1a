import UIKit

/// An object that records the posted notifications with certain names for as long as it exists.
@MainActor
final class NotificationLog {
  private(set) var notes: [Notification] = []
  private var tokens: [any NSObjectProtocol] = []

  /// The names of the notifications so far.
  var names: [String] { notes.map(\.name.rawValue) }

  init(_ names: [Notification.Name], object: Any? = nil) {
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          [weak self] note in
          nonisolated(unsafe) let note = note
          MainActor.assumeIsolated { self?.notes.append(note) }
        })
    }
  }

  isolated deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}
