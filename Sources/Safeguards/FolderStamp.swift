import Foundation

/// The state of a folder's contents: the names and kinds of files, and the time of each file's last
/// change.
///
/// The time is the status change time, which can't be set to an earlier time, so that every change
/// to a file is detected.
package struct FolderStamp: Codable, Equatable, Sendable {
  private var mark: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates a stamp of a folder's current contents.
  ///
  /// Symbolic links in the folder aren't followed.
  package init(_ folder: URL) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    add(folder: descriptor)
  }

  private mutating func add(folder: Int32) {
    for name in RootFolder.names(in: folder).sorted() {
      var status = stat()
      guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      for byte in name.utf8 { add(UInt64(byte)) }
      add(UInt64(status.st_mode & S_IFMT))
      if status.st_mode & S_IFMT == S_IFDIR {
        add(folder: name, in: folder)
      } else {
        add(UInt64(bitPattern: Int64(status.st_size)))
        add(UInt64(bitPattern: Int64(status.st_ctim.tv_sec)))
        add(UInt64(bitPattern: Int64(status.st_ctim.tv_nsec)))
      }
    }
    // The end of a folder separates its contents from those of the next folder.
    add(.max)
  }

  private mutating func add(folder name: String, in folder: Int32) {
    let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard inner >= 0 else { return }
    defer { close(inner) }
    add(folder: inner)
  }

  private mutating func add(_ value: UInt64) {
    mark = (mark ^ value) &* 0x100_0000_01b3
    mark ^= mark >> 29
  }
}
