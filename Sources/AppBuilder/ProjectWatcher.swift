import Foundation

/// Detects when a file that an app was built from changes, appears, or is removed.
package struct ProjectWatcher {
  /// The files to watch, and the folders to watch with their contents.
  package let inputs: [URL]
  private var stamps: [String: Date]

  /// - Parameter inputs: The files to watch, and the folders to watch with their contents.
  package init(inputs: [URL]) {
    self.inputs = inputs
    stamps = Self.stamps(of: inputs)
  }

  /// Returns whether something has changed since the last call, or since the watcher was created.
  package mutating func hasChanged() -> Bool {
    let current = Self.stamps(of: inputs)
    guard current != stamps else { return false }
    stamps = current
    return true
  }

  /// The folders in which a change can affect an input.
  package var folders: Set<String> {
    var folders: Set<String> = []
    for path in inputs.map(\.path) + stamps.keys {
      folders.insert(Self.isFolder(path) ? path : Self.existingFolder(above: path))
    }
    return folders
  }

  private static func existingFolder(above path: String) -> String {
    var folder = (path as NSString).deletingLastPathComponent
    while !isFolder(folder), folder != "/", !folder.isEmpty {
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folder
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func stamps(of inputs: [URL]) -> [String: Date] {
    var stamps: [String: Date] = [:]
    for input in inputs {
      stamps[input.path] = modificationDate(of: input.path)
      let names = FileManager.default.enumerator(atPath: input.path)
      while let name = names?.nextObject() as? String {
        let path = input.path + "/" + name
        if !path.contains("/.git/") { stamps[path] = modificationDate(of: path) }
      }
    }
    return stamps
  }

  private static func modificationDate(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
