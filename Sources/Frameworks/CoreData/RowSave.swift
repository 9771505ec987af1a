import Foundation

/// The save of a context's changes to a store.
final class RowSave {
  private let changes: PendingSave
  private let store: NSPersistentStore
  private let policy: NSMergePolicyType
  private var schema: StoreSchema { store.rows.schema }
  private var database: Database { store.rows.database }
  /// The identities of new objects.
  private(set) var newIDs: [(NSManagedObject, NSManagedObjectID)] = []
  /// The numbers of the objects' saves.
  private(set) var versions: [ObjectIdentifier: Int64] = [:]
  private var keys: [ObjectIdentifier: Int64] = [:]

  init(_ changes: PendingSave, in store: NSPersistentStore, policy: NSMergePolicy?) {
    self.changes = changes
    self.store = store
    self.policy = policy?.mergeType ?? .errorMergePolicyType
  }

  /// - Throws: An error if the store can't be changed, or for a conflict.
  func perform() throws {
    if store.isReadOnly {
      throw NSError(NSPersistentStoreSaveError, "The store is read-only.")
    }
    try database.transaction {
      try makeKeys()
      try resolveConflicts()
      for object in changes.deleted { try delete(object) }
      for object in changes.inserted { try insert(object) }
      for object in changes.updated { try update(object) }
      for object in changes.inserted + changes.updated { try saveLists(of: object) }
    }
  }

  private func makeKeys() throws {
    let new = changes.inserted.filter(\.objectID.isTemporaryID)
    let made = try store.rows.makeKeys(for: new.map(\.entity))
    for (object, key) in zip(new, made) {
      keys[ObjectIdentifier(object)] = key
      newIDs.append((object, NSManagedObjectID(object.entity, row: key, in: store)))
    }
  }

  private func key(of object: NSManagedObject) -> Int64? {
    keys[ObjectIdentifier(object)] ?? object.objectID.row
  }

  // MARK: Conflicts

  /// Resolves the conflicts of objects that were changed in the store in the meantime.
  private func resolveConflicts() throws {
    var conflicting: [NSManagedObject] = []
    for object in changes.updated + changes.deleted {
      let current = try store.rows.snapshot(of: object.objectID, in: store)
      guard current?.version != object.committed?.version else { continue }
      conflicting.append(object)
      if let current { resolve(object, current) }
    }
    if policy == .errorMergePolicyType, !conflicting.isEmpty {
      throw NSError(
        NSManagedObjectMergeError, "Could not merge changes.",
        [NSPersistentStoreSaveConflictsErrorKey: conflicting])
    }
  }

  private func resolve(_ object: NSManagedObject, _ current: Snapshot) {
    let old = object.committed?.values ?? [:]
    switch policy {
    case .errorMergePolicyType: return
    case .overwriteMergePolicyType: break
    case .rollbackMergePolicyType:
      object.changedKeys = []
      object.committed = current
      object.useCommittedValues()
    case .mergeByPropertyObjectTrumpMergePolicyType:
      object.committed = current
      object.useCommittedValues()
    case .mergeByPropertyStoreTrumpMergePolicyType:
      for name in object.changedKeys where !Self.isSame(old[name], current.values[name]) {
        object.changedKeys.remove(name)
      }
      object.committed = current
      object.useCommittedValues()
    }
    object.committed?.version = current.version
  }

  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one as? AnyHashable, other as? AnyHashable) {
    case (nil, nil): one == nil && other == nil
    case (let one, let other): one == other
    }
  }

  /// Uses the row of an object that already has the values that only one object can have.
  private func resolveConstraints(of object: NSManagedObject) throws -> Int64? {
    for constraint in sequence(first: object.entity, next: \.superentity)
      .flatMap(\.uniquenessConstraints)
    {
      guard let row = try self.row(with: constraint, of: object) else { continue }
      guard policy != .errorMergePolicyType else {
        throw NSError(
          NSManagedObjectConstraintMergeError,
          "Could not merge changes: several objects have the same values for \(constraint).",
          [NSPersistentStoreSaveConflictsErrorKey: [object]])
      }
      return row
    }
    return nil
  }

  /// Returns another row with an object's values for the attributes of a constraint.
  private func row(with constraint: [Any], of object: NSManagedObject) throws -> Int64? {
    var conditions = ["Z_PK <> ?"]
    var values: [Database.Value] = [.integer(key(of: object) ?? 0)]
    for item in constraint {
      guard let name = item as? String ?? (item as? NSAttributeDescription)?.name,
        let attribute = object.entity.attributesByName[name],
        let column = schema.column(of: attribute), let value = object.attributes[name]
      else { return nil }
      conditions.append("\(column) = ?")
      values.append(try attribute.kind.stored(value))
    }
    return try database.rows(
      "SELECT Z_PK FROM \(schema.table(of: object.entity)) WHERE "
        + conditions.joined(separator: " AND "), values
    ).first?.first?.integer
  }

  // MARK: Rows

  private func delete(_ object: NSManagedObject) throws {
    guard let key = key(of: object) else { return }
    try database.run(
      "DELETE FROM \(schema.table(of: object.entity)) WHERE Z_PK = ?", [.integer(key)])
    for relationship in object.entity.relationshipsByName.values {
      guard let join = schema.join(of: relationship) else { continue }
      try database.run("DELETE FROM \(join.name) WHERE \(join.ownColumn) = ?", [.integer(key)])
    }
  }

  private func insert(_ object: NSManagedObject) throws {
    if let other = try resolveConstraints(of: object) {
      return try replace(other, with: object)
    }
    guard let key = key(of: object) else { return }
    let (columns, values) = try values(of: object)
    let names = (["Z_PK", "Z_ENT", "Z_OPT"] + columns).joined(separator: ", ")
    let marks = Array(repeating: "?", count: columns.count + 3).joined(separator: ", ")
    try database.run(
      "INSERT INTO \(schema.table(of: object.entity)) (\(names)) VALUES (\(marks))",
      [.integer(key), .integer(Int64(schema.number(of: object.entity))), .integer(1)] + values)
    versions[ObjectIdentifier(object)] = 1
  }

  /// Replaces a row that has the values that only one object can have.
  private func replace(_ row: Int64, with object: NSManagedObject) throws {
    let id = NSManagedObjectID(object.entity, row: row, in: store)
    let current = try store.rows.snapshot(of: id, in: store)
    keys[ObjectIdentifier(object)] = row
    newIDs.removeAll { $0.0 === object }
    newIDs.append((object, id))
    let keepsStore = [
      .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType,
    ].contains(policy)
    if keepsStore, let current {
      object.changedKeys = []
      object.committed = current
      object.useCommittedValues()
      versions[ObjectIdentifier(object)] = current.version
      return
    }
    try update(object, version: (current?.version ?? 0) + 1)
  }

  private func update(_ object: NSManagedObject) throws {
    _ = try policy == .errorMergePolicyType ? resolveConstraints(of: object) : nil
    try update(object, version: (object.committed?.version ?? 0) + 1)
  }

  private func update(_ object: NSManagedObject, version: Int64) throws {
    guard let key = key(of: object) else { return }
    let (columns, values) = try values(of: object)
    let changes = (["Z_OPT"] + columns).map { "\($0) = ?" }.joined(separator: ", ")
    try database.run(
      "UPDATE \(schema.table(of: object.entity)) SET \(changes) WHERE Z_PK = ?",
      [.integer(version)] + values + [.integer(key)])
    versions[ObjectIdentifier(object)] = version
  }

  /// Returns an object's columns and their values.
  private func values(of object: NSManagedObject) throws -> ([String], [Database.Value]) {
    var columns: [String] = []
    var values: [Database.Value] = []
    for property in object.entity.properties {
      guard let column = schema.column(of: property) else { continue }
      columns.append(column)
      if let attribute = property as? NSAttributeDescription {
        values.append(try attribute.kind.stored(object.attributes[attribute.name]))
      } else if let relationship = property as? NSRelationshipDescription {
        let target = target(of: relationship, of: object)
        values.append(target.map { .integer($0.key) } ?? .null)
        if let kind = schema.entityColumn(of: relationship) {
          columns.append(kind)
          values.append(
            target.map { .integer(Int64(schema.number(of: $0.entity))) } ?? .null)
        }
      }
    }
    return (columns, values)
  }

  private func target(of relationship: NSRelationshipDescription, of object: NSManagedObject)
    -> (key: Int64, entity: NSEntityDescription)?
  {
    if let relation = object.relations[relationship.name] {
      guard let other = relation.objects.first, !other.isDeleted, let key = key(of: other) else {
        return nil
      }
      return (key, other.entity)
    }
    let id = object.committed?.values[relationship.name] as? NSManagedObjectID
    return id.flatMap { id in id.row.map { ($0, id.entity) } }
  }

  // MARK: Relationships to many

  /// Saves the relationships to many that aren't saved with the other objects.
  private func saveLists(of object: NSManagedObject) throws {
    guard let key = key(of: object) else { return }
    for relationship in object.entity.relationshipsByName.values where relationship.isToMany {
      guard let relation = object.relations[relationship.name],
        object.isInserted || object.changedKeys.contains(relationship.name)
      else { continue }
      let others = relation.objects.filter { !$0.isDeleted }.compactMap(self.key)
      if let join = schema.join(of: relationship) {
        try save(others, of: key, in: join)
      } else if let column = schema.orderColumn(of: relationship) {
        for (index, other) in others.enumerated() {
          try database.run(
            "UPDATE \(schema.table(of: relationship.destination)) SET \(column) = ? WHERE Z_PK = ?",
            [.integer(Self.position(index)), .integer(other)])
        }
      }
    }
  }

  private func save(_ others: [Int64], of key: Int64, in join: StoreSchema.Join) throws {
    let marks = others.map { _ in "?" }.joined(separator: ", ")
    try database.run(
      "DELETE FROM \(join.name) WHERE \(join.ownColumn) = ? AND \(join.otherColumn) NOT IN "
        + "(\(marks))", ([key] + others).map { .integer($0) })
    for (index, other) in others.enumerated() {
      try database.run(
        "INSERT OR IGNORE INTO \(join.name) (\(join.ownColumn), \(join.otherColumn)) VALUES (?, ?)",
        [.integer(key), .integer(other)])
      guard let column = join.orderColumn else { continue }
      try database.run(
        "UPDATE \(join.name) SET \(column) = ? WHERE \(join.ownColumn) = ? AND "
          + "\(join.otherColumn) = ?",
        [.integer(Self.position(index)), .integer(key), .integer(other)])
    }
  }

  /// Returns the number for a position in an ordered relationship, between which others fit.
  private static func position(_ index: Int) -> Int64 { 2048 + 1024 * Int64(index) }
}
