import DisplayList
import Foundation
import Glibc

/// Reads files in an app's bundle, which can be of any size and kind.
enum BundleFile {
  /// Returns the bytes of a file.
  /// - Throws: `LimitExceeded`, or a `CocoaError` if it isn't a regular file.
  static func read(_ file: URL, within limit: AppLimit) throws -> Data {
    // Opening an item that isn't a regular file might block forever.
    let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw CocoaError(.fileReadNoSuchFile) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CocoaError(.fileReadUnknown)
    }
    try limit.check(Int(status.st_size))
    return try handle.read(upToCount: Int(limit.maximum)) ?? Data()
  }

  /// Returns the bytes of an image that's safe to decode.
  /// - Throws: `ImageHeader.Unreadable`, and the same errors as `read(_:within:)`.
  static func readImage(_ file: URL) throws -> Data {
    let data = try read(file, within: .imageBytes)
    _ = try ImageHeader(checking: data)
    return data
  }
}
