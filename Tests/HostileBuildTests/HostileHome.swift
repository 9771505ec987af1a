import Foundation
import Glibc
import TestSupport

/// A user's home folder with secrets, in which someone else's project is built.
final class HostileHome {
  private let base: TemporaryFolder
  /// Text that no build may output.
  ///
  /// It's in files of the home folder and in the environment.
  let secret = "secret-\(UUID().uuidString)"
  /// A marker that must not be in any process after the build.
  let marker = "\(Int.random(in: 100_000_000..<999_999_999))"
  /// A server that nothing may connect to.
  let listener: Listener
  /// The folder for intermediate files, which all home folders of a test run share.
  let cache: URL
  /// Called when the home folder is removed.
  var onEnd: () -> Void = {}

  /// - Throws: An error if the files can't be written.
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

  /// The home folder itself.
  var folder: URL { base.file("home") }
  /// The target of links, which a build must not follow.
  var documents: URL { folder.appendingPathComponent("Documents") }
  /// The secret file in the home folder.
  var key: URL { folder.appendingPathComponent(".ssh/id_rsa") }
  /// The unpacked project.
  var project: URL { folder.appendingPathComponent("Downloads/Evil") }
  /// The output location of the app.
  var output: URL { base.file("output") }
  private var temporary: URL { base.file("tmp") }

  /// The environment of the command.
  var environment: [String: String] {
    [
      "HOME": folder.path, "XDG_CACHE_HOME": cache.path, "TMPDIR": temporary.path,
      "XDG_DATA_HOME": base.file("data").path, "PATH": Confinement.path, "SECRET": secret,
      "LANG": "C.UTF-8",
    ]
  }

  /// Makes another user the owner of everything.
  /// - Throws: `POSIXError` if the owner can't be changed.
  func give(to user: uid_t) throws {
    for place in [base.url] + (base.url.contents ?? []) {
      guard lchown(place.path, user, user) == 0 else {
        throw POSIXError(.init(rawValue: errno) ?? .EPERM)
      }
    }
  }

  /// Returns descriptions of everything that a build must not change: the files in the home folder,
  /// and the devices of the system.
  /// - Throws: An error if a file can't be read.
  func snapshot() throws -> Set<String> {
    let places = [folder] + (folder.contents ?? [])
    return Set(
      (places.map(\.path) + ["/dev/null", "/dev/zero", "/dev/urandom"]).map(Self.line(for:)))
  }

  private static func line(for path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else { return "\(path): \(errno)" }
    let isFolderOfDevices = status.st_mode & S_IFMT == S_IFCHR
    // The access time of a device changes whenever it's used.
    let time =
      isFolderOfDevices ? 0 : status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    return
      "\(path): \(status.st_mode) \(status.st_uid) \(status.st_nlink) \(status.st_size) \(time)"
  }

  /// The processes on this machine that contain the marker.
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

  /// The files in the app that contain the secret.
  var leaks: [String] {
    (output.contents ?? []).filter {
      FileManager.default.contents(atPath: $0.path)?.range(of: Data(secret.utf8)) != nil
    }.map(\.path)
  }
}

extension URL {
  /// All contents of a folder at any depth.
  ///
  /// Links aren't followed.
  fileprivate var contents: [URL]? {
    guard
      let walk = FileManager.default.enumerator(at: self, includingPropertiesForKeys: nil)
    else { return nil }
    return walk.compactMap { $0 as? URL }
  }
}
