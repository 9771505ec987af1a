import AppBuilder
import Foundation
import Safeguards

/// A workspace, which names the projects that are worked on together.
struct Workspace {
  /// Larger files are no workspaces; in bytes.
  private static let longestFile = 1 << 20

  /// The projects that have an app, in the workspace's order.
  let projects: [URL]

  /// Reads a workspace.
  /// - Throws: `BuildFailure` if it cannot be read, or names a project that is not there, or none with an app.
  init(_ place: URL) throws {
    let file = place.appendingPathComponent("contents.xcworkspacedata")
    let references = try Self.references(in: file, of: place.standardizedFileURL)
    let all = references.filter {
      $0.url.pathExtension == "xcodeproj" && $0.url.lastPathComponent != "Pods.xcodeproj"
    }
    for reference in all where !FileManager.default.fileExists(atPath: reference.url.path) {
      throw BuildFailure(
        "the workspace names \(reference.url.lastPathComponent), which is not there",
        file: file.path, line: reference.line, hint: "it should be at \(reference.url.path)")
    }
    var projects: [URL] = []
    for url in all.map(\.url) where !projects.contains(url) { projects.append(url) }
    self.projects = try projects.filter { try Self.hasApp($0) }
    if self.projects.isEmpty {
      throw BuildFailure(
        projects.isEmpty ? "the workspace names no project" : "no project here has an app target",
        file: file.path)
    }
  }

  private static func hasApp(_ project: URL) throws -> Bool {
    try !XcodeProject(project).apps.isEmpty
  }

  private static func references(in file: URL, of place: URL) throws -> [Reader.Reference] {
    let reader = Reader(place: place)
    do {
      try XMLReader.read(try InputFile.read(file, atMost: longestFile), to: reader)
    } catch let failure as FileFailure {
      throw BuildFailure(failure)
    } catch let failure as XMLReader.Failure {
      throw BuildFailure(
        "the workspace's XML is broken: \(failure.message)", file: file.path, line: failure.line)
    }
    return reader.references
  }

  private final class Reader: XMLListener {
    struct Reference {
      var url: URL
      var line: Int
    }

    private let place: URL
    /// The folder of each element that has not ended.
    private var folders: [URL]
    var references: [Reference] = []

    init(place: URL) {
      self.place = place
      folders = [place.deletingLastPathComponent()]
    }

    func start(_ element: String, attributes: [String: String], line: Int) {
      let url = url(of: attributes["location"] ?? "")
      if element == "FileRef" { references.append(Reference(url: url, line: line)) }
      folders.append(element == "Group" ? url : folders[folders.count - 1])
    }

    func end() {
      folders.removeLast()
    }

    func text(_ text: String) {}

    /// What a location such as `group:App/App.xcodeproj` names.
    private func url(of location: String) -> URL {
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.count == 2 ? String(parts[1]) : location
      switch parts[0] {
      case "absolute": return URL(fileURLWithPath: path).standardizedFileURL
      case "self": return place.deletingLastPathComponent()
      case "container":
        return place.deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL
      default:
        let folder = folders[folders.count - 1]
        return path.isEmpty ? folder : folder.appendingPathComponent(path).standardizedFileURL
      }
    }
  }
}
