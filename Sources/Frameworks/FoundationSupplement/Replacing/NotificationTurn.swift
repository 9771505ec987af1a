import Foundation

/// The calls of a notification's observers, which are collected before the first one.
final class NotificationTurn {
  /// The calls, with the places of the observers among all.
  var calls: [(place: Int, call: () -> Void)] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The one for which the current thread collects calls.
  static var current: NotificationTurn? {
    pthread_getspecific(key).map {
      Unmanaged<NotificationTurn>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Returns the calls that a closure leads to, in the order in which the observers were added.
  static func calls(_ collect: () -> Void) -> [() -> Void] {
    let turn = NotificationTurn()
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(turn).toOpaque())
    collect()
    pthread_setspecific(key, outer)
    if turn.calls.count > 1 { turn.calls.sort { $0.place < $1.place } }
    return turn.calls.map(\.call)
  }
}
