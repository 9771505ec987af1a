import Foundation
import Fuzzing

/// A copy of a project for running the real commands, with a home folder around it, and the
/// locations that may be written to.
///
/// The copy is the same for all inputs of a run, so that only the changes of a mutant are
/// recompiled.
struct CommandProject {
  /// The project that's copied.
  static let original = Repository.root.appendingPathComponent("Tests/Projects/Tom's App")

  /// The replacement for the user's home.
  let home: URL

  /// The project's folder.
  var folder: URL { home.appendingPathComponent("Projects/Tom's App") }
  /// The only folder, apart from caches, that a command may write to.
  var output: URL { home.appendingPathComponent("output") }
  /// The replacement for the temporary folder.
  var temporary: URL { home.appendingPathComponent("tmp") }
  /// The command's output.
  var words: URL { home.appendingPathComponent("words") }

  /// Creates the project in a folder, with all files in their original state.
  /// - Throws: An error if the project can't be copied.
  init(in folder: URL) throws {
    home = folder.appendingPathComponent("home")
    for name in ["Projects", "tmp"] {
      try? FileManager.default.removeItem(at: home.appendingPathComponent(name))
    }
    // The command keeps one folder in the temporary folder.
    for name in ["Projects", "Documents", "output/pictures", "cache", "tmp/quince-\(getuid())"] {
      try FileManager.default.createDirectory(
        at: home.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700],
      ofItemAtPath: temporary.appendingPathComponent("quince-\(getuid())").path)
    try Data().write(to: words)
    try FileManager.default.copyItem(at: Self.original, to: self.folder)
    try Data("Dear Tom".utf8).write(to: home.appendingPathComponent("Documents/letter.txt"))
  }

  /// Restores a file from the original project.
  /// - Throws: An error if a file can't be read or written.
  func restore(_ path: String) throws {
    try Data(contentsOf: Self.original.appendingPathComponent(path))
      .write(to: folder.appendingPathComponent(path))
  }

  /// The environment for a command.
  var environment: [String: String] {
    let cache = home.appendingPathComponent("cache").path
    return ProcessInfo.processInfo.environment.merging([
      "HOME": home.path, "XDG_CACHE_HOME": cache, "XDG_DATA_HOME": cache, "TMPDIR": temporary.path,
    ]) { $1 }
  }

  /// Returns the files in locations that mustn't be written to, and those left in the temporary
  /// folder.
  /// - Throws: An error if a folder can't be read.
  func snapshot() throws -> Set<String> {
    var places = Set(
      try FileManager.default.contentsOfDirectory(atPath: home.path)
        + FileManager.default.subpathsOfDirectory(atPath: temporary.path).map { "tmp/\($0)" })
    for name in ["Projects", "Documents"] {
      let place = home.appendingPathComponent(name)
      for path in try FileManager.default.subpathsOfDirectory(atPath: place.path) {
        let values = try FileManager.default.attributesOfItem(
          atPath: place.appendingPathComponent(path).path)
        places.insert("\(name)/\(path) \(values[.size] ?? "") \(values[.modificationDate] ?? "")")
      }
    }
    return places
  }
}
