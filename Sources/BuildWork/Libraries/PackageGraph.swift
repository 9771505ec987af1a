import AppBuilder
import Foundation
import Safeguards

/// The Swift packages that a target uses, directly or indirectly.
struct PackageGraph {
  /// The maximum number of packages for a target.
  private static let mostPackages = 300

  /// A package whose manifest has been read.
  struct Package {
    let identity: String
    let folder: URL
    let area: ReadingArea
    let manifest: PackageManifest
    /// The tools version that the package requires.
    let tools: [Int]
    /// Whether the package is part of the project, where the user edits it.
    let isLocal: Bool
  }

  /// The references to the packages, in the order in which they're found.
  private(set) var references: [PackageReference] = []
  private(set) var packages: [Package] = []
  /// The reasons that packages are missing, by their locations.
  private(set) var failures: [(location: String, failure: BuildFailure)] = []

  private var met: Set<String> = []

  /// Reads packages and their dependencies.
  init(_ references: [PackageReference], store: PackageStore, reader: ManifestReader) async throws {
    var waiting = references.map { ($0, store.area) }[...]
    while let (reference, area) = waiting.popFirst() {
      guard met.insert(PackageIdentity.of(reference.location)).inserted else { continue }
      guard met.count <= Self.mostPackages else {
        throw BuildFailure(
          "the project uses more than \(Self.mostPackages) packages", file: store.project.path)
      }
      self.references.append(reference)
      do {
        let package = try await Self.package(reference, from: area, store, reader)
        packages.append(package)
        waiting += Self.dependencies(of: package).map { ($0, package.area) }
      } catch let failure as BuildFailure {
        failures.append((reference.location, failure))
      }
    }
  }

  private static func package(
    _ reference: PackageReference, from area: ReadingArea, _ store: PackageStore,
    _ reader: ManifestReader
  ) async throws -> Package {
    let folder = try await store.folder(of: reference, from: area)
    let isKept = store.isKept(folder)
    let ownArea = isKept ? ReadingArea(around: folder, scope: .ownFolder) : area
    let (manifest, tools) = try await reader.read(folder, in: ownArea)
    var isLocal = !isKept
    if case .repository = reference { isLocal = false }
    return Package(
      identity: PackageIdentity.of(reference.location), folder: folder, area: ownArea,
      manifest: manifest, tools: tools, isLocal: isLocal)
  }

  /// Returns the packages that a package's targets use, except for its tests.
  private static func dependencies(of package: Package) -> [PackageReference] {
    let manifest = package.manifest
    let own = Set(manifest.targets.map(\.name))
    let used = manifest.targets.filter { $0.kind == "regular" }.flatMap(\.dependencies)
    let names = Set(
      used.compactMap { dependency -> String? in
        if let product = dependency.product {
          return (product.package ?? product.name).lowercased()
        }
        return dependency.byName.flatMap { own.contains($0.name) ? nil : $0.name.lowercased() }
      })
    let known = Set(
      manifest.dependencies.flatMap { [$0.kind.identity, $0.kind.name?.lowercased()] }
        .compactMap(\.self))
    // Before Swift 5.2, a product could be named without its package.
    let namesAll = !names.isSubset(of: known)
    return manifest.dependencies.map(\.kind).compactMap { kind in
      guard
        namesAll || names.contains(kind.identity)
          || names.contains(kind.name?.lowercased() ?? kind.identity)
      else { return nil }
      if let path = kind.fileSystem?.path {
        return .folder(URL(fileURLWithPath: path, relativeTo: package.folder).standardizedFileURL)
      }
      return kind.sourceControl.flatMap { source in
        PackageRequirement(source.requirement).map { .repository(source.location, $0) }
      }
    }
  }

  /// Finds a module among the packages, or returns `nil` if none of them has it.
  func find(_ module: String, for app: AppTarget) throws -> LibraryFinding? {
    for package in packages {
      for target in package.manifest.targets where target.moduleName == module {
        switch target.kind {
        case "regular": return try library(target, of: package, for: app)
        case "binary":
          return .refusal(
            "it's a binary framework of the package \(package.manifest.name) for Apple's "
              + "platforms; Quince builds packages only from Swift sources")
        case "system":
          return .refusal(
            "it's a system library of the package \(package.manifest.name); Quince builds "
              + "packages only from Swift sources")
        default: continue
        }
      }
    }
    return nil
  }

  private func library(
    _ target: PackageManifest.Target, of package: Package, for app: AppTarget
  ) throws -> LibraryFinding {
    let files = try PackageFiles(of: target, in: package)
    guard !files.sources.isEmpty else {
      if let headers = try HeaderLibrary(target, of: package, files) { return .headers(headers) }
      return .refusal(
        "it's a target of the package \(package.manifest.name) without Swift sources; Quince "
          + "builds packages only from Swift sources")
    }
    return .library(
      Library(
        target: try AppTarget(
          target, of: package, files: files, isForDebugging: app.isForDebugging),
        tellsWarnings: package.isLocal))
  }
}
