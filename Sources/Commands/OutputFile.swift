import Foundation
import Safeguards

/// A file that a command is asked to write.
struct OutputFile {
  /// Why nothing can be written there.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let url: URL

  /// - Throws: `Failure`, before any work is done in vain.
  init(_ path: String) throws(Failure) {
    url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw Failure(description: "\(path) cannot be written: there is no folder \(folder).")
    }
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure(description: "\(path) cannot be written: it is a folder.")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw Failure(description: "\(path) cannot be written: you may not write in \(folder).")
    }
  }

  /// Writes the file.
  /// - Throws: `Failure`
  func write(_ data: Data) throws(Failure) {
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw Failure(
        description: "\(url.path) cannot be written: \(FileFailure(url.path, error).reason).")
    }
  }
}
