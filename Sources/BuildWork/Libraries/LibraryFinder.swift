import AppBuilder
import Foundation
import Safeguards

/// Finds the source of the modules that an app imports, except for Apple's modules.
struct LibraryFinder {
  private let app: AppTarget
  private let configuration: String
  /// The app's project and the projects that it refers to.
  private let projects: [XcodeProject]
  private let pods: Pods
  private let packages: PackageGraph

  /// - Parameter packages: The packages that the app's target uses.
  init(_ app: AppTarget, of project: XcodeProject, configuration: String, packages: PackageGraph)
    throws
  {
    self.app = app
    self.configuration = configuration
    self.packages = packages
    // A broken project is reported only if the app imports something from it.
    let others = project.referredProjects.compactMap {
      try? XcodeProject($0, in: project.area)
    }
    projects = [project] + others
    pods = Pods(beside: project)
  }

  /// Finds the library that provides a module, or returns `nil` if nothing in the project does.
  /// - Throws: `BuildFailure` if its files are missing, or must not be read.
  func find(_ module: String) throws -> LibraryFinding? {
    for project in projects {
      if let target = Self.target(module, in: project, configuration: configuration),
        let found = try library(target, of: project)
      {
        return found
      }
    }
    if let found = try pods.find(module, configuration: configuration) { return found }
    if let found = try packages.find(module, for: app) { return found }
    if let failure = missingPackage(module) { return .refusal(failure) }
    if let binary = projects.lazy.compactMap({ $0.binaryFramework(module) }).first {
      return .refusal(
        "\(binary) is a binary framework for Apple's platforms; Quince builds libraries only from "
          + "Swift sources")
    }
    return nil
  }

  private func library(_ target: XcodeProject.Object, of project: XcodeProject) throws
    -> LibraryFinding?
  {
    let read = try AppTarget(project: project, target: target, configuration: configuration)
    guard !read.sources.isEmpty else {
      return read.foreignSources.isEmpty
        ? nil
        : .refusal(
          "the target \(read.name) is written in Objective-C; Quince compiles only Swift"
        )
    }
    return .library(Library(target: read, tellsWarnings: true))
  }

  /// Returns the target that builds a module.
  ///
  /// If several targets do, for different systems, returns the one for iPhone.
  static func target(_ module: String, in project: XcodeProject, configuration: String)
    -> XcodeProject.Object?
  {
    let found = project.libraries.filter {
      AppTarget.moduleName(of: $0, in: project, configuration: configuration) == module
    }
    return found.count > 1 ? found.first(where: project.isForPhones) ?? found[0] : found.first
  }

  /// Returns the reason that the package with a module isn't available.
  private func missingPackage(_ module: String) -> String? {
    let location = app.packages[module]
    let failed =
      packages.failures.first { failure in
        failure.location == location
          || PackageIdentity.of(failure.location) == PackageIdentity.of(location ?? module)
      }
      // For a package in a folder, Xcode links products without naming their package.
      ?? packages.failures.first { location == module && $0.location.hasPrefix("/") }
    guard let failed, let diagnostic = failed.failure.diagnostics.first
    else { return nil }
    let place = diagnostic.file.flatMap { file in
      ProjectFinder.fileNames.contains { file.hasSuffix($0) }
        ? nil : " (\(file)\(diagnostic.line.map { ":\($0)" } ?? ""))"
    }
    return diagnostic.message + (place ?? "") + (diagnostic.hint.map { "; \($0)" } ?? "")
  }
}
