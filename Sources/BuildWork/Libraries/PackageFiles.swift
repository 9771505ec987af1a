import AppBuilder
import Foundation
import Safeguards

/// The files of a package's target.
struct PackageFiles {
  private static let mostFiles = 50_000
  private static let deepest = 64
  /// The default folders of packages' targets.
  private static let usualFolders = ["Sources", "Source", "src", "srcs"]
  /// The types of files that Xcode treats as resources even if they aren't in the manifest.
  private static let usualResources: Set = ["xcassets", "storyboard", "xib", "xcstrings"]

  /// The types of files that contain code in C and related languages.
  private static let foreignCode: Set = ["c", "cc", "cpp", "cxx", "m", "mm", "s", "asm"]
  private static let headerKinds: Set = ["h", "hpp", "modulemap"]

  private(set) var sources: [URL] = []
  /// The code in C and related languages.
  private(set) var foreignSources: [URL] = []
  /// The headers and module maps.
  private(set) var headers: [URL] = []
  private(set) var resources: [AppTarget.Resource] = []
  /// The folders that contain the sources.
  private(set) var folders: [URL] = []
  /// Warnings about missing items that the target can be built without.
  private(set) var warnings: [Diagnostic] = []

  private let package: PackageGraph.Package
  private let root: URL
  private var excluded: Set<String> = []
  private var count = 0

  /// - Throws: `BuildFailure` if files are missing, or must not be read.
  init(of target: PackageManifest.Target, in package: PackageGraph.Package) throws {
    self.package = package
    root = try Self.root(of: target, in: package)
    try package.area.check(root)
    excluded = Set((target.exclude ?? []).map { Self.folded($0, in: root) })
    let declared = target.resources ?? []
    for resource in declared {
      let place = MacFileSystem.resolve(root.appendingPathComponent(resource.path))
      guard MacFileSystem.exists(place) else {
        // The Swift Package Manager does the same.
        warnings.append(
          Diagnostic(
            .warning, "the package's resource doesn't exist, and is skipped", file: place.path,
            element: "target \(target.name) of \(package.manifest.name)"))
        continue
      }
      excluded.insert(MacFileSystem.folded(place.path))
      if resource.rule == "process", MacFileSystem.isFolder(place), !Self.isResource(place) {
        try walk(place, depth: 0, isResource: true)
      } else {
        try add(resource: place)
      }
    }
    for path in target.sources ?? [""] {
      let place = MacFileSystem.resolve(path.isEmpty ? root : root.appendingPathComponent(path))
      if MacFileSystem.isFolder(place) {
        try walk(place, depth: 0, isResource: false)
      } else {
        try add(source: place)
      }
    }
  }

  private static func root(of target: PackageManifest.Target, in package: PackageGraph.Package)
    throws -> URL
  {
    if let path = target.path {
      return MacFileSystem.resolve(package.folder.appendingPathComponent(path))
    }
    let folders = usualFolders.map {
      MacFileSystem.resolve(package.folder.appendingPathComponent($0))
    }
    if let folder = folders.map({ $0.appendingPathComponent(target.name) })
      .first(where: MacFileSystem.isFolder)
    {
      return folder
    }
    let regular = package.manifest.targets.filter { $0.kind == "regular" }
    if regular.count == 1, let folder = folders.first(where: MacFileSystem.isFolder) {
      return folder
    }
    throw BuildFailure(
      "the package's target \(target.name) has no folder",
      file: package.folder.appendingPathComponent("Sources/\(target.name)").path)
  }

  private static func folded(_ path: String, in root: URL) -> String {
    MacFileSystem.folded(root.appendingPathComponent(path).standardizedFileURL.path)
  }

  private static func isResource(_ place: URL) -> Bool {
    usualResources.contains(place.pathExtension.lowercased()) || place.pathExtension == "bundle"
  }

  private mutating func walk(_ folder: URL, depth: Int, isResource: Bool) throws {
    guard depth < Self.deepest else {
      throw BuildFailure("folders are nested more than \(Self.deepest) deep", file: folder.path)
    }
    try package.area.check(folder)
    folders.append(folder)
    for name in MacFileSystem.names(in: folder) {
      let place = folder.appendingPathComponent(name)
      guard isResource || !excluded.contains(MacFileSystem.folded(place.path)) else { continue }
      if package.area.hides(place) { continue }
      count += 1
      guard count <= Self.mostFiles else {
        throw BuildFailure(
          "the package's target has more than \(Self.mostFiles) files", file: root.path)
      }
      if isResource ? !MacFileSystem.isFolder(place) || Self.isResource(place) : isUsual(place) {
        try add(resource: place)
      } else if MacFileSystem.isFolder(place) {
        guard place.pathExtension != "docc" else { continue }
        try walk(place, depth: depth + 1, isResource: isResource)
      } else {
        try add(source: place)
      }
    }
  }

  private mutating func add(source place: URL) throws {
    let kind = place.pathExtension
    if kind == "swift" {
      try package.area.check(place)
      sources.append(place)
    } else if Self.foreignCode.contains(kind.lowercased()) {
      foreignSources.append(place)
    } else if Self.headerKinds.contains(kind.lowercased()) {
      headers.append(place)
    }
  }

  /// Returns whether a file in the source folders is a resource that doesn't need to be declared.
  private func isUsual(_ place: URL) -> Bool {
    guard !package.tools.lexicographicallyPrecedes([5, 3]) else { return false }
    return Self.usualResources.contains(place.pathExtension.lowercased())
      || place.deletingLastPathComponent().pathExtension == "lproj"
  }

  private mutating func add(resource place: URL) throws {
    try package.area.check(place)
    let folder = place.deletingLastPathComponent()
    let language = folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : ""
    resources.append(.init(source: place, destination: language + place.lastPathComponent))
  }
}
