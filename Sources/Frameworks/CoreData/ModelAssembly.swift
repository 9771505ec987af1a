import Foundation
import ObjectiveC
internal import DataModels

/// The descriptions of a model that the builder compiled.
struct ModelAssembly {
  private let document: DataModel

  init(_ document: DataModel) {
    self.document = document
  }

  /// Adds the descriptions to a model.
  func assemble(_ model: NSManagedObjectModel) {
    let entities = document.entities.map { ($0, entity($0)) }
    let byName = Dictionary(entities.map { ($0.0.name, $0.1) }) { $1 }
    for (source, entity) in entities {
      for child in entities where child.0.parent == source.name {
        entity.subentities.append(child.1)
      }
    }
    for (source, entity) in entities {
      entity.properties =
        source.attributes.map(attribute)
        + source.relationships.map { relationship($0, to: byName[$0.destination]) }
    }
    for (source, entity) in entities { connect(source.relationships, of: entity) }
    model.versionIdentifiers = [document.versionIdentifier]
    model.entities = entities.map(\.1)
  }

  private func entity(_ source: DataModel.Entity) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = source.name
    entity.managedObjectClassName = source.className ?? "NSManagedObject"
    entity.isAbstract = source.isAbstract
    entity.uniquenessConstraints = source.constraints
    entity.renamingIdentifier = source.renamingIdentifier
    entity.userInfo = source.userInfo
    return entity
  }

  private func attribute(_ source: DataModel.Attribute) -> NSPropertyDescription {
    let attribute = NSAttributeDescription()
    attribute.name = source.name
    attribute.attributeType = NSAttributeType(rawValue: source.type.rawValue)!
    attribute.isOptional = source.isOptional
    attribute.isTransient = source.isTransient
    attribute.defaultValue = source.defaultValue.flatMap(attribute.kind.value)
    attribute.limits = AttributeLimits(
      minimum: source.minimum, maximum: source.maximum, pattern: source.pattern)
    if let name = source.className { attribute.attributeValueClassName = name }
    attribute.renamingIdentifier = source.renamingIdentifier
    attribute.userInfo = source.userInfo
    return attribute
  }

  private func relationship(_ source: DataModel.Relationship, to entity: NSEntityDescription?)
    -> NSPropertyDescription
  {
    let relationship = NSRelationshipDescription()
    relationship.name = source.name
    relationship.destinationEntity = entity
    relationship.isOptional = source.isOptional
    relationship.isOrdered = source.isOrdered
    relationship.minCount = source.minimum ?? (source.isOptional || source.isToMany ? 0 : 1)
    relationship.maxCount = source.isToMany ? source.maximum ?? 0 : 1
    relationship.deleteRule =
      switch source.deleteRule {
      case .noAction: .noActionDeleteRule
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      }
    relationship.renamingIdentifier = source.renamingIdentifier
    relationship.userInfo = source.userInfo
    return relationship
  }

  private func connect(_ relationships: [DataModel.Relationship], of entity: NSEntityDescription) {
    for source in relationships {
      let relationship = entity.relationshipsByName[source.name]
      relationship?.inverseRelationship = source.inverse.flatMap {
        relationship?.destinationEntity?.relationshipsByName[$0]
      }
    }
  }
}
