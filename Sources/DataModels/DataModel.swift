/// A data model for Core Data, as the builder compiles it and as an app reads it.
package struct DataModel: Codable, Equatable, Sendable {
  /// A kind of objects.
  package struct Entity: Codable, Equatable, Sendable {
    /// The name of the entity.
    package var name: String
    /// The name of the objects' class, or `nil` for `NSManagedObject`.
    package var className: String?
    /// Whether there are only objects of subentities.
    package var isAbstract = false
    /// The name of the parent entity.
    package var parent: String?
    /// The entity's own attributes.
    package var attributes: [Attribute] = []
    /// The entity's own relationships.
    package var relationships: [Relationship] = []
    /// Groups of attributes whose values no two objects share.
    package var constraints: [[String]] = []
    /// The name that identifies the entity in older versions of the model.
    package var renamingIdentifier: String?
    /// The user's information about the entity.
    package var userInfo: [String: String] = [:]

    package init(name: String) { self.name = name }
  }

  /// A value of an entity's objects.
  package struct Attribute: Codable, Equatable, Sendable {
    /// The name of the attribute.
    package var name: String
    /// The type of the values.
    package var type: AttributeType
    /// Whether objects can have no value.
    package var isOptional = false
    /// Whether the value isn't stored.
    package var isTransient = false
    /// The default value, as text; a date is the number of seconds since 2001.
    package var defaultValue: String?
    /// The smallest value, the earliest date, or the shortest length.
    package var minimum: String?
    /// The largest value, the latest date, or the greatest length.
    package var maximum: String?
    /// A regular expression that text must match.
    package var pattern: String?
    /// Whether generated code uses a scalar type.
    package var isScalar = false
    /// The class of transformable values.
    package var className: String?
    /// The name that identifies the attribute in older versions of the model.
    package var renamingIdentifier: String?
    /// The user's information about the attribute.
    package var userInfo: [String: String] = [:]

    package init(name: String, type: AttributeType) {
      self.name = name
      self.type = type
    }
  }

  /// A connection from an entity's objects to others.
  package struct Relationship: Codable, Equatable, Sendable {
    /// The rule for the other objects when an object is deleted.
    package enum DeleteRule: String, Codable, Sendable {
      case noAction = "No Action"
      case nullify = "Nullify"
      case cascade = "Cascade"
      case deny = "Deny"
    }

    /// The name of the relationship.
    package var name: String
    /// The name of the other objects' entity.
    package var destination: String
    /// The name of the relationship in the opposite direction.
    package var inverse: String?
    /// Whether an object can be connected to more than one other.
    package var isToMany = false
    /// Whether the other objects have an order.
    package var isOrdered = false
    /// Whether an object can be connected to none.
    package var isOptional = false
    /// The smallest number of other objects.
    package var minimum: Int?
    /// The greatest number of other objects.
    package var maximum: Int?
    /// The rule for the other objects.
    package var deleteRule = DeleteRule.nullify
    /// The name that identifies the relationship in older versions of the model.
    package var renamingIdentifier: String?
    /// The user's information about the relationship.
    package var userInfo: [String: String] = [:]

    package init(name: String, destination: String) {
      self.name = name
      self.destination = destination
    }
  }

  /// The entities, in the order of the file.
  package var entities: [Entity] = []
  /// The user's identifier of the version.
  package var versionIdentifier = ""

  package init() {}
}
