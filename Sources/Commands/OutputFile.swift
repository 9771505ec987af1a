import Foundation
import Safeguards

/// A file that a command writes because an option specifies it.
struct OutputFile {
  /// An error that explains why the file can't be written.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let url: URL

  /// - Throws: `Failure` if the file can't be written, so that no work is wasted.
  init(_ path: String) throws(Failure) {
    url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw Failure(description: "Can't write “\(path)”: no such folder: “\(folder)”.")
    }
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure(description: "Can't write “\(path)”: it's a folder.")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw Failure(
        description: "Can't write “\(path)”: you don't have permission to write to “\(folder)”.")
    }
  }

  /// Writes the file.
  /// - Throws: `Failure` if the file can't be written.
  func write(_ data: Data) throws(Failure) {
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw Failure(
        description: "Can't write “\(url.path)”: \(FileFailure(url.path, error).reason).")
    }
  }
}
