import AppRuntime
import Foundation
import ObjectiveC

/// An object that a context manages, and that a store keeps.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmanagedobject>.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyValueCodable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The identity of the object, which changes when the object is first saved.
  public internal(set) final var objectID: NSManagedObjectID
  /// The context that manages the object.
  public internal(set) final weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the object isn't in the store yet.
  public internal(set) final var isInserted = false
  /// Whether the object has changes that aren't saved.
  public internal(set) final var isUpdated = false
  /// Whether the object will be deleted in the next save.
  public internal(set) final var isDeleted = false
  /// Whether the values haven't been read yet.
  public internal(set) final var isFault = false

  /// The values as last read or saved, or `nil` before.
  final var committed: Snapshot?
  /// The attributes' values.
  final var attributes: [String: Any] = [:]
  /// The objects of the relationships that have been read.
  final var relations: [String: Relation] = [:]
  /// The properties that changed since the object was read or saved.
  final var changedKeys: Set<String> = []

  /// A number that increases with each object, which keeps the order of new objects.
  final let order = ObjectCounter.next()

  /// Creates an object and inserts it into a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(temporaryFor: entity)
    super.init()
    for (name, attribute) in entity.attributesByName { attributes[name] = attribute.defaultValue }
    context?.insert(self)
  }

  /// Creates an object of the class's entity and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  /// Creates an object of the class that this is called on.
  ///
  /// `makeQuinceObject` calls this initializer by its symbol.
  @_silgen_name("quince_NSManagedObject_make")
  convenience init(ofAnyClass entity: NSEntityDescription, _ context: NSManagedObjectContext?) {
    self.init(entity: entity, insertInto: context)
  }

  /// Creates an object of the class that this is called on, whose initializers aren't `required`.
  @_silgen_name("quince_NSManagedObject_make")
  class func makeQuinceObject(
    _ entity: consuming NSEntityDescription, _ context: consuming NSManagedObjectContext?
  ) -> NSManagedObject

  /// Returns the entity of the class.
  open class func entity() -> NSEntityDescription {
    guard let entity = ModelsInUse.entity(of: self) else {
      raise(
        "NSInternalInconsistencyException",
        "+entity: no loaded model has an entity with the class \(TypeName.short(self))")
    }
    return entity
  }

  /// Returns a request for the objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let name = ModelsInUse.entity(of: self)?.name ?? TypeName.short(self)
    return NSFetchRequest(entityName: name)
  }

  /// Whether the object is inserted, updated, or deleted.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }

  // MARK: Events

  /// Called once, when the object is inserted.
  open func awakeFromInsert() {}

  /// Called when the object's values have been read.
  open func awakeFromFetch() {}

  /// Called before the object is deleted.
  open func prepareForDeletion() {}

  /// Called before the object's context is saved.
  open func willSave() {}

  /// Called after the object's context was saved.
  open func didSave() {}

  /// Called before the object becomes a fault.
  open func willTurnIntoFault() {}

  /// Called after the object has become a fault.
  open func didTurnIntoFault() {}

  /// Checks whether the object can be inserted.
  /// - Throws: An error of Core Data, such as 1570 for a missing value.
  open func validateForInsert() throws { try ObjectValidation(self).check() }

  /// Checks whether the object's changes can be saved.
  /// - Throws: An error of Core Data, such as 1570 for a missing value.
  open func validateForUpdate() throws { try ObjectValidation(self).check() }

  /// Checks whether the object can be deleted.
  /// - Throws: An error with code 1600 if a relationship doesn't allow it.
  open func validateForDelete() throws { try ObjectValidation(self).checkDeletion() }

  /// Checks a value of a property.
  /// - Throws: An error of Core Data, such as 1570 for a missing value.
  open func validateValue(
    _ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String
  ) throws {
    try ObjectValidation(self).check(value.pointee, forKey: key)
  }

  // MARK: Values

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? {
    if let property = entity.propertiesByName[key] {
      willAccessValue(forKey: key)
      return currentValue(of: property)
    }
    return otherValue(forKey: key)
  }

  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else {
      return setOtherValue(value, forKey: key)
    }
    KeyValueChange.make(key, of: self) { change(property, to: value) }
  }

  /// Returns the stored value of a property, without calling its accessors.
  open func primitiveValue(forKey key: String) -> Any? {
    entity.propertiesByName[key].flatMap(currentValue)
  }

  /// Sets the stored value of a property, without calling its accessors.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    if let property = entity.propertiesByName[key] { change(property, to: value) }
  }

  /// Called before a property is read, and reads the object's values.
  open func willAccessValue(forKey key: String?) { fire() }

  /// Called after a property was read.
  open func didAccessValue(forKey key: String?) {}

  /// Returns a set that changes the objects of a relationship.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    KeyValueCoding(self).mutableSetValue(forKey: key)
  }

  /// The object's entity, identity, and values, as text.
  open override var description: String {
    let values = isFault ? "<fault>" : "\(attributes)"
    return "<\(TypeName.short(type(of: self)))> (entity: \(entity.label); id: \(objectID); "
      + "data: \(values))"
  }
}
