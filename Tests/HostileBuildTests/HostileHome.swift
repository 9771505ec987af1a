import Foundation
import Glibc
import TestSupport

/// A user's home with secrets, in which a stranger's project is built.
final class HostileHome {
  private let base: TemporaryFolder
  /// Text that no build may show: it's in files of the home, and in the environment.
  let secret = "secret-\(UUID().uuidString)"
  /// A name that no process may have after the build.
  let marker = "\(Int.random(in: 100_000_000..<999_999_999))"
  /// A server that nobody may reach.
  let listener: Listener
  /// The folder for intermediate files, for all homes of a test run.
  let cache: URL
  /// Runs when the home is removed.
  var onEnd: () -> Void = {}

  /// - Throws: if the files can't be written.
  init(cache: URL) throws {
    self.cache = cache
    base = try TemporaryFolder()
    listener = try Listener()
    for name in ["home/.ssh/id_rsa", "home/Documents/letter.txt", "home/Downloads/neighbor.txt"] {
      let file = base.file(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(secret)\n".utf8).write(to: file)
    }
    for folder in [project, temporary, output] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  deinit { onEnd() }

  /// The home itself.
  var folder: URL { base.file("home") }
  /// The target of links that a build must not follow.
  var documents: URL { folder.appendingPathComponent("Documents") }
  /// The secret file of the home.
  var key: URL { folder.appendingPathComponent(".ssh/id_rsa") }
  /// The project, as it was unpacked.
  var project: URL { folder.appendingPathComponent("Downloads/Evil") }
  /// The place of the app.
  var output: URL { base.file("output") }
  private var temporary: URL { base.file("tmp") }

  /// The variables of the command.
  var environment: [String: String] {
    [
      "HOME": folder.path, "XDG_CACHE_HOME": cache.path, "TMPDIR": temporary.path,
      "XDG_DATA_HOME": base.file("data").path, "PATH": Confinement.path, "SECRET": secret,
      "LANG": "C.UTF-8",
    ]
  }

  /// Makes another user the owner of everything.
  /// - Throws: `POSIXError`
  func give(to user: uid_t) throws {
    for place in [base.url] + (base.url.contents ?? []) {
      guard lchown(place.path, user, user) == 0 else {
        throw POSIXError(.init(rawValue: errno) ?? .EPERM)
      }
    }
  }

  /// Lines for all that a build must leave as it is: the home's files, and the devices of the
  /// system.
  /// - Throws: if a file can't be read.
  func snapshot() throws -> Set<String> {
    let places = [folder] + (folder.contents ?? [])
    return Set(
      (places.map(\.path) + ["/dev/null", "/dev/zero", "/dev/urandom"]).map(Self.line(for:)))
  }

  private static func line(for path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else { return "\(path): \(errno)" }
    let isFolderOfDevices = status.st_mode & S_IFMT == S_IFCHR
    // A device's time changes with each use.
    let time =
      isFolderOfDevices ? 0 : status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    return
      "\(path): \(status.st_mode) \(status.st_uid) \(status.st_nlink) \(status.st_size) \(time)"
  }

  /// The processes on this machine that carry the marker.
  var leftProcesses: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { Int($0) != nil }.compactMap { name in
      guard let data = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
        return nil
      }
      let line = String(decoding: data, as: UTF8.self)
      return line.contains(marker) ? line.replacing("\0", with: " ") : nil
    }
  }

  /// The files of the app that hold the secret.
  var leaks: [String] {
    (output.contents ?? []).filter {
      FileManager.default.contents(atPath: $0.path)?.range(of: Data(secret.utf8)) != nil
    }.map(\.path)
  }
}

extension URL {
  /// Everything below a folder; links aren't followed.
  fileprivate var contents: [URL]? {
    guard
      let walk = FileManager.default.enumerator(at: self, includingPropertiesForKeys: nil)
    else { return nil }
    return walk.compactMap { $0 as? URL }
  }
}
