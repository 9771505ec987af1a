import DisplayList
import Foundation
import Raster

/// A frame in the repository, which shows how a release of the system looks.
package struct RecordedFrame {
  /// Whether frames are recorded instead of compared.
  package static let areRecorded =
    ProcessInfo.processInfo.environment["QUINCE_RECORD_GALLERY"] != nil

  private static let gallery = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Gallery")

  private let scene: String
  private let variant: String
  private let file: URL

  /// Creates a reference to a frame, which needn't be recorded yet.
  /// - Parameters:
  ///   - scene: The name of the scene, or a path if scenes are in a folder.
  ///   - variant: The name of the device and the appearance, such as `iPhone15-dark`.
  ///   - release: The folder of the release, such as `iOS18`.
  package init(_ scene: String, _ variant: String, release: String) {
    self.scene = scene
    self.variant = variant
    file = Self.gallery.appendingPathComponent("\(release)/\(scene)/\(variant).frame")
  }

  /// The recorded frame.
  /// - Throws: An error if there's none.
  private func frame() throws -> DisplayList {
    try DisplayList(encoded: Data(contentsOf: file))
  }

  /// Records a frame, in place of the previous one.
  /// - Throws: An error if the file can't be written.
  package func record(_ frame: DisplayList) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try frame.encoded().write(to: file)
  }

  /// Returns the first difference from the recorded frame, with the paths of pictures of both, or
  /// `nil` if all bytes are the same.
  /// - Parameter scale: The number of pixels per point in the pictures.
  /// - Throws: An error if there's no recorded frame, or a frame can't be drawn.
  package func difference(from frame: DisplayList, scale: Double) throws -> String? {
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
    let title = scene.replacing("/", with: "-")
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(title)-\(variant)-\(name).png")
    try Rasterizer().png(of: [frame], scale: scale).write(to: picture)
    return picture.path
  }
}
