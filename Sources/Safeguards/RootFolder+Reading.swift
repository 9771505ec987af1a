import Foundation

/// Methods for reading files that confined code may have written.
extension RootFolder {
  /// Returns the contents of a file.
  /// - Parameter limit: The maximum size of the file, in bytes.
  /// - Throws: `FileFailure` if the file doesn't exist, or is too large, not regular, or behind a
  ///   symbolic link.
  package func read(_ path: String, atMost limit: Int = InputFile.usualLimit) throws(FileFailure)
    -> Data
  {
    try withDescriptor(of: path, atMost: limit) { descriptor, size throws(FileFailure) in
      try InputFile.contents(of: descriptor, size, path)
    }
  }

  /// Returns the names in a folder, in alphabetical order, or an empty list if the folder doesn't
  /// exist.
  package func names(inFolder path: String) -> [String] {
    guard let names = try? Self.names(in: path),
      let folder = try? open(names[...], of: path, .fails)
    else { return [] }
    defer { close(folder) }
    return Self.names(in: folder).sorted()
  }

  /// Returns the status of the file at a path, without following symbolic links, or `nil` if
  /// nothing is there.
  package func status(of path: String) -> stat? {
    guard let names = try? Self.names(in: path),
      let folder = try? open(names.dropLast(), of: path, .fails)
    else { return nil }
    defer { close(folder) }
    var status = stat()
    return fstatat(folder, names[names.count - 1], &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Opens a file while a closure runs.
  func withDescriptor<Result>(
    of path: String, atMost limit: Int,
    _ body: (_ descriptor: Int32, _ size: Int) throws(FileFailure) -> Result
  ) throws(FileFailure) -> Result {
    let names = try Self.names(in: path)
    let folder = try open(names.dropLast(), of: path, .fails)
    defer { close(folder) }
    let file = openat(
      folder, names[names.count - 1], O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    let place = url.appendingPathComponent(path).path
    return try body(file, try InputFile.size(of: file, place, atMost: limit))
  }

  /// Returns the names in an open folder.
  static func names(in folder: Int32) -> [String] {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let entries = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
