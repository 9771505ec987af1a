import AppBuilder
import Foundation
import Safeguards

/// A folder of intermediate files, in which the compiler works.
///
/// Compiled code may have brought the compiler to leave anything there, so nothing in it is read,
/// written, or removed but through `RootFolder`.
struct WorkFolder {
  /// The folder.
  let url: URL
  private let root: RootFolder

  /// Opens a folder in one that the compiler can't write to, and creates it if it doesn't exist.
  /// - Throws: `FileFailure`
  init(making url: URL) throws {
    self.url = url
    root = try RootFolder(making: url)
  }

  /// Writes a string unless the file holds it already, which leaves its date alone.
  ///
  /// A changed file's date is at least two seconds later than the one it had. The compiler doesn't
  /// see a smaller difference, and would overlook a file that's saved right after a build.
  /// - Throws: `FileFailure`
  func write(_ text: String, to file: URL) throws {
    let path = try root.path(of: file)
    let data = Data(text.utf8)
    guard let old = try? root.read(path), let status = root.status(of: path) else {
      return try root.replace(path, with: data)
    }
    if old == data { return }
    let oldDate = Date(timeIntervalSince1970: TimeInterval(status.st_mtim.tv_sec))
    // One more for the fraction of a second that the old date is without.
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

  /// Makes a folder and those that lead to it. Anything else at their paths is replaced.
  /// - Throws: `FileFailure`
  func makeFolder(_ folder: URL) throws {
    try root.makeFolder(try root.path(of: folder), replaces: true)
  }

  /// Removes a file, or a folder with everything that's in it; nothing happens if there's neither.
  /// - Throws: `FileFailure`
  func remove(_ file: URL) throws {
    try root.remove(try root.path(of: file))
  }

  /// Removes the files of a folder that don't have some names; those that nobody sees stay.
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
