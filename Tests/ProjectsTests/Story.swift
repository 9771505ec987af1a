import Foundation
import Testing

/// A flow of a project that must pass.
struct Story: Sendable, CustomTestStringConvertible {
  /// The folder that holds the Xcode project.
  var project: URL
  var flow: URL

  /// The kind of device that the flow is for.
  var device: String { flow.lastPathComponent.hasSuffix("-ipad.yaml") ? "iPad" : "iPhone 15" }

  var testDescription: String {
    "\(project.lastPathComponent): \(flow.deletingPathExtension().lastPathComponent)"
  }

  /// Every flow under Apps and Tests/Projects.
  static let all: [Story] = ["Apps", "Tests/Projects"].flatMap { folder in
    projects(in: repository.appendingPathComponent(folder)).flatMap { project in
      flows(of: project).map { Story(project: project, flow: $0) }
    }
  }

  /// The flows that hold on every device: those of the apps named so.
  static let ofEverySize = all.filter { $0.flow.lastPathComponent == "every-size.yaml" }

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func projects(in folder: URL) -> [URL] {
    contents(of: folder).filter { project in
      contents(of: project).contains { $0.pathExtension == "xcodeproj" }
    }
  }

  private static func flows(of project: URL) -> [URL] {
    contents(of: project.appendingPathComponent("Flows")).filter { $0.pathExtension == "yaml" }
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}
