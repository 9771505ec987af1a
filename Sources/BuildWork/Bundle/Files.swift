import AppBuilder
import Foundation

/// Replaces files atomically.
enum Files {
  /// Returns whether there's an app at a path.
  static func isApp(_ place: URL) -> Bool {
    FileManager.default.fileExists(atPath: place.appendingPathComponent("Info.plist").path)
  }

  /// Replaces an app with another in one step.
  /// - Throws: `BuildFailure` if there's anything else at the path, which isn't changed.
  static func replace(_ old: URL, with new: URL) throws {
    let files = FileManager.default
    let kind = try? files.attributesOfItem(atPath: old.path)[.type] as? FileAttributeType
    if let kind, kind != .typeDirectory || !isApp(old) {
      throw BuildFailure(
        "this already exists, and isn't an app", file: old.path,
        hint: "remove it, or choose another folder with -o")
    }
    try files.createDirectory(
      at: old.deletingLastPathComponent(), withIntermediateDirectories: true)
    if files.fileExists(atPath: old.path) {
      if exchange(old, new) { return try files.removeItem(at: new) }
      try files.removeItem(at: old)
    }
    try files.moveItem(at: new, to: old)
  }

  /// Swaps two folders.
  ///
  /// Glibc declares the function only for programs that request GNU extensions.
  private static func exchange(_ one: URL, _ other: URL) -> Bool {
    typealias Rename =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let function = dlsym(nil, "renameat2") else { return false }
    let exchangingNames: UInt32 = 2
    return unsafeBitCast(function, to: Rename.self)(
      AT_FDCWD, one.path, AT_FDCWD, other.path, exchangingNames) == 0
  }
}
