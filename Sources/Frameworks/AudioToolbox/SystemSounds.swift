import AppRuntime
import Foundation
import Stubs
import Synchronization

/// The sounds that the app has created.
enum SystemSounds {
  private struct Sounds {
    var made: Set<SystemSoundID> = []
    /// The identifiers below are those of the system's own sounds.
    var next: SystemSoundID = 4096
  }

  private static let sounds = Mutex(Sounds())

  /// Creates a sound from a file.
  /// - Returns: The identifier of the sound, or `nil` if the file doesn't exist.
  static func make(_ url: URL) -> SystemSoundID? {
    guard (try? url.checkResourceIsReachable()) == true else { return nil }
    return sounds.withLock { sounds in
      defer { sounds.next += 1 }
      sounds.made.insert(sounds.next)
      return sounds.next
    }
  }

  /// Removes a sound.
  /// - Returns: Whether there was such a sound.
  static func remove(_ sound: SystemSoundID) -> Bool {
    sounds.withLock { $0.made.remove(sound) != nil }
  }

  /// Plays a sound, which nobody hears, and calls a closure at its end.
  static func play(_ sound: SystemSoundID, then action: (@Sendable () -> Void)?) {
    Stub.systemSounds.report()
    guard let action else { return }
    let finish = MainQueue.noteWork()
    DispatchQueue.global().async {
      action()
      DispatchQueue.main.async { finish() }
    }
  }
}
