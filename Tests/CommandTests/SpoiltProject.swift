import Foundation

/// A copy of a project in its own folder, which tests can damage.
final class SpoiltProject {
  let folder: URL

  /// - Parameters:
  ///   - original: The project's folder in the repository.
  ///   - suffix: The end of the copy's name.
  init(_ original: String = "Apps/HelloEnrique", suffix: String = "") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-spoilt-\(UUID().uuidString)\(suffix)")
    try FileManager.default.copyItem(
      at: Command.repository.appendingPathComponent(original), to: folder)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var path: String { folder.path }

  /// The folder for the result of a build.
  var output: URL { folder.appendingPathComponent("output") }

  /// The files that a build left in the output folder.
  var products: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
  }

  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// Replaces a string in a file, which must contain it.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try String(contentsOf: url(path), encoding: .utf8)
    precondition(text.contains(old), "“\(old)” is not in \(path)")
    try text.replacingOccurrences(of: old, with: new)
      .write(to: url(path), atomically: true, encoding: .utf8)
  }

  func build() throws -> Command.Outcome {
    try Command.run("build", path, "-o", output.path)
  }

  /// Returns the number of the line that contains a string in a file, counted from 1.
  func line(of text: String, in path: String) throws -> Int {
    let lines = try String(contentsOf: url(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains(text) }! + 1
  }
}
