import AppBuilder
import Foundation
import Safeguards

/// A folder of intermediate files in which the compiler works.
///
/// Code being compiled might have made the compiler leave anything there, so all access goes
/// through `RootFolder`.
struct WorkFolder {
  /// The folder.
  let url: URL
  private let root: RootFolder

  /// Opens a folder inside one that the compiler can't write to, and creates it if it doesn't
  /// exist.
  /// - Throws: `FileFailure`
  init(making url: URL) throws {
    self.url = url
    root = try RootFolder(making: url)
  }

  /// Writes a string, unless the file already contains it, so the file's date doesn't change.
  ///
  /// The date of a changed file is at least two seconds later than its previous date. The compiler
  /// ignores smaller differences, and would overlook a file that's saved right after a build.
  /// - Throws: `FileFailure`
  func write(_ text: String, to file: URL) throws {
    let path = try root.path(of: file)
    let data = Data(text.utf8)
    guard let old = try? root.read(path), let status = root.status(of: path) else {
      return try root.replace(path, with: data)
    }
    if old == data { return }
    let oldDate = Date(timeIntervalSince1970: TimeInterval(status.st_mtim.tv_sec))
    // Adds one more second for the fraction that the old date lacks.
    try root.replace(path, with: data, written: max(Date(), oldDate.addingTimeInterval(3)))
  }

  /// Writes a value as JSON.
  /// - Throws: `FileFailure`, `EncodingError`
  func write(_ value: some Encodable, to file: URL) throws {
    try root.keep(value, at: try root.path(of: file))
  }

  /// Returns the value that a file contains as JSON, or `nil` if it doesn't contain one of this
  /// type.
  func read<Value: Decodable>(_ type: Value.Type, from file: URL) -> Value? {
    (try? root.path(of: file)).flatMap { root.value(type, at: $0) }
  }

  /// Creates a folder and its parent folders, replacing anything else at their paths.
  /// - Throws: `FileFailure`
  func makeFolder(_ folder: URL) throws {
    try root.makeFolder(try root.path(of: folder), replaces: true)
  }

  /// Removes a file, or a folder with its contents, if it exists.
  /// - Throws: `FileFailure`
  func remove(_ file: URL) throws {
    try root.remove(try root.path(of: file))
  }

  /// Removes the files in a folder, except for hidden files and those with the given names.
  /// - Throws: `FileFailure`
  func removeFiles(in folder: URL, except names: Set<String>) throws {
    let path = try root.path(of: folder)
    for name in root.names(inFolder: path) where !name.hasPrefix(".") && !names.contains(name) {
      try root.remove("\(path)/\(name)")
    }
  }

  /// Copies an executable file to another folder.
  /// - Throws: `FileFailure`
  func copyExecutable(_ file: URL, into folder: RootFolder, as path: String) throws {
    try folder.copy(try root.path(of: file), of: root, to: path, isExecutable: true)
  }
}
