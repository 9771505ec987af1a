import AppBuilder
import Foundation
import ProjectTemplates

extension ItemPlace {
  /// The name of the catalog that a target without one gets.
  private static let catalog = "Assets.xcassets"

  /// Returns the changes that add a set to one of the target's asset catalogs, or to a new one.
  /// - Parameter name: The name or path of the catalog, or `nil` for the usual one.
  /// - Throws: `BuildFailure` if the project can't be read, or has no such target or folder;
  ///   `UnknownName` if the target has no such catalog.
  func changes(adding set: AssetSet, to name: String?) async throws -> FileChanges {
    let addition = try await find([])
    let catalogs = addition.resources.filter { $0.pathExtension == "xcassets" }
    if let name {
      let catalog = try Self.catalog(name, among: catalogs, of: addition.target)
      return addition.changes(adding: set.files(in: ""), to: catalog)
    }
    let usual = catalogs.first { $0.lastPathComponent == Self.catalog } ?? catalogs.first
    guard let usual else { return try await changes(creatingCatalogFor: set) }
    return addition.changes(adding: set.files(in: ""), to: usual)
  }

  private static func catalog(
    _ name: String, among catalogs: [URL], of target: String
  ) throws(UnknownName) -> URL {
    let wanted = (name as NSString).lastPathComponent
    let found = catalogs.filter {
      [$0.lastPathComponent, $0.deletingPathExtension().lastPathComponent].contains(wanted)
    }
    // Catalogs in different folders can have the same name.
    if let file = found.first(where: { $0.path.hasSuffix("/" + name) }) ?? found.first {
      return file
    }
    let names = Set(catalogs.map { $0.deletingPathExtension().lastPathComponent }).sorted()
    throw UnknownName(
      description: names.isEmpty
        ? "The target \(target) has no asset catalog."
        : "The target \(target) has no asset catalog “\(wanted)”. Its asset catalogs are: "
          + names.joined(separator: ", "))
  }

  private func changes(creatingCatalogFor set: AssetSet) async throws -> FileChanges {
    let addition = try await find([Self.catalog])
    var changes = addition.changes(
      adding: [AssetSet.catalogContents] + set.files(in: ""),
      to: addition.folder.appendingPathComponent(Self.catalog))
    if let text = addition.projectText {
      changes.replace(addition.projectFile, with: Data(text.utf8))
    }
    return changes
  }
}

extension Addition {
  fileprivate func changes(adding files: [TemplateFile], to catalog: URL) -> FileChanges {
    var changes = FileChanges(in: root)
    for file in files { changes.create(catalog.appendingPathComponent(file.path), file.data) }
    return changes
  }
}
