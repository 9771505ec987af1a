import Dispatch
import Foundation
import Glibc

/// Watches folders with inotify for changes to their direct contents, without using CPU time while
/// nothing changes.
package final class FolderWatcher {
  /// An error if the system doesn't allow watching folders.
  package struct Unavailable: Error, CustomStringConvertible {
    fileprivate var code: Int32

    /// A description of the problem, and how to fix it.
    package var description: String {
      let reason = String(cString: strerror(code))
      return code == ENOSPC || code == EMFILE
        ? "Can't watch for changes: the inotify limit was reached. "
          + "Increase fs.inotify.max_user_watches and max_user_instances with sysctl."
        : "Can't watch for changes: \(reason)."
    }
  }

  /// A stream with an element for each change.
  ///
  /// Changes in quick succession produce a single element.
  package let changes: AsyncStream<Void>
  private let descriptor: Int32
  private let source: any DispatchSourceRead

  private static let events =
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
    | IN_DELETE_SELF | IN_MOVE_SELF

  /// Creates a watcher without any folders.
  /// - Throws: `Unavailable`.
  package init() throws {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw Unavailable(code: errno) }
    let (changes, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.descriptor = descriptor
    self.changes = changes
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "folders"))
    source.setEventHandler {
      Self.readAll(descriptor)
      continuation.yield()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  deinit {
    source.cancel()
  }

  /// Watches another folder. Does nothing if the folder is already watched or doesn't exist.
  /// - Throws: `Unavailable`.
  package func watch(_ folder: String) throws {
    if inotify_add_watch(descriptor, folder, UInt32(Self.events)) < 0, errno != ENOENT {
      throw Unavailable(code: errno)
    }
  }

  private static func readAll(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
