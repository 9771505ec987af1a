import AppBuilder
import Foundation
import Safeguards

/// Copies a project's files and folders into its bundle.
///
/// It copies only regular files that the project can read, up to a maximum total size.
struct ResourceCopier {
  private static let largestFile = 1 << 30
  private static let largestBundle = 4 << 30
  private static let mostFiles = 100_000
  private static let deepest = 64

  let areas: [ReadingArea]
  let bundle: RootFolder
  private var size = 0
  private var count = 0

  init(areas: [ReadingArea], bundle: RootFolder) {
    self.areas = areas
    self.bundle = bundle
  }

  /// Copies a file, or a folder and its contents.
  ///
  /// Symbolic links are replaced by copies of their targets.
  /// - Throws: `BuildFailure` for items that the project can't read, that aren't files, or that
  ///   form a cycle of links.
  mutating func copy(_ source: URL, to path: String) throws {
    try copy(source, to: path, within: [])
  }

  private mutating func copy(_ source: URL, to path: String, within folders: [URL]) throws {
    do {
      let real = try areas.resolve(source)
      count += 1
      guard count <= Self.mostFiles else {
        throw FileFailure(source.path, "the bundle has more than \(Self.mostFiles) files")
      }
      guard MacFileSystem.isFolder(real) else {
        if let list = Self.plainList(real) {
          try bundle.write(list, to: path)
          size += list.count
          return
        }
        size += try bundle.copy(
          real, to: path, atMost: min(Self.largestFile, Self.largestBundle - size))
        return
      }
      guard !folders.contains(real) else {
        throw FileFailure(source.path, "it's a symbolic link to a folder that contains it")
      }
      guard folders.count < Self.deepest else {
        throw FileFailure(source.path, "folders are nested more than \(Self.deepest) deep")
      }
      try bundle.makeFolder(path)
      for name in try FileManager.default.contentsOfDirectory(atPath: real.path).sorted() {
        let file = source.appendingPathComponent(name)
        if areas.contains(where: { $0.hides(file) }) { continue }
        try copy(file, to: path + "/" + name, within: folders + [real])
      }
    } catch let failure as FileFailure {
      throw BuildFailure(
        "can't copy the resource: \(failure.reason)", file: source.path)
    }
  }

  /// Returns a property list that an app couldn't read as it is, in a form that it can, or `nil`
  /// for any other file.
  private static func plainList(_ file: URL) -> Data? {
    guard ["plist", "strings", "stringsdict"].contains(file.pathExtension.lowercased()),
      let data = try? InputFile.read(file), data.first == UInt8(ascii: "<")
    else { return nil }
    let plain = DocumentType.withoutSubset(data)
    return plain == data ? nil : plain
  }
}
