import Foundation

/// Reads files that may come from someone else: only regular files, and only up to a limit.
package enum InputFile {
  /// The default maximum size of a file, in bytes.
  package static let usualLimit = 64 << 20

  /// Returns the contents of a file.
  /// - Parameter limit: The maximum size of the file, in bytes.
  /// - Throws: `FileFailure` if the file doesn't exist, is too large, or isn't a regular file.
  package static func read(_ file: URL, atMost limit: Int = usualLimit) throws(FileFailure) -> Data
  {
    try withDescriptor(of: file, atMost: limit) { descriptor, size throws(FileFailure) in
      try contents(of: descriptor, size, file.path)
    }
  }

  /// Returns the contents of an open file.
  /// - Parameter size: The size of the file, in bytes. If the file has become shorter, fewer bytes
  ///   are returned.
  static func contents(of descriptor: Int32, _ size: Int, _ path: String) throws(FileFailure)
    -> Data
  {
    var data = Data(count: size)
    var count = 0
    while count < size {
      let read = data.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress! + count, size - count)
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw FileFailure(path, errno: errno) }
      if read == 0 { break }
      count += read
    }
    return count == size ? data : data.prefix(count)
  }

  /// Returns the contents of a file as UTF-8 text.
  /// - Throws: `FileFailure` as `read` does, or if the text isn't UTF-8.
  package static func text(of file: URL, atMost limit: Int = usualLimit) throws(FileFailure)
    -> String
  {
    let data = try read(file, atMost: limit)
    guard let text = String(data: data, encoding: .utf8) else {
      throw FileFailure(file.path, "it isn't in UTF-8", line: lineOfBrokenText(in: data))
    }
    return text
  }

  /// Returns the number of the first line that isn't valid UTF-8, counted from 1.
  package static func lineOfBrokenText(in data: Data) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }

  /// Opens a file while a closure runs.
  static func withDescriptor<Result>(
    of file: URL, atMost limit: Int,
    _ body: (_ descriptor: Int32, _ size: Int) throws(FileFailure) -> Result
  ) throws(FileFailure) -> Result {
    let path = file.path
    guard !path.utf8.contains(0) else {
      throw FileFailure(path, "its name isn't a valid file name")
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure(path, errno: errno) }
    try checkKind(of: status, path)
    // The path may lead to something other than a regular file by now, so opening it must not
    // block.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path, errno: errno) }
    defer { close(descriptor) }
    return try body(descriptor, try size(of: descriptor, path, atMost: limit))
  }

  /// Returns the number of bytes in an open file.
  /// - Throws: `FileFailure` if the file exceeds the limit or isn't a regular file.
  static func size(of descriptor: Int32, _ path: String, atMost limit: Int) throws(FileFailure)
    -> Int
  {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path, errno: errno) }
    try checkKind(of: status, path)
    guard status.st_size <= limit else {
      throw FileFailure(
        path, "it has \(status.st_size) bytes; the limit is \(limit)")
    }
    return Int(status.st_size)
  }

  private static func checkKind(of status: stat, _ path: String) throws(FileFailure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileFailure(path, "it's a folder")
    case S_IFIFO: throw FileFailure(path, "it's a pipe, not a file")
    case S_IFSOCK: throw FileFailure(path, "it's a socket, not a file")
    default: throw FileFailure(path, "it's a device, not a file")
    }
  }
}
