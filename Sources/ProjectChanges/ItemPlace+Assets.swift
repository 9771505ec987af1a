import AppBuilder
import Foundation
import ProjectTemplates

extension ItemPlace {
  /// The name of the catalog that a target without one gets.
  private static let catalog = "Assets.xcassets"

  /// Returns the changes that add a set to the target's asset catalog, or to a new one.
  /// - Throws: `BuildFailure` if the project can't be read, or has no such target or folder.
  func changes(adding set: AssetSet) async throws -> FileChanges {
    let addition = try await find([])
    let catalogs = addition.resources.filter { $0.pathExtension == "xcassets" }
    let usual = catalogs.first { $0.lastPathComponent == Self.catalog } ?? catalogs.first
    guard let usual else { return try await changes(creatingCatalogFor: set) }
    return addition.changes(adding: set.files(in: ""), to: usual)
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
