import AppBuilder
import Foundation
import Safeguards

/// The pods that CocoaPods has installed in the `Pods` folder next to a project.
struct Pods {
  let folder: URL
  private let area: ReadingArea
  /// The project that CocoaPods generates, if it exists.
  private let project: XcodeProject?
  /// The names of the pods in the Podfile.
  let named: [String]

  init(beside app: XcodeProject) {
    folder = app.url.deletingLastPathComponent().appendingPathComponent("Pods")
    area = app.area
    let file = folder.appendingPathComponent("Pods.xcodeproj")
    project = MacFileSystem.exists(file) ? try? XcodeProject(file, in: app.area) : nil
    named = PodFile.pods(beside: app.url, in: app.area)
  }

  /// Finds the pod that provides a module, or returns `nil` if none does.
  /// - Throws: `BuildFailure` if its files are missing, or must not be read.
  func find(_ module: String, configuration: String) throws -> LibraryFinding? {
    if let project,
      let target = LibraryFinder.target(module, in: project, configuration: configuration)
    {
      return try library(target, of: project, configuration: configuration)
    }
    let isNamed = named.contains { SettingExpansion.identifier($0) == module }
    let pod = MacFileSystem.names(in: folder).first {
      SettingExpansion.identifier($0) == module
        && MacFileSystem.isFolder(folder.appendingPathComponent($0))
    }
    guard let pod, !["Headers", "Local Podspecs"].contains(pod) else {
      return isNamed
        ? .refusal(
          "it's from CocoaPods, and isn't in \(folder.path); run `pod install`, or put its Swift "
            + "sources in \(folder.appendingPathComponent(module).path)") : nil
    }
    return try library(pod)
  }

  private func library(
    _ target: XcodeProject.Object, of project: XcodeProject, configuration: String
  ) throws -> LibraryFinding {
    var read = try AppTarget(project: project, target: target, configuration: configuration)
    guard !read.sources.isEmpty else { return refusal(read.name) }
    for dependency in project.objects(target, "dependencies") {
      guard let bundle = project.object(dependency["target"]),
        bundle["productType"] == "com.apple.product-type.bundle"
      else { continue }
      let contents = try AppTarget(project: project, target: bundle, configuration: configuration)
      read.resources += contents.resources.map {
        .init(
          source: $0.source, destination: "\(contents.productName).bundle/\($0.destination)",
          hasSymbols: $0.hasSymbols)
      }
    }
    return .library(Library(target: read, tellsWarnings: false))
  }

  /// Returns a library with all Swift files in the folder of a pod that isn't in any project.
  private func library(_ pod: String) throws -> LibraryFinding {
    let target = PackageManifest.Target(
      name: pod, path: pod, sources: nil,
      exclude: ["Tests", "Example", "Examples", "Package.swift"],
      resources: nil, dependencies: [], swiftSettings: nil, type: ["regular": .init()])
    let package = PackageGraph.Package(
      identity: pod, folder: folder, area: area,
      manifest: .init(
        name: pod, dependencies: [], products: [], targets: [target], swiftLanguageVersions: nil),
      tools: [5, 0], isLocal: false)
    let files = try PackageFiles(of: target, in: package)
    guard !files.sources.isEmpty else { return refusal(pod) }
    return .library(
      Library(
        target: try AppTarget(target, of: package, files: files, isForDebugging: true),
        tellsWarnings: false))
  }

  private func refusal(_ pod: String) -> LibraryFinding {
    let contents = MacFileSystem.contents(of: folder.appendingPathComponent(pod))
    let isBinary = contents.contains { ["framework", "xcframework"].contains($0.pathExtension) }
    return .refusal(
      isBinary
        ? "the pod \(pod) is a binary framework for Apple's platforms; Quince builds pods "
          + "only from Swift sources"
        : "the pod \(pod) is written in Objective-C; Quince builds pods only from Swift sources")
  }
}
