import DisplayList
import Foundation
import Raster

/// A frame in the repository, which shows how a release of the system looks.
struct RecordedFrame {
  /// Whether frames are recorded instead of compared.
  static let areRecorded = ProcessInfo.processInfo.environment["QUINCE_RECORD_GALLERY"] != nil

  private static let gallery = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Gallery")

  let file: URL

  init(_ scene: GalleryScene, _ variant: GalleryVariant, release: String) {
    file = Self.gallery.appendingPathComponent("\(release)/\(scene.name)/\(variant.name).frame")
  }

  /// The recorded frame.
  /// - Throws: An error if there's none.
  func frame() throws -> DisplayList {
    try DisplayList(encoded: Data(contentsOf: file))
  }

  func record(_ frame: DisplayList) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try frame.encoded().write(to: file)
  }

  /// Returns the first difference from the recorded frame, with the paths of pictures of both, or
  /// `nil` if all bytes are the same.
  /// - Throws: An error if there's no recorded frame, or a frame can't be drawn.
  func difference(from frame: DisplayList, scale: Double) throws -> String? {
    let shown = frame.encoded()
    guard try Data(contentsOf: file) != shown else { return nil }
    let (old, new) = (try self.frame(), try DisplayList(encoded: shown))
    let index = zip(old.commands, new.commands).enumerated().first { $1.0 != $1.1 }?.offset
    let first = index ?? min(old.commands.count, new.commands.count)
    return """
      Command \(first) is \(Self.command(first, of: new)) instead of \(Self.command(first, of: old))
      before: \(try draw(old, "before", scale: scale))
      after: \(try draw(new, "after", scale: scale))
      """
  }

  private static func command(_ index: Int, of frame: DisplayList) -> String {
    frame.commands.indices.contains(index) ? "\(frame.commands[index])" : "the end"
  }

  private func draw(_ frame: DisplayList, _ name: String, scale: Double) throws -> String {
    let scene = file.deletingLastPathComponent().lastPathComponent
    let variant = file.deletingPathExtension().lastPathComponent
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(scene)-\(variant)-\(name).png")
    try Rasterizer().png(of: [frame], scale: scale).write(to: picture)
    return picture.path
  }
}
