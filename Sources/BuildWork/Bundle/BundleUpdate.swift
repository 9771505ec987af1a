import Foundation
import Glibc

/// Updates an app's bundle file by file, so that a running process sees the new files.
///
/// The sandbox gives an app access only to the folder that existed at launch.
struct BundleUpdate {
  /// The types of files that an app reads on demand.
  ///
  /// Changes to other files, which the app reads at launch or Foundation caches, require a
  /// relaunch.
  private static let liveTypes: Set = [
    "storyboard", "xib", "png", "jpg", "jpeg", "gif", "svg", "pdf", "json", "txt", "md", "html",
    "strings", "stringsdict",
  ]
  /// The app's Info.plist names in each language, which the device reads when it installs the app.
  private static let namesOfApp = "InfoPlist.strings"

  /// The existing bundle.
  private let old: URL
  /// The bundle to match.
  private let new: URL
  private let executable: String

  init(of old: URL, from new: URL, executable: String) {
    self.old = old
    self.new = new
    self.executable = executable
  }

  /// Updates the bundle, if only resources that an app reads on demand have changed.
  /// - Returns: Whether the bundle is up to date. If not, it must be replaced as a whole.
  func apply() -> Bool {
    guard let oldFiles = Self.files(in: old), let newFiles = Self.files(in: new) else {
      return false
    }
    let changed = newFiles.filter { $0 != executable && !isSame($0, in: oldFiles) }
    let gone = oldFiles.subtracting(newFiles)
    guard newFiles.contains(executable), oldFiles.contains(executable),
      changed.union(gone).allSatisfy(Self.isLive)
    else { return false }
    return changed.allSatisfy(move)
      && gone.allSatisfy { unlink(old.appendingPathComponent($0).path) == 0 }
  }

  private static func isLive(_ path: String) -> Bool {
    liveTypes.contains((path as NSString).pathExtension.lowercased())
      && (path as NSString).lastPathComponent != namesOfApp
  }

  /// Returns the paths of all regular files in a folder, relative to it, or `nil` if it contains
  /// anything other than regular files and folders.
  private static func files(in folder: URL) -> Set<String>? {
    let keys: Set<FileAttributeType> = [.typeRegular, .typeDirectory]
    guard let walker = FileManager.default.enumerator(atPath: folder.path) else { return nil }
    var files: Set<String> = []
    while let path = walker.nextObject() as? String {
      guard let type = walker.fileAttributes?[.type] as? FileAttributeType, keys.contains(type)
      else {
        return nil
      }
      if type == .typeRegular { files.insert(path) }
    }
    return files
  }

  private func isSame(_ path: String, in oldFiles: Set<String>) -> Bool {
    oldFiles.contains(path)
      && FileManager.default.contentsEqual(
        atPath: old.appendingPathComponent(path).path,
        andPath: new.appendingPathComponent(path).path)
  }

  private func move(_ path: String) -> Bool {
    let target = old.appendingPathComponent(path)
    let folder = target.deletingLastPathComponent()
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return false }
    return rename(new.appendingPathComponent(path).path, target.path) == 0
  }
}
