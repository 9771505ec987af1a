import AppBuilder
import Foundation
import Glibc
import Safeguards

/// Finds all Xcode projects in folders.
package struct ProjectSearch {
  /// The identity of a folder in the file system, regardless of the path that leads to it.
  private struct FolderID: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  /// The maximum nesting depth of folders.
  private static let deepest = 64
  /// The names of folders that contain other people's code, or files created by a build, by Xcode,
  /// or in archives by a Mac.
  private static let others = ProjectFinder.foreignFolders.union([
    "__MACOSX", "node_modules", "xcuserdata",
  ])
  /// The extensions of folders that appear to users as a single file.
  private static let bundles: Set = [
    "app", "appex", "bundle", "docc", "framework", "playground", "scnassets", "xcarchive",
    "xcassets", "xcdatamodeld", "xcframework", "xcodeproj", "xcresult", "xcworkspace",
  ]

  /// The projects found so far, in the order of the searched folders and then of the names.
  package private(set) var projects: [FoundProject] = []
  private var seen: Set<FolderID> = []
  private var names: Set<String> = []

  /// Searches folders for projects.
  ///
  /// A location that's an `.xcodeproj` is itself a project.
  /// - Throws: `FileFailure` for a location that doesn't exist or isn't a folder.
  package init(in places: [URL]) throws(FileFailure) {
    for place in places {
      let root = try RootFolder(place.standardizedFileURL).url.standardizedFileURL
      let prefix = places.count > 1 ? "\(root.lastPathComponent)/" : ""
      if root.pathExtension == "xcodeproj" {
        add(root, below: root.deletingLastPathComponent(), prefix: "")
      } else {
        look(in: root, below: root, prefix: prefix, depth: 0)
      }
    }
  }

  /// Returns the names in a folder in alphabetical order, except for hidden files, and for folders
  /// that don't contain the user's own projects.
  package static func names(in folder: URL) -> [String] {
    MacFileSystem.names(in: folder).filter { !others.contains($0) }
  }

  private mutating func look(in folder: URL, below root: URL, prefix: String, depth: Int) {
    guard depth < Self.deepest, let id = Self.id(of: folder), seen.insert(id).inserted else {
      return
    }
    let names = Self.names(in: folder)
    let all = Set(names)
    for name in names where !CopiedFolder.isCopy(name, in: folder, among: all) {
      let url = folder.appendingPathComponent(name)
      guard Self.id(of: url) != nil, !Self.leadsOut(url, of: root) else { continue }
      if url.pathExtension == "xcodeproj" {
        if name != "Pods.xcodeproj" { add(url, below: root, prefix: prefix) }
      } else if !Self.bundles.contains(url.pathExtension) {
        look(in: url, below: root, prefix: prefix, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ project: URL, below root: URL, prefix: String) {
    guard let id = Self.id(of: project), seen.insert(id).inserted else { return }
    let name = prefix + Self.name(of: project, below: root)
    var unique = name
    for number in 2... {
      if names.insert(unique).inserted { break }
      unique = "\(name) \(number)"
    }
    projects.append(FoundProject(url: project, name: unique))
  }

  /// Returns the path of a project relative to a folder, such as `Hello` for
  /// `Hello/Hello.xcodeproj`.
  private static func name(of project: URL, below root: URL) -> String {
    let path = project.deletingPathExtension().path
    var names = (path.path(relativeTo: root.path) ?? path).split(separator: "/")
    if names.count > 1, names[names.count - 2] == names[names.count - 1] { names.removeLast() }
    return names.joined(separator: "/")
  }

  /// Returns the identity of a folder, following symbolic links, or `nil` if it isn't a folder.
  private static func id(of place: URL) -> FolderID? {
    var status = stat()
    guard stat(place.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return FolderID(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }

  /// Returns whether a path is a symbolic link to a location outside of a folder.
  private static func leadsOut(_ place: URL, of root: URL) -> Bool {
    var status = stat()
    guard lstat(place.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return false }
    guard let path = realpath(place.path, nil) else { return true }
    defer { free(path) }
    return !String(cString: path).hasPrefix(root.path + "/")
  }
}
