import AppBuilder
import DataModels
import Foundation

/// The checks of the connections between a data model's entities.
struct DataModelCheck {
  private let model: DataModel
  private let file: URL
  private let lines: [String: Int]
  private let entities: [String: DataModel.Entity]

  /// - Parameter lines: The lines of the entities.
  init(_ model: DataModel, file: URL, lines: [String: Int]) {
    self.model = model
    self.file = file
    self.lines = lines
    entities = Dictionary(model.entities.map { ($0.name, $0) }) { $1 }
  }

  /// - Throws: `BuildFailure` with all errors.
  func run() throws {
    var errors: [Diagnostic] = []
    for entity in model.entities {
      if let error = parentError(of: entity) {
        errors.append(error)
        continue
      }
      errors += entity.relationships.compactMap { error(in: $0, of: entity) }
      errors += duplicates(in: entity)
      errors += entity.constraints.joined().compactMap { error(in: $0, of: entity) }
    }
    if !errors.isEmpty { throw BuildFailure(errors) }
  }

  /// Warnings about relationships that only one of two entities knows.
  var warnings: [Diagnostic] {
    model.entities.flatMap { entity in
      entity.relationships.filter { $0.inverse == nil }.map {
        diagnostic(
          .warning,
          "the relationship has no inverse, so objects can stay connected to deleted ones",
          entity, $0.name)
      }
    }
  }

  private func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, _ entity: DataModel.Entity,
    _ property: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, message, file: file.path, line: lines[entity.name],
      element: property.map { "\(entity.name).\($0)" } ?? entity.name)
  }

  private func parentError(of entity: DataModel.Entity) -> Diagnostic? {
    var seen: Set = [entity.name]
    var current = entity
    while let parent = current.parent {
      guard let next = entities[parent] else {
        return diagnostic(.error, "the parent entity \(parent) doesn't exist", entity)
      }
      guard seen.insert(parent).inserted else {
        return diagnostic(.error, "the entity is a parent of itself", entity)
      }
      current = next
    }
    return nil
  }

  /// The entity and its parents.
  private func lineage(of entity: DataModel.Entity) -> [DataModel.Entity] {
    var result = [entity]
    while let parent = result.last?.parent.flatMap({ entities[$0] }), result.count <= entities.count
    {
      result.append(parent)
    }
    return result
  }

  private func error(in relationship: DataModel.Relationship, of entity: DataModel.Entity)
    -> Diagnostic?
  {
    guard let destination = entities[relationship.destination] else {
      return diagnostic(
        .error, "the relationship's destination \(relationship.destination) doesn't exist", entity,
        relationship.name)
    }
    guard let name = relationship.inverse else { return nil }
    let inverse = lineage(of: destination).flatMap(\.relationships).first { $0.name == name }
    guard let inverse else {
      return diagnostic(
        .error, "the inverse \(destination.name).\(name) doesn't exist", entity, relationship.name)
    }
    guard inverse.inverse == relationship.name else {
      return diagnostic(
        .error, "the inverse \(destination.name).\(name) has a different inverse", entity,
        relationship.name)
    }
    return nil
  }

  private func duplicates(in entity: DataModel.Entity) -> [Diagnostic] {
    var seen: Set<String> = []
    let names = lineage(of: entity).reversed().flatMap {
      $0.attributes.map(\.name) + $0.relationships.map(\.name)
    }
    return names.filter { !seen.insert($0.lowercased()).inserted }.map {
      diagnostic(.error, "two properties are named \($0)", entity, $0)
    }
  }

  private func error(in constraint: String, of entity: DataModel.Entity) -> Diagnostic? {
    let names = lineage(of: entity).flatMap { $0.attributes.map(\.name) }
    return names.contains(constraint)
      ? nil : diagnostic(.error, "the constraint \(constraint) isn't an attribute", entity)
  }
}
