import UIKitCore

/// Copies or moves several files to a folder.
struct DocumentTransfer {
  let files: [URL]
  let folder: URL
  let isMove: Bool

  /// The app's documents folder.
  static var documents: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  }

  /// Copies files to a folder in which the app can change them.
  /// - Throws: An error if a file can't be copied.
  static func copiesToInbox(_ files: [URL]) throws -> [URL] {
    let name = "\(Bundle.main.bundleIdentifier ?? "app")-Inbox"
    let inbox = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    return try DocumentTransfer(files: files, folder: inbox, isMove: false).perform(replaces: false)
  }

  /// The files that have the same name as a file in the folder.
  var conflicts: [URL] {
    files.filter {
      let target = target(of: $0)
      return target.standardizedFileURL != $0.standardizedFileURL
        && FileManager.default.fileExists(atPath: target.path)
    }
  }

  /// Copies or moves the files.
  /// - Parameter replaces: Whether files with the same name are replaced. Otherwise, both are kept.
  /// - Throws: An error if a file can't be read or written.
  /// - Returns: The files at their new locations.
  func perform(replaces: Bool) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try files.map { file in
      if isMove, target(of: file).standardizedFileURL == file.standardizedFileURL { return file }
      let target = replaces ? try freed(target(of: file), for: file) : freeName(for: file)
      if isMove {
        try FileManager.default.moveItem(at: file, to: target)
      } else if target.standardizedFileURL != file.standardizedFileURL {
        try FileManager.default.copyItem(at: file, to: target)
      }
      return target
    }
  }

  private func target(of file: URL) -> URL {
    folder.appendingPathComponent(file.lastPathComponent)
  }

  private func freed(_ target: URL, for file: URL) throws -> URL {
    if target.standardizedFileURL != file.standardizedFileURL,
      FileManager.default.fileExists(atPath: target.path)
    {
      try FileManager.default.removeItem(at: target)
    }
    return target
  }

  private func freeName(for file: URL) -> URL {
    let name = file.deletingPathExtension().lastPathComponent
    let suffix = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
    var target = target(of: file)
    var number = 2
    while FileManager.default.fileExists(atPath: target.path) {
      target = folder.appendingPathComponent("\(name) \(number)\(suffix)")
      number += 1
    }
    return target
  }
}
