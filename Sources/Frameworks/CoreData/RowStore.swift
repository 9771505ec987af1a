import Foundation

/// A store in an SQLite database, with Core Data's tables.
final class RowStore {
  let database: Database
  let schema: StoreSchema
  /// The identifier of the store.
  private(set) var identifier = UUID().uuidString

  /// Opens a store, and creates it if it doesn't exist.
  /// - Parameters:
  ///   - file: The file, or `nil` for a store in memory.
  ///   - migrates: Whether a store of another version of the model is changed.
  /// - Throws: An error if the store can't be opened.
  init(file: URL?, model: NSManagedObjectModel, isReadOnly: Bool, migrates: Bool) throws {
    schema = StoreSchema(model)
    if let file, !isReadOnly {
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    database = try Database(path: file?.path ?? ":memory:", isReadOnly: isReadOnly)
    try prepare(model, isReadOnly: isReadOnly, migrates: migrates)
  }

  private func prepare(_ model: NSManagedObjectModel, isReadOnly: Bool, migrates: Bool) throws {
    let metadata = StoreMetadata(database)
    if !isReadOnly { try setPragmas() }
    guard try metadata.exists else {
      return try database.transaction {
        for statement in StoreSchema.fixedTables + schema.statements { try database.run(statement) }
        try addEntities()
        try metadata.write(identifier: identifier, model)
      }
    }
    identifier = try metadata.identifier ?? identifier
    guard try metadata.hashes != StoreMetadata.hashes(of: model) else { return }
    guard migrates, !isReadOnly else {
      throw NSError(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store.")
    }
    try database.transaction {
      try StoreMigration(database, to: schema).perform { try addEntities() }
      try metadata.write(identifier: identifier, model)
    }
  }

  private func setPragmas() throws {
    for pragma in ["auto_vacuum = 2", "page_size = 4096", "journal_mode = WAL"] {
      try database.run("PRAGMA \(pragma)")
    }
  }

  private func addEntities() throws {
    for (index, entity) in schema.entities.enumerated() {
      try database.run(
        "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, 0)",
        [
          .integer(Int64(index + 1)), .text(entity.label),
          .integer(Int64(entity.superentity.map(schema.number) ?? 0)),
        ])
    }
  }

  // MARK: Keys

  /// Returns keys for new rows.
  func makeKeys(for entities: [NSEntityDescription]) throws -> [Int64] {
    try entities.map { entity in
      let root = Int64(schema.number(of: entity.root))
      let found = try database.rows(
        "UPDATE Z_PRIMARYKEY SET Z_MAX = Z_MAX + 1 WHERE Z_ENT = ? RETURNING Z_MAX",
        [.integer(root)])
      guard let key = found.first?.first?.integer else {
        throw NSError(NSPersistentStoreSaveError, "The store has no entity \(entity.label).")
      }
      return key
    }
  }

  // MARK: Reading

  /// Returns all objects of some entities.
  func snapshots(of entities: [NSEntityDescription], in store: NSPersistentStore) throws
    -> [(NSManagedObjectID, Snapshot)]
  {
    guard let first = entities.first else { return [] }
    let kinds = entities.map { "\(schema.number(of: $0))" }.joined(separator: ", ")
    return try read(first, "Z_ENT IN (\(kinds)) ORDER BY Z_PK", [], in: store)
  }

  /// Returns the values of an object, or `nil` if it doesn't exist.
  func snapshot(of id: NSManagedObjectID, in store: NSPersistentStore) throws -> Snapshot? {
    guard let row = id.row else { return nil }
    return try read(id.entity, "Z_PK = ?", [.integer(row)], in: store).first?.1
  }

  private func read(
    _ entity: NSEntityDescription, _ condition: String, _ values: [Database.Value],
    in store: NSPersistentStore
  ) throws -> [(NSManagedObjectID, Snapshot)] {
    var readers: [ObjectIdentifier: RowReader] = [:]
    var columns: [String] = []
    for entity in entity.family {
      readers[ObjectIdentifier(entity)] = RowReader(entity, schema, columns: &columns)
    }
    let list = (["Z_PK", "Z_ENT", "Z_OPT"] + columns).joined(separator: ", ")
    var result: [(NSManagedObjectID, Snapshot)] = []
    try database.rows(
      "SELECT \(list) FROM \(schema.table(of: entity)) WHERE \(condition)", values
    ) { row in
      guard let key = row[0].integer, let kind = schema.entity(row[1].integer),
        let reader = readers[ObjectIdentifier(kind)]
      else { return }
      let snapshot = Snapshot(
        version: row[2].integer ?? 0, values: reader.values(row[3...], schema, in: store))
      result.append((NSManagedObjectID(kind, row: key, in: store), snapshot))
    }
    return result
  }

  /// Returns the objects of a relationship to many.
  func destinations(
    of relationship: NSRelationshipDescription, from row: Int64, in store: NSPersistentStore
  ) throws -> [NSManagedObjectID] {
    let table = schema.table(of: relationship.destination)
    let query: String
    if let join = schema.join(of: relationship) {
      let order = join.orderColumn.map { "J.\($0), " } ?? ""
      query =
        "SELECT T.Z_PK, T.Z_ENT FROM \(join.name) J JOIN \(table) T ON T.Z_PK = J."
        + "\(join.otherColumn) WHERE J.\(join.ownColumn) = ? ORDER BY \(order)T.Z_PK"
    } else if let inverse = relationship.inverseRelationship,
      let column = schema.column(of: inverse)
    {
      let order = schema.orderColumn(of: relationship).map { "\($0), " } ?? ""
      query = "SELECT Z_PK, Z_ENT FROM \(table) WHERE \(column) = ? ORDER BY \(order)Z_PK"
    } else {
      return []
    }
    return try database.rows(query, [.integer(row)]).compactMap { found in
      guard let key = found[0].integer, let kind = schema.entity(found[1].integer) else {
        return nil
      }
      return NSManagedObjectID(kind, row: key, in: store)
    }
  }
}
