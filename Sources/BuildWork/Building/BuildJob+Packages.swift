import AppBuilder
import Foundation

/// The packages and pods that a project needs, for users who want to know what's missing.
extension BuildJob {
  /// Finds the packages and pods of the project.
  /// - Throws: `BuildFailure` if the project can't be read.
  func findPackages(progress: @Sendable (BuildStep) -> Void) async throws -> [PackageStatus] {
    progress(.readingProject)
    let project = try XcodeProject(self.project, in: area)
    let lock = try await packageLock(for: project)
    defer { withExtendedLifetime(lock) {} }
    let graph = try await packages(of: project, progress: progress)
    return graph.statuses + Pods(beside: project).statuses(configuration: options.configuration)
  }
}

extension PackageGraph {
  /// The packages, in the order in which the project and its packages refer to them.
  fileprivate var statuses: [PackageStatus] {
    references.map { reference in
      let identity = PackageIdentity.of(reference.location)
      let package = packages.first { $0.identity == identity }
      let failure = failures.first { PackageIdentity.of($0.location) == identity }?.failure
      let name = PackageIdentity.name(of: reference.location)
      let problem =
        failure.flatMap(\.diagnostics.first).map(\.packageProblem) ?? package?.problem
      return PackageStatus(
        .package, name: name, location: reference.location,
        requirement: reference.requirement.map { "\($0)" }, folder: package?.folder.path,
        problem: problem.map { UnsupportedLibrary.with(name)?.refusal(of: name) ?? $0 })
    }
  }
}

extension PackageReference {
  fileprivate var requirement: PackageRequirement? {
    guard case .repository(_, let requirement) = self else { return nil }
    return requirement
  }
}

extension PackageGraph.Package {
  /// The reason that no target can be built, or `nil` if one can.
  fileprivate var problem: String? {
    let built = manifest.targets.filter { $0.kind == "regular" }
    guard !built.isEmpty else { return "it has no targets with source files" }
    let hasSwift = built.contains {
      (try? PackageFiles(of: $0, in: self))?.sources.isEmpty == false
    }
    return hasSwift ? nil : "it has no Swift sources"
  }
}

extension Diagnostic {
  /// The message and the hint, without the parts that the list of packages shows itself.
  fileprivate var packageProblem: String {
    let reason = message.split(separator: "”: ", maxSplits: 1).last.map(String.init) ?? message
    return hint.map { "\(reason); \($0)" } ?? reason
  }
}

extension Pods {
  /// The pods of the Podfile.
  fileprivate func statuses(configuration: String) -> [PackageStatus] {
    named.map { pod in
      let (folder, problem) = place(of: pod, configuration: configuration)
      return PackageStatus(
        .pod, name: pod, location: nil, requirement: nil, folder: folder, problem: problem)
    }
  }

  private func place(of pod: String, configuration: String) -> (folder: String?, problem: String?) {
    do {
      let module = SettingExpansion.identifier(pod)
      switch try find(module, configuration: configuration) {
      case .library, .headers: return (folder.appendingPathComponent(pod).path, nil)
      case .refusal(let reason): return (nil, reason)
      case nil: return (nil, "no pod provides the module \(module)")
      }
    } catch {
      return (nil, BuildFailure(error, in: folder).diagnostics.first?.message)
    }
  }
}
