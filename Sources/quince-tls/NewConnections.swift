import NIOCore
import Synchronization

/// The connections that haven't agreed on keys yet.
///
/// When there are too many, the oldest one is closed.
final class NewConnections: Sendable {
  /// The maximum number of connections.
  ///
  /// A browser agrees on keys within milliseconds, so only very slow clients are affected.
  private static let most = 256

  private let channels = Mutex<[any Channel]>([])

  /// Adds a connection that has just been opened.
  func add(_ channel: any Channel) {
    let oldest = channels.withLock { channels -> (any Channel)? in
      channels.append(channel)
      return channels.count > Self.most ? channels.removeFirst() : nil
    }
    oldest?.close(promise: nil)
    channel.closeFuture.whenComplete { _ in self.remove(channel) }
  }

  /// Removes a connection, which can then stay open indefinitely.
  func remove(_ channel: any Channel) {
    channels.withLock { $0.removeAll { $0 === channel } }
  }
}
