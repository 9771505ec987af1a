import Foundation

/// The tables of a store, as Core Data names them.
struct StoreSchema {
  /// A column of an entity's table.
  struct Column {
    let name: String
    let type: String
    fileprivate let group: Int
    fileprivate let entity: Int
    fileprivate let order: String
  }

  /// A table with the objects of an entity and all of its subentities.
  struct Table {
    let name: String
    let root: NSEntityDescription
    var columns: [Column] = []
    /// The statements that create the indexes.
    var indexes: [String] = []
  }

  /// A table with the connections of a relationship to many objects that has no inverse to one.
  struct Join {
    let name: String
    /// The column with the keys of the objects that have the relationship.
    let ownColumn: String
    /// The column with the keys of the other objects.
    let otherColumn: String
    /// The column with the order of the other objects.
    let orderColumn: String?
    /// The columns in the order of the table.
    fileprivate let columns: [String]
  }

  /// The entities, by their numbers, which start at 1.
  private(set) var entities: [NSEntityDescription] = []
  private(set) var tables: [Table] = []
  private(set) var joins: [String: Join] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var tableNames: [ObjectIdentifier: String] = [:]
  private var columnNames: [ObjectIdentifier: String] = [:]
  private var entityColumns: [ObjectIdentifier: String] = [:]
  private var orderColumns: [ObjectIdentifier: String] = [:]
  private var joinsOfRelationships: [ObjectIdentifier: Join] = [:]

  init(_ model: NSManagedObjectModel) {
    for root in Self.sorted(model.entities.filter { $0.superentity == nil }) { number(root) }
    for root in entities where root.superentity == nil { addTable(for: root) }
    for entity in entities { addJoins(of: entity) }
  }

  private static func sorted(_ entities: [NSEntityDescription]) -> [NSEntityDescription] {
    entities.sorted { ($0.label.lowercased(), $0.label) < ($1.label.lowercased(), $1.label) }
  }

  private mutating func number(_ entity: NSEntityDescription) {
    entities.append(entity)
    numbers[ObjectIdentifier(entity)] = entities.count
    for child in Self.sorted(entity.subentities) { number(child) }
  }

  // MARK: Names

  /// Returns the number of an entity.
  func number(of entity: NSEntityDescription) -> Int { numbers[ObjectIdentifier(entity)] ?? 0 }

  /// Returns the entity with a number, or `nil` if there's none.
  func entity(_ number: Int64?) -> NSEntityDescription? {
    guard let number, number >= 1, number <= entities.count else { return nil }
    return entities[Int(number) - 1]
  }

  /// Returns the name of the table with an entity's objects.
  func table(of entity: NSEntityDescription) -> String {
    tableNames[ObjectIdentifier(entity.root)] ?? ""
  }

  /// Returns the column of an attribute or of a relationship to one object.
  func column(of property: NSPropertyDescription) -> String? {
    columnNames[ObjectIdentifier(property)]
  }

  /// Returns the column with the entity of a relationship's object, if it can have several.
  func entityColumn(of relationship: NSRelationshipDescription) -> String? {
    entityColumns[ObjectIdentifier(relationship)]
  }

  /// Returns the column of the other objects' table with their order.
  func orderColumn(of relationship: NSRelationshipDescription) -> String? {
    orderColumns[ObjectIdentifier(relationship)]
  }

  /// Returns the table with a relationship's connections, or `nil` if the other objects' own table
  /// has them.
  func join(of relationship: NSRelationshipDescription) -> Join? {
    joinsOfRelationships[ObjectIdentifier(relationship)]
  }

  // MARK: Tables

  private mutating func addTable(for root: NSEntityDescription) {
    var table = Table(name: "Z" + root.label.uppercased(), root: root)
    tableNames[ObjectIdentifier(root)] = table.name
    var taken: Set<String> = ["Z_PK", "Z_ENT", "Z_OPT"]
    for entity in entities where entity.root === root {
      for property in entity.ownProperties.sorted(by: { $0.name < $1.name }) {
        if let attribute = property as? NSAttributeDescription {
          add(attribute, of: entity, to: &table, &taken)
        } else if let relationship = property as? NSRelationshipDescription {
          add(relationship, of: entity, to: &table, &taken)
        }
      }
    }
    table.columns.sort { ($0.group, $0.entity, $0.order) < ($1.group, $1.entity, $1.order) }
    if !root.subentities.isEmpty {
      table.indexes.append("CREATE INDEX \(table.name)_Z_ENT_INDEX ON \(table.name) (Z_ENT)")
    }
    tables.append(table)
  }

  /// Returns a name, with a number if another column has it.
  private func free(_ name: String, _ taken: inout Set<String>) -> String {
    var result = name
    var number = 0
    while !taken.insert(result).inserted {
      number += 1
      result = name + "\(number)"
    }
    return result
  }

  private mutating func add(
    _ attribute: NSAttributeDescription, of entity: NSEntityDescription, to table: inout Table,
    _ taken: inout Set<String>
  ) {
    guard !attribute.isTransient, attribute.attributeType != .undefinedAttributeType else { return }
    let name = free("Z" + attribute.name.uppercased(), &taken)
    columnNames[ObjectIdentifier(attribute)] = name
    table.columns.append(
      Column(
        name: name, type: attribute.kind.columnType, group: attribute.kind.columnGroup,
        entity: number(of: entity), order: attribute.name))
  }

  private mutating func add(
    _ relationship: NSRelationshipDescription, of entity: NSEntityDescription,
    to table: inout Table, _ taken: inout Set<String>
  ) {
    guard !relationship.isTransient, !relationship.isToMany else { return }
    let name = relationship.name.uppercased()
    let column = free("Z" + name, &taken)
    let own = number(of: entity)
    columnNames[ObjectIdentifier(relationship)] = column
    func add(_ name: String, group: Int, order: String) {
      table.columns.append(
        Column(name: name, type: "INTEGER", group: group, entity: own, order: order))
    }
    add(column, group: 1, order: relationship.name)
    if !relationship.destination.subentities.isEmpty {
      let kind = free("Z\(number(of: relationship.destination))_" + name, &taken)
      entityColumns[ObjectIdentifier(relationship)] = kind
      add(kind, group: 1, order: relationship.name + " ")
    }
    if let inverse = relationship.inverseRelationship, inverse.isToMany, inverse.isOrdered {
      let order = free("Z_FOK_" + name, &taken)
      orderColumns[ObjectIdentifier(inverse)] = order
      add(order, group: 2, order: relationship.name)
    }
    table.indexes.append(
      "CREATE INDEX \(table.name)_\(column)_INDEX ON \(table.name) (\(column))")
  }

  // MARK: Joins

  private mutating func addJoins(of entity: NSEntityDescription) {
    for property in entity.ownProperties.sorted(by: { $0.name < $1.name }) {
      guard let relationship = property as? NSRelationshipDescription, relationship.isToMany,
        !relationship.isTransient, relationship.inverseRelationship?.isToMany ?? true,
        joinsOfRelationships[ObjectIdentifier(relationship)] == nil
      else { continue }
      addJoin(for: relationship, of: entity)
    }
  }

  private mutating func addJoin(
    for relationship: NSRelationshipDescription, of entity: NSEntityDescription
  ) {
    let name = relationship.name.uppercased()
    let inverse = relationship.inverseRelationship
    let own = number(of: entity)
    let other = number(of: inverse?.entity ?? relationship.destination)
    let table = "Z_\(own)\(name)"
    let isOwnInverse = inverse === relationship
    // A column is named for the relationship that leads to its objects.
    let ownColumn = "Z_\(own)\(isOwnInverse ? "REFLEXIVE" : inverse?.name.uppercased() ?? "SOURCE")"
    let otherColumn = "Z_\(other)\(name)"
    let orders = [
      relationship.isOrdered ? "Z_FOK_\(other)\(name)" : nil,
      inverse.flatMap { inverse in
        inverse.isOrdered && !isOwnInverse ? "Z_FOK_\(own)\(inverse.name.uppercased())" : nil
      },
    ]
    let columns = [ownColumn, otherColumn] + orders.compactMap(\.self)
    let join = Join(
      name: table, ownColumn: ownColumn, otherColumn: otherColumn, orderColumn: orders[0],
      columns: columns)
    joins[table] = join
    joinsOfRelationships[ObjectIdentifier(relationship)] = join
    guard let inverse, !isOwnInverse else { return }
    joinsOfRelationships[ObjectIdentifier(inverse)] = Join(
      name: table, ownColumn: otherColumn, otherColumn: ownColumn, orderColumn: orders[1],
      columns: columns)
  }

  // MARK: Statements

  /// The statements that create the tables that all stores have.
  static let fixedTables = [
    "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, "
      + "Z_MAX INTEGER)",
    "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
    "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)",
  ]

  /// The statements that create the tables and indexes of the model.
  var statements: [String] {
    tables.flatMap { table in
      let columns = table.columns.map { ", \($0.name) \($0.type)" }.joined()
      return [
        "CREATE TABLE \(table.name) ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER"
          + "\(columns) )"
      ] + table.indexes
    } + joins.values.sorted { $0.name < $1.name }.flatMap(statements)
  }

  private func statements(for join: Join) -> [String] {
    let columns = join.columns.map { "\($0) INTEGER, " }.joined()
    let (one, other) = (join.columns[0], join.columns[1])
    return [
      "CREATE TABLE \(join.name) ( \(columns)PRIMARY KEY (\(one), \(other)) )",
      "CREATE INDEX \(join.name)_\(other)_INDEX ON \(join.name) (\(other), \(one))",
    ]
  }
}
