import Foundation

/// What a build was made from, so that the next one sees at a glance whether anything has changed.
struct BuildRecord: Codable {
  /// A file or folder as it was.
  struct Stamp: Codable, Equatable {
    let path: String
    let modified: Int64
    let size: Int64
    let inode: UInt64

    init(_ path: String) {
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
  }

  let options: [String]
  let stamps: [Stamp]
  let bundleName: String
  let name: String
  let bundleIdentifier: String
  let executable: String
  let moduleName: String
  let warnings: [Diagnostic]
  let inputs: [String]

  /// Whether everything is as it was.
  func isCurrent(options: [String]) -> Bool {
    self.options == options && stamps.allSatisfy { Stamp($0.path) == $0 }
  }

  static func read(_ file: URL) -> BuildRecord? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(BuildRecord.self, from: data)
  }

  func write(to file: URL) throws {
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
