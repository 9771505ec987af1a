import Foundation

/// The change of a store to another version of its model, which keeps the values of all properties
/// that both versions have.
struct StoreMigration {
  private let database: Database
  private let schema: StoreSchema
  private static let prefix = "QUINCE_OLD_"

  init(_ database: Database, to schema: StoreSchema) {
    self.database = database
    self.schema = schema
  }

  /// Replaces the tables.
  /// - Parameter addEntities: Adds the entities of the new version.
  func perform(addEntities: () throws -> Void) throws {
    let old = try database.rows("SELECT Z_NAME, Z_ENT, Z_MAX FROM Z_PRIMARYKEY")
    let oldTables = try tables().filter { !["Z_METADATA", "Z_MODELCACHE"].contains($0) }
    for index in try names("index") { try database.run("DROP INDEX \"\(index)\"") }
    for table in oldTables where table != "Z_PRIMARYKEY" {
      try database.run("ALTER TABLE \"\(table)\" RENAME TO \"\(Self.prefix)\(table)\"")
    }
    for statement in schema.statements { try database.run(statement) }
    try database.run("DELETE FROM Z_PRIMARYKEY")
    try addEntities()
    let numbers = Dictionary(
      old.compactMap { row in row[0].text.flatMap { name in row[1].integer.map { (name, $0) } } }
    ) { $1 }
    for entity in schema.entities { try copy(entity, numbers, from: oldTables) }
    for entity in schema.entities { try copyJoins(of: entity, numbers, from: oldTables) }
    for entity in schema.entities where entity.superentity == nil {
      try database.run(
        "UPDATE Z_PRIMARYKEY SET Z_MAX = (SELECT coalesce(max(Z_PK), 0) FROM "
          + "\(schema.table(of: entity))) WHERE Z_ENT = ?",
        [.integer(Int64(schema.number(of: entity)))])
    }
    for table in oldTables where table != "Z_PRIMARYKEY" {
      try database.run("DROP TABLE \"\(Self.prefix)\(table)\"")
    }
  }

  private func tables() throws -> [String] { try names("table") }

  private func names(_ type: String) throws -> [String] {
    try database.rows(
      "SELECT name FROM sqlite_master WHERE type = ? AND name NOT LIKE 'sqlite_%'", [.text(type)]
    ).compactMap { $0.first?.text }
  }

  private func columns(of table: String) throws -> Set<String> {
    Set(
      try database.rows("SELECT name FROM pragma_table_info(?)", [.text(table)])
        .compactMap { $0.first?.text })
  }

  /// Returns the old number of an entity, and the old table with its objects.
  private func origin(
    of entity: NSEntityDescription, _ numbers: [String: Int64], _ tables: [String]
  ) -> (number: Int64, table: String)? {
    guard let number = numbers[entity.renamingIdentifier ?? ""] ?? numbers[entity.label] else {
      return nil
    }
    let roots = sequence(first: entity, next: \.superentity)
    let names = roots.map { "Z" + ($0.renamingIdentifier ?? $0.label).uppercased() }
    return names.reversed().first(where: tables.contains).map { (number, Self.prefix + $0) }
  }

  /// Copies an entity's objects.
  private func copy(
    _ entity: NSEntityDescription, _ numbers: [String: Int64], from tables: [String]
  ) throws {
    guard let origin = origin(of: entity, numbers, tables) else { return }
    let existing = try columns(of: origin.table)
    var targets = ["Z_PK", "Z_ENT", "Z_OPT"]
    var values = ["Z_PK", "\(schema.number(of: entity))", "Z_OPT"]
    var bound: [Database.Value] = []
    for property in entity.properties {
      guard let column = schema.column(of: property) else { continue }
      let old = [property.renamingIdentifier, property.name].compactMap(\.self)
        .map { "Z" + $0.uppercased() }.first(where: existing.contains)
      if let old {
        targets.append(column)
        values.append(old)
        if let relationship = property as? NSRelationshipDescription {
          copyKind(of: relationship, old, numbers, existing, &targets, &values)
        }
      } else if let attribute = property as? NSAttributeDescription,
        let value = attribute.defaultValue
      {
        targets.append(column)
        values.append("?")
        bound.append(try attribute.kind.stored(value))
      }
    }
    try database.run(
      "INSERT INTO \(schema.table(of: entity)) (\(targets.joined(separator: ", "))) SELECT "
        + "\(values.joined(separator: ", ")) FROM \(origin.table) WHERE Z_ENT = \(origin.number)",
      bound)
  }

  /// Adds the columns with the order and the entity of a relationship's object.
  private func copyKind(
    of relationship: NSRelationshipDescription, _ old: String, _ numbers: [String: Int64],
    _ existing: Set<String>, _ targets: inout [String], _ values: inout [String]
  ) {
    if let column = relationship.inverseRelationship.flatMap(schema.orderColumn),
      existing.contains(column)
    {
      targets.append(column)
      values.append(column)
    }
    guard let column = schema.entityColumn(of: relationship) else { return }
    let name = String(old.dropFirst())
    let kind =
      existing.first { $0.hasPrefix("Z") && $0.hasSuffix("_" + name) && $0 != column }
      ?? (existing.contains(column) ? column : nil)
    targets.append(column)
    let destination = relationship.destination
    guard let kind else {
      return values.append(
        "CASE WHEN \(old) IS NULL THEN NULL ELSE \(schema.number(of: destination)) END")
    }
    let cases = destination.family.compactMap { entity in
      numbers[entity.renamingIdentifier ?? entity.label].map {
        "WHEN \($0) THEN \(schema.number(of: entity))"
      }
    }
    values.append(cases.isEmpty ? "NULL" : "CASE \(kind) \(cases.joined(separator: " ")) END")
  }

  /// Copies the connections of relationships to many without an inverse to one.
  private func copyJoins(
    of entity: NSEntityDescription, _ numbers: [String: Int64], from tables: [String]
  ) throws {
    for case let relationship as NSRelationshipDescription in entity.ownProperties {
      guard let join = schema.join(of: relationship),
        join.name == "Z_\(schema.number(of: entity))\(relationship.name.uppercased())",
        let number = numbers[entity.renamingIdentifier ?? entity.label]
      else { continue }
      let old = "Z_\(number)\(relationship.name.uppercased())"
      guard tables.contains(old) else { continue }
      let names = try database.rows(
        "SELECT name FROM pragma_table_info(?) ORDER BY cid", [.text(Self.prefix + old)]
      ).compactMap { $0.first?.text }
      guard names.count >= 2 else { continue }
      try database.run(
        "INSERT OR IGNORE INTO \(join.name) (\(join.ownColumn), \(join.otherColumn)) SELECT "
          + "\(names[0]), \(names[1]) FROM \(Self.prefix)\(old)")
    }
  }
}
