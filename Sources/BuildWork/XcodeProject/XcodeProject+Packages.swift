import AppBuilder
import Foundation
import Safeguards

/// A project's references to packages, other projects, and binary frameworks.
extension XcodeProject {
  /// Returns the package products that a target is linked with on iOS.
  func packageProducts(of target: Object) -> [Object] {
    let files = objects(target, "buildPhases").flatMap { objects($0, "files") }
    let linked = files.filter(isBuilt).compactMap { object($0["productRef"]) }
    // Products that are linked only on other systems.
    var seen = Set(files.compactMap { $0["productRef"] }).subtracting(linked.map(\.id))
    return (objects(target, "packageProductDependencies") + linked).filter {
      seen.insert($0.id).inserted
    }
  }

  /// Returns the packages that an app needs.
  ///
  /// These are all local packages, and the remote packages whose products a target is linked with.
  /// Packages that only tests use are included only if the tests are built.
  func packageReferences(includingTests: Bool) -> [PackageReference] {
    let used = targets.filter { includingTests || $0["productType"]?.contains("test") != true }
      .flatMap(packageProducts)
    let needed = Set(used.compactMap { $0["package"] })
    let folders =
      all("XCLocalSwiftPackageReference").compactMap { $0["relativePath"] }.map {
        root.appendingPathComponent($0)
      }
      + files.filter {
        MacFileSystem.exists($0.appendingPathComponent("Package.swift"))
      }
    let repositories = all("XCRemoteSwiftPackageReference").filter { needed.contains($0.id) }
      .compactMap { reference -> PackageReference? in
        guard let location = reference["repositoryURL"],
          let requirement = PackageRequirement(
            project: reference.values["requirement"] as? [String: Any] ?? [:])
        else { return nil }
        return .repository(location, requirement)
      }
    return folders.map { .folder($0.standardizedFileURL) } + repositories
  }

  /// The other projects that are listed among this project's files.
  var referredProjects: [URL] {
    files.filter {
      $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj"
        && MacFileSystem.exists($0)
    }
  }

  /// Returns the path of the binary framework with a module name, or `nil` if the project doesn't
  /// have one.
  ///
  /// Apple's own frameworks, which belong to the SDK, don't count.
  func binaryFramework(_ module: String) -> String? {
    let references = all("PBXFileReference").filter {
      !["SDKROOT", "DEVELOPER_DIR"].contains($0["sourceTree"] ?? "")
    }
    return references.compactMap { $0["path"] }.first { path in
      let file = URL(fileURLWithPath: path)
      return ["framework", "xcframework"].contains(file.pathExtension)
        && file.deletingPathExtension().lastPathComponent == module
    }
  }

  /// The listed files that are folders, such as packages and other projects.
  private var files: [URL] {
    all("PBXFileReference").compactMap { reference in
      guard let kind = fileType(of: reference) else {
        return url(of: reference).flatMap { MacFileSystem.isFolder($0) ? $0 : nil }
      }
      return kind == "folder" || kind.hasPrefix("wrapper") ? url(of: reference) : nil
    }
  }

  /// Returns the type of a file, or `nil` if the project doesn't specify one.
  private func fileType(of reference: Object) -> String? {
    reference["explicitFileType"] ?? reference["lastKnownFileType"]
  }

  /// Returns whether a reference is to a folder that's copied whole.
  func isPlainFolder(_ reference: Object) -> Bool {
    if let type = fileType(of: reference) { return type == "folder" }
    return url(of: reference).map {
      MacFileSystem.isFolder($0) && !TargetFiles.isPackage($0)
    } ?? false
  }
}
