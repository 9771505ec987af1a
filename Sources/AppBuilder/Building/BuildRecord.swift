import Foundation

/// What a build was made from, so that the next one sees at a glance whether anything has changed.
package struct BuildRecord: Codable, Sendable {
  /// A file or folder as it was.
  package struct Stamp: Codable, Equatable, Sendable {
    let path: String
    let modified: Int64
    let size: Int64
    let inode: UInt64

    /// The file or folder at a path as it is now.
    package init(_ path: String) {
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

    /// Whether the file or folder is as it was.
    package var isCurrent: Bool { Stamp(path) == self }
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
  let tests: [BuiltTests]
  let configurations: [TestConfiguration]
  /// The executable as the compiler made it, before it was copied into the bundle.
  package let compiled: Stamp
  let onlyResourcesChanged: Bool

  /// A record of a build that was made with some options, from files that looked as they do in their stamps.
  package init(
    options: [String], stamps: [Stamp], bundleName: String, name: String, bundleIdentifier: String,
    executable: String, moduleName: String, warnings: [Diagnostic], inputs: [String],
    tests: [BuiltTests], configurations: [TestConfiguration], compiled: Stamp,
    onlyResourcesChanged: Bool
  ) {
    self.options = options
    self.stamps = stamps
    self.bundleName = bundleName
    self.name = name
    self.bundleIdentifier = bundleIdentifier
    self.executable = executable
    self.moduleName = moduleName
    self.warnings = warnings
    self.inputs = inputs
    self.tests = tests
    self.configurations = configurations
    self.compiled = compiled
    self.onlyResourcesChanged = onlyResourcesChanged
  }

  /// Whether everything is as it was.
  func isCurrent(options: [String]) -> Bool {
    self.options == options && stamps.allSatisfy(\.isCurrent)
  }

  /// Whether a build with some options would make an executable just as this one did.
  package func hasSameExecutable(as compiled: Stamp, options: [String]) -> Bool {
    self.options == options && self.compiled == compiled
  }

  /// The record in a file; `nil` if it holds none.
  package static func read(_ file: URL) -> BuildRecord? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(BuildRecord.self, from: data)
  }

  /// Writes the record to a file.
  /// - Throws: What keeps it from being written.
  package func write(to file: URL) throws {
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
