import Foundation
import Safeguards
import Survey

/// Finds the submissions in some folders.
package struct SubmissionSearch {
  /// The names that archives end in.
  private static let archives: Set = ["zip", "tar", "gz", "tgz", "7z", "rar"]

  /// The submissions, in the order of the folders, then of their names.
  package private(set) var submissions: [Submission] = []
  private var names: Set<String> = []

  /// Looks through folders. One that holds a project is a submission; of another one, each folder is a submission.
  ///
  /// Where there are several folders, as when the shell lists those of a class, one with a single folder in it is a
  /// submission, too.
  /// - Throws: `FileFailure` for a place that can't be found or isn't a folder.
  package init(in places: [URL]) throws(FileFailure) {
    for place in places {
      let root = try RootFolder(place.standardizedFileURL).url.standardizedFileURL
      let entries = Self.entries(of: root)
      if Self.isSubmission(root, entries, isAlone: places.count == 1) {
        add(root, named: root.deletingPathExtension().lastPathComponent)
      } else {
        let prefix = places.count > 1 ? "\(root.lastPathComponent)/" : ""
        for entry in entries { add(entry, named: prefix + entry.lastPathComponent) }
      }
    }
  }

  private static func isSubmission(_ root: URL, _ entries: [URL], isAlone: Bool) -> Bool {
    root.pathExtension == "xcodeproj"
      || entries.contains { ["xcodeproj", "xcworkspace"].contains($0.pathExtension) }
      || !isAlone && entries.count { !isArchive($0) } == 1
  }

  /// The folders and archives in a folder that can be submissions.
  private static func entries(of folder: URL) -> [URL] {
    ProjectSearch.names(in: folder).map { folder.appendingPathComponent($0) }
      .filter { isArchive($0) || MacFileSystem.isFolder($0) }
  }

  private static func isArchive(_ place: URL) -> Bool {
    archives.contains(place.pathExtension.lowercased()) && !MacFileSystem.isFolder(place)
  }

  private mutating func add(_ place: URL, named name: String) {
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
    if found.isEmpty { submission.problem = "There is no .xcodeproj in it." }
    return submission
  }
}
