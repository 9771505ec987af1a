import Foundation
import Fuzzing

/// A copy of a project for the real commands, a home around it, and the places that may be written.
///
/// Stays the same for all inputs of a run, so that only a mutant's changes are compiled again.
struct CommandProject {
  /// The project that's copied.
  static let original = Repository.root.appendingPathComponent("Tests/Projects/Tom's App")

  /// The replacement for the user's home.
  let home: URL

  /// The project's folder.
  var folder: URL { home.appendingPathComponent("Projects/Tom's App") }
  /// The only folder, apart from caches, that a command may write.
  var output: URL { home.appendingPathComponent("output") }
  /// The replacement for the temporary folder.
  var temporary: URL { home.appendingPathComponent("tmp") }
  /// The command's output.
  var words: URL { home.appendingPathComponent("words") }

  /// The project in a folder, with all files as they were made.
  /// - Throws: if the project cannot be copied.
  init(in folder: URL) throws {
    home = folder.appendingPathComponent("home")
    for name in ["Projects", "tmp"] {
      try? FileManager.default.removeItem(at: home.appendingPathComponent(name))
    }
    // The command keeps one folder in the temporary one.
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

  /// Takes over a file of the original again.
  /// - Throws: if a file cannot be read or written.
  func restore(_ path: String) throws {
    try Data(contentsOf: Self.original.appendingPathComponent(path))
      .write(to: folder.appendingPathComponent(path))
  }

  /// The variables for a command.
  var environment: [String: String] {
    let cache = home.appendingPathComponent("cache").path
    return ProcessInfo.processInfo.environment.merging([
      "HOME": home.path, "XDG_CACHE_HOME": cache, "XDG_DATA_HOME": cache, "TMPDIR": temporary.path,
    ]) { $1 }
  }

  /// The files in places where nothing may be written, and those left in the temporary folder.
  /// - Throws: if a folder cannot be read.
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
