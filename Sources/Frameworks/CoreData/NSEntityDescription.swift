import AppRuntime
import Foundation
import ObjectiveC

/// A description of a kind of objects.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsentitydescription>.
open class NSEntityDescription: NSObject {
  /// The entity of properties that don't belong to any yet.
  nonisolated(unsafe) static let none = NSEntityDescription()

  /// The name of the entity.
  open var name: String?
  /// The name of the objects' class.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { foundClass = nil }
  }
  /// Whether there are only objects of subentities.
  open var isAbstract = false
  /// The model that contains the entity.
  public internal(set) unowned(unsafe) var managedObjectModel = NSManagedObjectModel.none
  /// The parent entity.
  public internal(set) weak var superentity: NSEntityDescription?
  /// The groups of attributes whose values no two objects share.
  open var uniquenessConstraints: [[Any]] = []
  /// Information about the entity, from the model.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The name that identifies the entity in older versions of the model.
  open var renamingIdentifier: String? {
    get { storedRenamingIdentifier ?? name }
    set { storedRenamingIdentifier = newValue }
  }
  private var storedRenamingIdentifier: String?
  /// Whether a store uses the model, so that it can't be changed.
  var isFinal = false
  private var own: [NSPropertyDescription] = []
  private var byName: [String: NSPropertyDescription]?
  private var foundClass: NSManagedObject.Type?

  /// Creates a description of an entity without a name.
  public override init() {
    super.init()
  }

  /// The entities whose parent this is.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.forgetProperties()
      }
    }
  }

  /// The entities whose parent this is, by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
  }

  /// The properties, including those of the parent entities.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      if isFinal {
        raise("NSInternalInconsistencyException", "Can't modify an immutable model.")
      }
      own = newValue.filter { property in
        superentity?.properties.contains { $0 === property } != true
      }
      for property in own { property.entity = self }
      forgetProperties()
    }
  }

  /// The properties that the parent entities don't have.
  var ownProperties: [NSPropertyDescription] { own }

  private func forgetProperties() {
    byName = nil
    for entity in subentities { entity.forgetProperties() }
  }

  /// The properties, by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let byName { return byName }
    let found = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    byName = found
    return found
  }

  /// The attributes, by name.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships, by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Returns the relationships to objects of an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter {
      $0.destinationEntity === entity
    }
  }

  /// Returns whether this is an entity or one of its subentities.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// Returns the entity with a name in the model of a context, or `nil` if there's none.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    context.model?.entitiesByName[entityName]
  }

  /// Inserts a new object of the entity with a name into a context.
  ///
  /// If there's no such entity, this ends the app, as on iOS.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.entity(named: entityName)
    return entity.objectClass.makeQuinceObject(entity, context)
  }

  /// The class of the objects.
  ///
  /// If the app doesn't have it, this prints a message, and objects have the class
  /// `NSManagedObject`, as on iOS.
  var objectClass: NSManagedObject.Type {
    if let foundClass { return foundClass }
    let name = managedObjectClassName ?? "NSManagedObject"
    let found = ClassNames.type(named: name) as? NSManagedObject.Type
    if found == nil {
      NSLog(
        "CoreData: warning: Unable to load class named '%@' for entity '%@'.  Class not found, "
          + "using default NSManagedObject instead.", name, self.name ?? "")
    }
    let result = found ?? NSManagedObject.self
    foundClass = result
    return result
  }

  /// The entity and all of its subentities.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The outermost parent entity, or the entity itself.
  var root: NSEntityDescription { superentity?.root ?? self }

  /// The entity's name in messages.
  var label: String { name ?? "" }
}
