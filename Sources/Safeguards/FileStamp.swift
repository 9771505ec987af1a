import Foundation

/// The state of a file or folder at a point in time.
package struct FileStamp: Codable, Equatable, Sendable {
  private let path: String
  /// The time of the last modification, in nanoseconds since 1970, or 0 if the file doesn't exist.
  package let modified: Int64
  /// The size, in bytes, or -1 if the file doesn't exist.
  package let size: Int64
  private let inode: UInt64

  /// Creates the stamp of the current file or folder at a path.
  package init(_ path: String) {
    self.path = path
    var status = stat()
    if stat(path, &status) == 0 {
      modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
      size = Int64(status.st_size)
      inode = UInt64(status.st_ino)
    } else {
      modified = 0
      size = -1
      inode = 0
    }
  }

  /// Whether the file or folder hasn't changed.
  package var isCurrent: Bool { FileStamp(path) == self }
}
