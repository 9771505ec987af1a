import NIOCore
import Synchronization

/// Connections that haven't agreed on keys yet; when there are too many, the oldest of them is
/// closed.
final class NewConnections: Sendable {
  /// A browser agrees within milliseconds, so only those that dawdle are hit.
  private static let most = 256

  private let channels = Mutex<[any Channel]>([])

  /// Takes a connection that has just been opened.
  func add(_ channel: any Channel) {
    let oldest = channels.withLock { channels -> (any Channel)? in
      channels.append(channel)
      return channels.count > Self.most ? channels.removeFirst() : nil
    }
    oldest?.close(promise: nil)
    channel.closeFuture.whenComplete { _ in self.remove(channel) }
  }

  /// Lets a connection last as long as it likes.
  func remove(_ channel: any Channel) {
    channels.withLock { $0.removeAll { $0 === channel } }
  }
}
