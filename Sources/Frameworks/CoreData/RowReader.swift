/// The positions of an entity's values in the rows of a query.
struct RowReader {
  private struct Link {
    let name: String
    let destination: NSEntityDescription
    let position: Int
    /// The position of the number of the object's entity.
    let kind: Int?
  }

  private var attributes: [(name: String, kind: AttributeKind, position: Int)] = []
  private var links: [Link] = []

  /// - Parameter columns: The columns of the query, to which those of the entity are added.
  init(_ entity: NSEntityDescription, _ schema: StoreSchema, columns: inout [String]) {
    func position(_ column: String) -> Int {
      if let known = columns.firstIndex(of: column) { return known }
      columns.append(column)
      return columns.count - 1
    }
    for property in entity.properties {
      guard let column = schema.column(of: property) else { continue }
      if let attribute = property as? NSAttributeDescription {
        attributes.append((attribute.name, attribute.kind, position(column)))
      } else if let relationship = property as? NSRelationshipDescription {
        links.append(
          Link(
            name: relationship.name, destination: relationship.destination,
            position: position(column),
            kind: schema.entityColumn(of: relationship).map(position)))
      }
    }
  }

  /// Returns the values in a row.
  func values(
    _ row: ArraySlice<Database.Value>, _ schema: StoreSchema, in store: NSPersistentStore
  ) -> [String: Any] {
    let first = row.startIndex
    var values: [String: Any] = [:]
    for (name, kind, position) in attributes {
      values[name] = kind.value(from: row[first + position])
    }
    for link in links {
      guard let key = row[first + link.position].integer else { continue }
      let entity = link.kind.flatMap { schema.entity(row[first + $0].integer) }
      values[link.name] = NSManagedObjectID(entity ?? link.destination, row: key, in: store)
    }
    return values
  }
}
