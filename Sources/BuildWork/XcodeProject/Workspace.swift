import AppBuilder
import Foundation
import Safeguards

/// A workspace, which lists related projects.
struct Workspace {
  /// The maximum size of a workspace file in bytes.
  private static let longestFile = 1 << 20

  /// The matching projects, in the workspace's order.
  let projects: [URL]

  /// Reads a workspace.
  /// - Parameters:
  ///   - forTests: Whether to find projects with tests rather than projects with an app.
  ///   - area: The files that can be read.
  /// - Throws: `BuildFailure` if the workspace can't be read, has no matching project, or lists a
  ///   project that doesn't exist or can't be read.
  init(_ place: URL, forTests: Bool = false, in area: ReadingArea) throws {
    let file = place.appendingPathComponent("contents.xcworkspacedata")
    try area.check(file, what: "the workspace")
    let references = try Self.references(in: file, of: place.standardizedFileURL)
    let all = references.filter {
      $0.url.pathExtension == "xcodeproj" && $0.url.lastPathComponent != "Pods.xcodeproj"
    }
    for reference in all {
      try area.check(
        reference.url, what: "the project",
        element: "line \(reference.line) of \(place.lastPathComponent)")
    }
    for reference in all where !FileManager.default.fileExists(atPath: reference.url.path) {
      throw BuildFailure(
        "the workspace lists \(reference.url.lastPathComponent), which doesn't exist",
        file: file.path, line: reference.line, hint: "it should be at \(reference.url.path)")
    }
    var projects: [URL] = []
    for url in all.map(\.url) where !projects.contains(url) { projects.append(url) }
    guard !projects.isEmpty else {
      throw BuildFailure("the workspace lists no project", file: file.path)
    }
    let read = try projects.map { try XcodeProject($0, in: area) }
    self.projects = (forTests ? Self.tested(read) : read.filter(Self.hasApp)).map(\.url)
    guard self.projects.isEmpty else { return }
    let hasTests = read.contains(where: Self.hasTests)
    throw BuildFailure(
      "no project here has \(forTests ? "test targets" : "an app target")", file: file.path,
      hint: hasTests ? "`quince test` runs the tests of one" : nil)
  }

  /// Returns the projects with tests, preferring those that have an app.
  private static func tested(_ projects: [XcodeProject]) -> [XcodeProject] {
    let tested = projects.filter(hasTests)
    let withApp = tested.filter(hasApp)
    return withApp.isEmpty ? tested : withApp
  }

  private static func hasApp(_ project: XcodeProject) -> Bool { !project.apps.isEmpty }

  private static func hasTests(_ project: XcodeProject) -> Bool {
    !TestTarget.objects(of: project).isEmpty
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
    /// The folder of each open element.
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

    /// Returns the URL of a location such as `group:App/App.xcodeproj`.
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
