import AppRuntime
import Foundation
import ObjectiveC

extension NSManagedObjectContext {
  /// The place from which the context reads its objects.
  var source: (any ObjectSource)? { parent ?? persistentStoreCoordinator }

  /// The model of the context.
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// Reads from the source, and reports a failure.
  func read<Value>(_ body: (any ObjectSource) throws -> Value) -> Value? {
    do {
      return try source.map(body)
    } catch {
      NSLog("CoreData: error: %@", "\(error)")
      return nil
    }
  }

  /// Returns the entity with a name; an unknown one ends the app, as on iOS.
  func entity(named name: String) -> NSEntityDescription {
    if let entity = model?.entitiesByName[name] { return entity }
    raise(
      "NSInvalidArgumentException",
      "+entityForName: could not locate an entity named '\(name)' in this model.")
  }

  /// Returns the entity of a class; one without an entity ends the app, as on iOS.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    // A context without a coordinator can have objects, but not save them.
    if let entity = model?.entity(of: type) ?? ModelsInUse.entity(of: type) { return entity }
    raise(
      "NSInvalidArgumentException",
      "An NSManagedObject of class '\(TypeName.short(type))' must have a valid NSEntityDescription."
    )
  }

  /// Returns the results of a request.
  /// - Throws: An error if the store can't be read.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let fetch = request.fetch(in: self)
    let results: [Any] =
      switch request.resultType {
      case .managedObjectIDResultType: try objects(for: fetch).map(\.objectID)
      case .countResultType: [NSNumber(value: try objects(for: fetch).count)]
      case .dictionaryResultType:
        try DictionaryResults(request, fetch).results(from: objects(for: fetch.withoutRange))
      default: try objects(for: fetch)
      }
    return results.map { result in
      guard let result = result as? T else {
        raise(
          "NSInvalidArgumentException",
          "the request's results are of the type \(type(of: result)), not \(T.self)")
      }
      return result
    }
  }

  /// Returns the number of objects that a request finds.
  /// - Throws: An error if the store can't be read.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try objects(for: request.fetch(in: self)).count
  }

  /// Performs a request.
  /// - Throws: An error if the store can't be read or changed.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request.execute(in: self)
  }

  /// Returns the objects that match, including those that aren't saved.
  func objects(for fetch: Fetch) throws -> [NSManagedObject] {
    processPendingChanges()
    var found: [NSManagedObject] = []
    for (id, snapshot) in try source?.snapshots(of: fetch.entities) ?? [] {
      let object = object(with: id)
      if object.isDeleted { continue }
      if object.isFault {
        object.committed = snapshot
      } else if fetch.refreshes, !object.hasChanges {
        object.committed = snapshot
        object.useCommittedValues()
      }
      found.append(object)
    }
    let entities = Set(fetch.entities.map(ObjectIdentifier.init))
    let new = inserted.filter { entities.contains(ObjectIdentifier($0.entity)) }
    let known = Set(found)
    found += new.filter { !known.contains($0) }.sorted { $0.order < $1.order }
    return fetch.matches(in: found)
  }

  /// Replaces the identities of new objects with those that they will have in the store.
  func obtainIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { return }
    let temporary = objects.filter(\.objectID.isTemporaryID)
    let ids = try coordinator.makeIDs(for: temporary.map(\.entity))
    for (object, id) in zip(temporary, ids) { rename(object, to: id) }
  }

  /// Gives an object another identity.
  func rename(_ object: NSManagedObject, to id: NSManagedObjectID) {
    let old = object.objectID
    registry[old] = nil
    object.objectID = id
    registry[id] = WeakObject(object)
    for child in children.compactMap(\.context) {
      if let copy = child.registry[old]?.object { child.rename(copy, to: id) }
    }
  }
}

extension NSManagedObjectContext: ObjectSource {
  // A child context reads its objects from this one.

  func snapshots(of entities: [NSEntityDescription]) throws -> [(NSManagedObjectID, Snapshot)] {
    guard let entity = entities.first else { return [] }
    return try performAndWait {
      let fetch = Fetch(entity: entity, includesSubentities: entities.count > 1)
      return try objects(for: fetch).map { ($0.objectID, snapshot(of: $0)) }
    }
  }

  func snapshot(of id: NSManagedObjectID) throws -> Snapshot? {
    performAndWait {
      guard let object = try? existingObject(with: id), !object.isDeleted else { return nil }
      return snapshot(of: object)
    }
  }

  private func snapshot(of object: NSManagedObject) -> Snapshot {
    object.fire()
    return object.snapshot(version: object.committed?.version ?? 0)
  }

  func destinations(of relationship: NSRelationshipDescription, from id: NSManagedObjectID) throws
    -> [NSManagedObjectID]
  {
    performAndWait { object(with: id).relation(relationship).objects.map(\.objectID) }
  }
}
