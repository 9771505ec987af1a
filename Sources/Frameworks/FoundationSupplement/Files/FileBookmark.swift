import Foundation

/// The information about a file in a bookmark.
struct FileBookmark: Codable {
  /// The path of the file.
  ///
  /// It's relative to the app's home folder if the file is inside it, because that folder can move.
  private let path: String
  private let isInHome: Bool
  /// The file system's number for the file.
  private let number: UInt64?

  /// - Throws: An error if the file doesn't exist.
  init(_ url: URL) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let whole = url.standardizedFileURL.path
    let home = Self.home
    isInHome = whole.hasPrefix(home)
    path = isInHome ? String(whole.dropFirst(home.count)) : whole
    number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
  }

  private static var home: String {
    URL(fileURLWithPath: NSHomeDirectory()).standardizedFileURL.path + "/"
  }

  /// Returns the file, and whether it was renamed or moved, or `nil` if it no longer exists.
  func find() -> (url: URL, isMoved: Bool)? {
    let before = URL(fileURLWithPath: isInHome ? Self.home + path : path)
    if FileManager.default.fileExists(atPath: before.path) { return (before, false) }
    guard let number, isInHome,
      let all = FileManager.default.enumerator(
        at: URL(fileURLWithPath: Self.home), includingPropertiesForKeys: nil)
    else { return nil }
    for case let file as URL in all {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      if (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value == number {
        return (file, true)
      }
    }
    return nil
  }
}
