import AppBuilder
import ProjectTemplates
import Safeguards

/// A file, an asset, or a scene to add to a project.
package enum NewItem: Sendable {
  /// The views that have cells.
  package enum CellContainer: String, CaseIterable, Sendable {
    case table, collection
  }

  /// A view controller and, if there's the name or path of a storyboard, its scene.
  case controller(TypeName, ScreenKind, storyboard: String?)
  /// A class of cells.
  case cell(TypeName, CellContainer)
  /// A Swift file without declarations.
  case file(ItemName)
  /// A set of the asset catalog with a name or path, or of the usual one.
  case asset(ItemName, AssetContent, catalog: String?)
  /// A scene with an existing class, or the one with its name, in a storyboard, or the main one.
  case scene(NewScene, storyboard: String?)

  /// Returns the changes that add the item.
  /// - Throws: `BuildFailure` if the project can't be read, or has no such target or folder;
  ///   `FileFailure` or `TakenName` if files of the project don't allow the change; `UnknownName` if
  ///   the target has no such storyboard, class, or asset catalog.
  package func changes(in place: ItemPlace) async throws -> FileChanges {
    switch self {
    case .controller(let name, let kind, let storyboard):
      let addition = try await place.find([name.fileName])
      return try addition.changes(addingController: name, kind, withSceneIn: storyboard)
    case .cell(let name, let container):
      let addition = try await place.find([name.fileName])
      return try addition.changes(adding: Self.source(name, container), declaring: name)
    case .file(let name):
      let source = NewSource.empty(name)
      return try await place.find([source.fileName]).changes(adding: source)
    case .asset(let name, let content, let catalog):
      return try await place.changes(adding: content.set(named: name), to: catalog)
    case .scene(let scene, let storyboard):
      return try await place.find([]).changes(adding: scene, to: storyboard)
    }
  }

  /// The call that a controller needs for showing a new cell, or `nil` if the item isn't a cell.
  package var registration: String? {
    guard case .cell(let name, let container) = self else { return nil }
    return Self.source(name, container).registration
  }

  private static func source(_ cell: TypeName, _ container: CellContainer) -> NewSource {
    container == .table ? .tableCell(cell) : .collectionCell(cell)
  }
}
