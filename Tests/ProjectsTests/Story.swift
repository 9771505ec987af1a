import Foundation
import Testing

/// A flow in a project, which must pass.
struct Story: Sendable, CustomTestStringConvertible {
  /// The folder of the Xcode project.
  var project: URL
  var flow: URL

  /// The device model that the flow is for.
  var device: String { flow.lastPathComponent.hasSuffix("-ipad.yaml") ? "iPad" : "iPhone 15" }

  var testDescription: String {
    "\(project.lastPathComponent): \(flow.deletingPathExtension().lastPathComponent)"
  }

  /// All flows in Apps and Tests/Projects.
  static let all: [Story] = ["Apps", "Tests/Projects"].flatMap { folder in
    projects(in: repository.appendingPathComponent(folder)).flatMap { project in
      flows(of: project).map { Story(project: project, flow: $0) }
    }
  }

  /// The flows that pass on every device, which are those of certain apps.
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
