import Foundation

/// The folders from which a stranger's project or flow may have files read.
///
/// These are the repository that it lies in, or where there is none, the folder above its own, which lets projects share
/// files as `../Shared`. Neither the person's home as a whole nor anything hidden outside the project counts.
package struct ReadingArea: Sendable {
  /// The folder of the project or the flow.
  private let own: String
  /// All folders, that of the project first.
  private let roots: [String]

  /// The area around a folder.
  /// - Parameter others: Folders that the person allows besides.
  package init(around folder: URL, allowing others: [URL] = []) {
    own = Self.real(folder)
    roots = [own, Self.surroundings(of: own)] + others.map(Self.real)
  }

  /// Finds where a path leads in fact, symbolic links resolved.
  /// - Throws: `FileFailure` if that is outside.
  @discardableResult
  package func resolve(_ file: URL) throws(FileFailure) -> URL {
    let path = Self.real(file)
    for (index, root) in roots.enumerated() {
      guard let below = Self.path(path, below: root) else { continue }
      let names = below.split(separator: "/")
      // What lies hidden beside a project, such as .ssh or .git, is not meant for it.
      if index == 1, names.contains(where: { $0.hasPrefix(".") }) { continue }
      if index == 0, names.contains(".git") { continue }
      return URL(fileURLWithPath: path)
    }
    throw FileFailure(
      file.path,
      path == file.path
        ? "it is outside \(roots[1])" : "it leads to \(path), which is outside \(roots[1])")
  }

  /// The folder that files may be in beside the project's own.
  package var surroundings: String { roots[1] }

  /// The repository around a folder, or else the folder above.
  private static func surroundings(of folder: String) -> String {
    let home = real(URL(fileURLWithPath: NSHomeDirectory()))
    let tooWide = [
      "/", home, (home as NSString).deletingLastPathComponent, real(URL(fileURLWithPath: "/tmp")),
    ]
    var candidate = folder
    while candidate != "/", !tooWide.contains(candidate) {
      if FileManager.default.fileExists(atPath: candidate + "/.git") { return candidate }
      candidate = (candidate as NSString).deletingLastPathComponent
    }
    let above = (folder as NSString).deletingLastPathComponent
    return tooWide.contains(above) ? folder : above
  }

  /// The path with symbolic links resolved as far as it exists.
  private static func real(_ file: URL) -> String {
    var existing = file.standardizedFileURL.path
    var missing: [String] = []
    while true {
      if let path = realpath(existing, nil) {
        defer { free(path) }
        let path = String(cString: path)
        return missing.reversed().reduce(path) { ($0 as NSString).appendingPathComponent($1) }
      }
      guard existing != "/", !existing.isEmpty else { return file.standardizedFileURL.path }
      missing.append((existing as NSString).lastPathComponent)
      existing = (existing as NSString).deletingLastPathComponent
    }
  }

  private static func path(_ path: String, below root: String) -> Substring? {
    if path == root || root == "/" { return path.dropFirst(root.count) }
    return path.hasPrefix(root + "/") ? path.dropFirst(root.count + 1) : nil
  }
}
