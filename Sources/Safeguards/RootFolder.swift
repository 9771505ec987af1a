import Foundation

/// A folder that nothing that is written through it can leave, whatever a path says and wherever symbolic links lead.
///
/// Every path that comes from a project or a flow and is written to goes through here.
package struct RootFolder: Sendable {
  /// The folder, with symbolic links resolved.
  package let url: URL

  /// A folder that exists.
  /// - Throws: `FileFailure`
  package init(_ folder: URL) throws(FileFailure) {
    guard let path = realpath(folder.path, nil) else {
      throw FileFailure(folder.path, errno: errno)
    }
    defer { free(path) }
    url = URL(fileURLWithPath: String(cString: path), isDirectory: true)
  }

  /// A folder that is made if it does not exist.
  /// - Throws: `FileFailure`
  package init(making folder: URL) throws(FileFailure) {
    var path = ""
    for name in folder.standardizedFileURL.pathComponents {
      path = (path as NSString).appendingPathComponent(name)
      if mkdir(path, 0o777) != 0, errno != EEXIST {
        throw FileFailure(path, errno: errno)
      }
    }
    try self.init(folder)
  }

  /// The names that a path consists of.
  /// - Throws: `FileFailure` if the path is absolute or empty, leads up, or holds what no file is named.
  package static func names(in path: String) throws(FileFailure) -> [String] {
    guard !path.hasPrefix("/") else {
      throw FileFailure(
        path, "the path is absolute; it must stay in the folder that it starts from")
    }
    let names = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    for name in names {
      guard name != ".." else {
        throw FileFailure(path, "the path leaves the folder that it starts from")
      }
      guard !name.utf8.contains(0), name.utf8.count <= NAME_MAX else {
        throw FileFailure(path, "“\(name.prefix(40))” can be the name of no file")
      }
    }
    guard !names.isEmpty else { throw FileFailure(path, "the path names no file") }
    guard names.count <= 128, path.utf8.count < PATH_MAX else {
      throw FileFailure(String(path.prefix(100)) + "…", "the path is too long")
    }
    return names
  }

  /// Checks that a text is the name of one file, not a path.
  /// - Throws: `FileFailure`
  package static func checkName(_ name: String) throws(FileFailure) {
    guard try names(in: name) == [name] else {
      throw FileFailure(name, "it must be a name, not a path")
    }
  }

  /// Makes a folder and those that lead to it, unless they are there.
  /// - Throws: `FileFailure`
  package func makeFolder(_ path: String) throws(FileFailure) {
    close(try open(Self.names(in: path)[...], of: path))
  }

  /// Writes a file in place of the one that may be there, and makes the folders that lead to it.
  /// - Returns: Where the file is.
  /// - Throws: `FileFailure`
  @discardableResult
  package func write(_ data: Data, to path: String) throws(FileFailure) -> URL {
    try write(path, isExecutable: false) { descriptor throws(FileFailure) in
      var rest = data[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw FileFailure(path, errno: errno) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Copies a regular file; gives the number of its bytes.
  /// - Parameter limit: The most bytes that the file may have.
  /// - Throws: `FileFailure`
  @discardableResult
  package func copy(
    _ file: URL, to path: String, isExecutable: Bool = false, atMost limit: Int = .max
  ) throws(FileFailure) -> Int {
    try InputFile.withDescriptor(of: file, atMost: limit) { source, size throws(FileFailure) in
      _ = try write(path, isExecutable: isExecutable) { target throws(FileFailure) in
        var left = size
        while left > 0 {
          let count = sendfile(target, source, nil, left)
          if count < 0, errno == EINTR { continue }
          guard count >= 0 else { throw FileFailure(path, errno: errno) }
          if count == 0 { break }
          left -= count
        }
      }
      return size
    }
  }

  private func write(
    _ path: String, isExecutable: Bool, _ body: (Int32) throws(FileFailure) -> Void
  ) throws(FileFailure) -> URL {
    let names = try Self.names(in: path)
    let folder = try open(names.dropLast(), of: path)
    defer { close(folder) }
    let file = openat(
      folder, names[names.count - 1],
      O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC,
      isExecutable ? 0o755 : 0o644)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(url.appendingPathComponent(path).path, "there is something that is no file")
    }
    try body(file)
    return names.reduce(url) { $0.appendingPathComponent($1) }
  }

  /// Opens a folder, name by name, so that no symbolic link on the way is followed.
  private func open(_ names: ArraySlice<String>, of path: String) throws(FileFailure) -> Int32 {
    var folder = Glibc.open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileFailure(url.path, errno: errno) }
    for name in names {
      var next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if next < 0, errno == ENOENT, mkdirat(folder, name, 0o755) == 0 || errno == EEXIST {
        next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      }
      let failure = next < 0 ? failure(path) : nil
      close(folder)
      if let failure { throw failure }
      folder = next
    }
    return folder
  }

  private func failure(_ path: String) -> FileFailure {
    FileFailure(url.appendingPathComponent(path).path, errno: errno)
  }
}
