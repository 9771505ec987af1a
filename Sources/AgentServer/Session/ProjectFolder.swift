import Foundation
import Safeguards

/// The folder of the project that the agent works on, which no path of a tool leaves.
package struct ProjectFolder: Sendable {
  /// The name of the folder for screenshots, as in `quince play`.
  private static let pictures = "artifacts"

  /// The folder, without symbolic links.
  package let url: URL

  /// - Throws: `FileFailure` if it isn't a folder.
  package init(_ folder: URL) throws(FileFailure) {
    url = try RootFolder(folder).url
  }

  /// Returns the location of a file or folder, with symbolic links resolved.
  /// - Parameter path: A path relative to the folder, an absolute path inside of it, or `nil` for
  ///   the folder itself.
  /// - Throws: `ToolFailure` if the location is outside of the folder or doesn't exist.
  func resolve(_ path: String?) throws(ToolFailure) -> URL {
    guard let path else { return url }
    try Self.check(path)
    let place = RealPath.of(URL(fileURLWithPath: path, relativeTo: url).absoluteURL.path)
    guard place == url.path || place.hasPrefix(url.path + "/") else {
      throw ToolFailure(
        "“\(path)” isn't in the project's folder “\(url.path)”. Tools can't use other folders."
          .shortened)
    }
    guard FileManager.default.fileExists(atPath: place) else {
      throw ToolFailure("“\(path)”: no such file or directory".shortened)
    }
    return URL(fileURLWithPath: place)
  }

  private static func check(_ path: String) throws(ToolFailure) {
    guard !path.utf8.contains(0) else { throw ToolFailure("A path can't contain a null byte.") }
  }

  /// Returns the location of a file or folder that may not exist yet.
  /// - Parameter path: A path relative to the folder, or an absolute path inside of it.
  /// - Throws: `ToolFailure` if the location is outside of the folder, or `FileFailure` if the name
  ///   isn't allowed.
  func resolve(newItem path: String) throws -> URL {
    try Self.check(path)
    let place = URL(fileURLWithPath: path, relativeTo: url).absoluteURL
    guard !FileManager.default.fileExists(atPath: place.path) else { return try resolve(path) }
    // It throws an error unless there's a link.
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) == nil else {
      throw ToolFailure("“\(path)” is a symbolic link that leads nowhere.".shortened)
    }
    try RootFolder.checkName(place.lastPathComponent)
    return try resolve(place.deletingLastPathComponent().path)
      .appendingPathComponent(place.lastPathComponent)
  }

  /// Returns the folder for screenshots, which needn't exist yet.
  /// - Throws: `ToolFailure` if it's a symbolic link, which could lead to any other folder.
  func pictureFolder() throws(ToolFailure) -> URL {
    let folder = url.appendingPathComponent(Self.pictures, isDirectory: true)
    guard RealPath.of(folder.path) == url.path + "/\(Self.pictures)" else {
      throw ToolFailure(
        "“\(Self.pictures)” is a symbolic link. Remove it, so that tools can write.")
    }
    return folder
  }

  /// Returns a text in which paths of files in the folder are relative.
  func shortening(_ text: String) -> String {
    text.replacingOccurrences(of: url.path + "/", with: "")
  }
}
