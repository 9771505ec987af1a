import Foundation

/// A folder for reading, writing, and removing files that are guaranteed to be inside of it,
/// whatever their paths are and wherever symbolic links lead.
///
/// Quince uses this type for every path that comes from a project or a flow and is written to, and
/// for every path in a folder that confined code can write to. Each component of a path is opened
/// in the folder before it, and a symbolic link is an error. Confined code must not be able to
/// write to the folders that lead to this one.
package struct RootFolder: Sendable {
  /// The action to take if a folder on the path to a file doesn't exist.
  enum Absence {
    /// An error is thrown.
    case fails
    /// The folder is created.
    case makes
    /// The folder is created, and anything else at its path is replaced.
    case replaces
  }

  /// The folder, with symbolic links resolved.
  package let url: URL
  /// The path of the folder as it was given.
  private let given: String

  /// Opens an existing folder.
  /// - Throws: `FileFailure` if it isn't a folder or can't be opened.
  package init(_ folder: URL) throws(FileFailure) {
    guard let path = realpath(folder.path, nil) else {
      throw FileFailure(folder.path, errno: errno)
    }
    defer { free(path) }
    url = URL(fileURLWithPath: String(cString: path), isDirectory: true)
    given = folder.path
  }

  /// Opens a folder.
  ///
  /// Creates it and the folders that lead to it if they don't exist.
  /// - Parameter mode: The permissions of the created folders.
  /// - Throws: `FileFailure` if the folder can't be opened or created.
  package init(making folder: URL, mode: mode_t = 0o777) throws(FileFailure) {
    var path = ""
    for name in folder.standardizedFileURL.pathComponents {
      path = (path as NSString).appendingPathComponent(name)
      if mkdir(path, mode) != 0, errno != EEXIST {
        throw FileFailure(path, errno: errno)
      }
    }
    try self.init(folder)
  }

  /// Returns the path of a file relative to this folder.
  /// - Throws: `FileFailure` if the path isn't inside this folder.
  package func path(of file: URL) throws(FileFailure) -> String {
    for root in [given, url.path] {
      if let path = file.path.path(relativeTo: root) { return path }
    }
    throw FileFailure(file.path, errno: EXDEV)
  }

  /// Returns the components of a path.
  /// - Throws: `FileFailure` if the path is absolute or empty, leads to a parent folder, or
  ///   contains characters that file names can't contain.
  package static func names(in path: String) throws(FileFailure) -> [String] {
    guard !path.hasPrefix("/") else {
      throw FileFailure(
        path, "the path is absolute; use a relative one")
    }
    let names = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    for name in names {
      guard name != ".." else {
        throw FileFailure(path, "the path leaves its folder")
      }
      guard !name.utf8.contains(0), name.utf8.count <= NAME_MAX else {
        throw FileFailure(path, "“\(name.prefix(40))” isn't a valid file name")
      }
    }
    guard !names.isEmpty else { throw FileFailure(path, "the path is empty") }
    guard names.count <= 128, path.utf8.count < PATH_MAX else {
      throw FileFailure(String(path.prefix(100)) + "…", "the path is too long")
    }
    return names
  }

  /// Checks that a string is the name of one file, not a path.
  /// - Throws: `FileFailure` if it isn't a valid file name.
  package static func checkName(_ name: String) throws(FileFailure) {
    guard try names(in: name) == [name] else {
      throw FileFailure(name, "it must be a name, not a path")
    }
  }

  /// Creates a folder and those that lead to it, unless they exist.
  /// - Parameters:
  ///   - mode: The permissions of the created folders.
  ///   - replaces: Whether anything on the path that isn't a folder is replaced.
  /// - Throws: `FileFailure` if a folder can't be created.
  package func makeFolder(_ path: String, mode: mode_t = 0o755, replaces: Bool = false)
    throws(FileFailure)
  {
    close(try open(Self.names(in: path)[...], of: path, replaces ? .replaces : .makes, mode: mode))
  }

  /// Writes a file, replacing an existing one, and creates the folders that lead to it.
  /// - Returns: The location of the file.
  /// - Throws: `FileFailure` if writing fails.
  @discardableResult
  package func write(_ data: Data, to path: String) throws(FileFailure) -> URL {
    try write(path, isExecutable: false) { descriptor throws(FileFailure) in
      try Self.write(data, to: descriptor, of: path)
    }
  }

  /// Writes all bytes of some data.
  static func write(_ data: Data, to descriptor: Int32, of path: String) throws(FileFailure) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileFailure(path, errno: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Copies a regular file, and returns the number of copied bytes.
  /// - Parameter limit: The maximum size of the file, in bytes.
  /// - Throws: `FileFailure` if copying fails.
  @discardableResult
  package func copy(
    _ file: URL, to path: String, isExecutable: Bool = false, atMost limit: Int = .max
  ) throws(FileFailure) -> Int {
    try InputFile.withDescriptor(of: file, atMost: limit) { source, size throws(FileFailure) in
      try copy(source, size, to: path, isExecutable)
    }
  }

  /// Copies a regular file from another folder that confined code can write to, and returns the
  /// number of copied bytes.
  /// - Parameter limit: The maximum size of the file, in bytes.
  /// - Throws: `FileFailure` if copying fails.
  @discardableResult
  package func copy(
    _ file: String, of other: RootFolder, to path: String, isExecutable: Bool = false,
    atMost limit: Int = .max
  ) throws(FileFailure) -> Int {
    try other.withDescriptor(of: file, atMost: limit) { source, size throws(FileFailure) in
      try copy(source, size, to: path, isExecutable)
    }
  }

  private func copy(_ source: Int32, _ size: Int, to path: String, _ isExecutable: Bool)
    throws(FileFailure) -> Int
  {
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

  private func write(
    _ path: String, isExecutable: Bool, _ body: (Int32) throws(FileFailure) -> Void
  ) throws(FileFailure) -> URL {
    let names = try Self.names(in: path)
    let folder = try open(names.dropLast(), of: path, .makes)
    defer { close(folder) }
    let file = openat(
      folder, names[names.count - 1],
      O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC,
      isExecutable ? 0o755 : 0o644)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(
        url.appendingPathComponent(path).path, "it already exists, and isn't a file")
    }
    try body(file)
    return names.reduce(url) { $0.appendingPathComponent($1) }
  }

  /// Opens a folder.
  /// - Throws: `FileFailure` if the folder can't be opened.
  func open(
    _ names: ArraySlice<String>, of path: String, _ absence: Absence, mode: mode_t = 0o755
  ) throws(FileFailure) -> Int32 {
    let folder = descend(names, absence, mode: mode)
    guard folder >= 0 else { throw failure(path) }
    return folder
  }

  /// Opens a folder, one path component at a time, so that no symbolic link is followed.
  /// - Returns: The descriptor, or -1 if opening fails, with the reason in `errno`.
  func descend(_ names: ArraySlice<String>, _ absence: Absence, mode: mode_t = 0o755) -> Int32 {
    var folder = Glibc.open(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    for name in names where folder >= 0 {
      let next = Self.open(name, in: folder, absence, mode)
      let reason = errno
      close(folder)
      errno = reason
      folder = next
    }
    return folder
  }

  private static func open(_ name: String, in folder: Int32, _ absence: Absence, _ mode: mode_t)
    -> Int32
  {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let next = openat(folder, name, flags)
    guard next < 0, absence != .fails else { return next }
    if errno == ENOTDIR, absence == .replaces, unlinkat(folder, name, 0) == 0 { errno = ENOENT }
    guard errno == ENOENT, mkdirat(folder, name, mode) == 0 || errno == EEXIST else { return -1 }
    return openat(folder, name, flags)
  }

  func failure(_ path: String) -> FileFailure {
    let reason = errno
    return FileFailure(url.appendingPathComponent(path).path, errno: reason)
  }
}
