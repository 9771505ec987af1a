import Foundation
import Safeguards
import Survey

/// Finds the submissions in folders.
package struct SubmissionSearch {
  /// The file name extensions of archives.
  private static let archives: Set = ["zip", "tar", "gz", "tgz", "7z", "rar"]

  /// The submissions, in the order of the folders and then by name.
  package private(set) var submissions: [Submission] = []
  private var names: Set<String> = []

  /// Searches for submissions in a folder.
  ///
  /// If there are several paths, as from a shell pattern, each of them is a submission.
  ///
  /// A single folder that contains a project is a submission itself. In any other single folder,
  /// each subfolder is a submission.
  /// - Throws: `FileFailure` if a path doesn't exist, or a single path isn't a folder.
  package init(in places: [URL]) throws(FileFailure) {
    if places.count > 1 {
      for place in places { try addListed(place.standardizedFileURL) }
    } else if let place = places.first {
      try addAll(in: place.standardizedFileURL)
    }
  }

  private mutating func addAll(in place: URL) throws(FileFailure) {
    let root = try RootFolder(place).url.standardizedFileURL
    let entries = Self.entries(of: root)
    if Self.isSubmission(root, entries) { return add(root) }
    for entry in entries { add(entry) }
  }

  /// Adds one of several paths, unless it's a file or a folder that can't be a submission.
  private mutating func addListed(_ place: URL) throws(FileFailure) {
    guard MacFileSystem.exists(place) else { throw FileFailure(place.path, errno: ENOENT) }
    let others = Self.entries(of: place.deletingLastPathComponent()).map(\.lastPathComponent)
    guard place.pathExtension == "xcodeproj" || others.contains(place.lastPathComponent) else {
      return
    }
    add(Self.isArchive(place) ? place : try RootFolder(place).url.standardizedFileURL)
  }

  private static func isSubmission(_ root: URL, _ entries: [URL]) -> Bool {
    root.pathExtension == "xcodeproj"
      || entries.contains { ["xcodeproj", "xcworkspace"].contains($0.pathExtension) }
  }

  /// Returns the folders and archives in a folder that can be submissions.
  private static func entries(of folder: URL) -> [URL] {
    ProjectSearch.names(in: folder).map { folder.appendingPathComponent($0) }
      .filter { isArchive($0) || MacFileSystem.isFolder($0) }
  }

  private static func isArchive(_ place: URL) -> Bool {
    archives.contains(place.pathExtension.lowercased()) && !MacFileSystem.isFolder(place)
  }

  private mutating func add(_ place: URL) {
    let name =
      place.pathExtension == "xcodeproj"
      ? place.deletingPathExtension().lastPathComponent : place.lastPathComponent
    var unique = name
    for number in 2... {
      if names.insert(unique).inserted { break }
      unique = "\(name) \(number)"
    }
    submissions.append(Self.submission(at: place, named: unique))
  }

  private static func submission(at place: URL, named name: String) -> Submission {
    let isProject = place.pathExtension == "xcodeproj"
    var submission = Submission(
      isProject ? place.deletingLastPathComponent() : place, folder: name)
    if isArchive(place) {
      submission.problem = "It is an archive. Unpack it into a folder."
      return submission
    }
    let found = (try? ProjectSearch(in: [place]).projects) ?? []
    submission.projects = found.map(\.url).sorted { first, second in
      let depths = (first.pathComponents.count, second.pathComponents.count)
      return depths.0 == depths.1 ? first.path < second.path : depths.0 < depths.1
    }
    if found.isEmpty { submission.problem = "It contains no .xcodeproj." }
    return submission
  }
}
