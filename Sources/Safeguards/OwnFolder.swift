import Foundation

/// The folders for Quince's own files, as set in the environment.
package enum OwnFolder: CaseIterable, Sendable {
  /// For files that a command needs while it runs.
  case temporary
  /// For files that make the next build quicker.
  case cache
  /// For the data of devices.
  case data

  /// The location of the folder.
  ///
  /// A variable without an absolute path is ignored, except for temporary files.
  package var url: URL {
    switch self {
    case .temporary: URL(fileURLWithPath: Self.variable("TMPDIR") ?? "/tmp", isDirectory: true)
    case .cache: Self.folder("XDG_CACHE_HOME", inHome: ".cache")
    case .data: Self.folder("XDG_DATA_HOME", inHome: ".local/share")
    }
  }

  /// Returns the folder after making sure that it's writable.
  /// - Parameter place: The folder that the user has chosen instead.
  /// - Throws: `FileFailure` with a description of the problem and a fix.
  package func prepared(at place: URL? = nil) throws(FileFailure) -> URL {
    if self == .temporary, place == nil, let path = Self.variable("TMPDIR"), !path.hasPrefix("/") {
      throw failure(path, "its path isn't absolute")
    }
    let folder = place ?? url
    if let problem = Self.makeAndTry(folder, makes: self != .temporary) {
      throw failure(folder.path, problem.reason)
    }
    return folder
  }

  /// A description of the purpose.
  package var name: String {
    switch self {
    case .temporary: "the folder for temporary files"
    case .cache: "the cache folder"
    case .data: "the folder for devices' data"
    }
  }

  private func failure(_ path: String, _ reason: String) -> FileFailure {
    let variable =
      switch self {
      case .temporary: "TMPDIR"
      case .cache: "XDG_CACHE_HOME"
      case .data: "XDG_DATA_HOME"
      }
    return FileFailure(
      path, "can't use \(name): \(reason); set \(variable) to a folder that you can write to")
  }

  private static func folder(_ variable: String, inHome path: String) -> URL {
    let chosen = Self.variable(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(fileURLWithPath: chosen ?? "\(home)/\(path)", isDirectory: true)
      .appendingPathComponent("quince", isDirectory: true)
  }

  private static var home: String { HomeFolder.named ?? HomeFolder.listed ?? "/" }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the reason that no file can be written to a folder, or `nil` if writing works.
  ///
  /// The folder is created if it doesn't exist.
  private static func makeAndTry(_ folder: URL, makes: Bool) -> FileFailure? {
    do throws(FileFailure) {
      if makes { _ = try RootFolder(making: folder, mode: 0o700) }
    } catch {
      return error
    }
    let file = folder.appendingPathComponent(".quince-\(getpid())-\(UUID().uuidString)").path
    let descriptor = open(file, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return FileFailure(folder.path, errno: errno) }
    defer {
      close(descriptor)
      unlink(file)
    }
    let page = [UInt8](repeating: 0, count: 4096)
    return write(descriptor, page, page.count) < 0 ? FileFailure(folder.path, errno: errno) : nil
  }
}
