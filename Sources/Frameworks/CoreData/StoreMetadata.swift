import Foundation
import ObjectiveC

/// A store's description of itself, in the table `Z_METADATA`.
struct StoreMetadata {
  private static let hashesKey = "NSStoreModelVersionHashes"
  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// Whether the database is a store.
  var exists: Bool {
    get throws {
      try !database.rows(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'Z_METADATA'"
      ).isEmpty
    }
  }

  /// The identifier of the store.
  var identifier: String? {
    get throws { try database.rows("SELECT Z_UUID FROM Z_METADATA").first?.first?.text }
  }

  /// The hashes of the entities of the model that the store was made with.
  var hashes: [String: Data] {
    get throws {
      guard
        case .blob(let data)? = try database.rows("SELECT Z_PLIST FROM Z_METADATA").first?.first,
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any]
      else { return [:] }
      return list[Self.hashesKey] as? [String: Data] ?? [:]
    }
  }

  /// Writes the description.
  func write(identifier: String, _ model: NSManagedObjectModel) throws {
    let list: [String: Any] = [
      Self.hashesKey: Self.hashes(of: model), "NSStoreModelVersionHashesVersion": 3,
      "NSStoreModelVersionIdentifiers": model.versionIdentifiers.compactMap { $0 as? String },
      "NSStoreType": NSSQLiteStoreType, "NSPersistenceFrameworkVersion": 1251,
      "_NSAutoVacuumLevel": "2",
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    try database.run("DELETE FROM Z_METADATA")
    try database.run(
      "INSERT INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, ?)",
      [.text(identifier), .blob(data)])
  }

  /// Returns a hash of each entity, which is different if its rows are.
  static func hashes(of model: NSManagedObjectModel) -> [String: Data] {
    model.entitiesByName.mapValues { entity in
      let parts =
        [entity.label, "\(entity.superentity?.label ?? "")"]
        + entity.properties.filter { !$0.isTransient }.map(description).sorted()
        + entity.uniquenessConstraints.map { "\($0)" }
      return StableHash.bytes(of: parts.joined(separator: "\n"))
    }
  }

  private static func description(of property: NSPropertyDescription) -> String {
    if let attribute = property as? NSAttributeDescription {
      return "\(attribute.name) \(attribute.attributeType.rawValue) \(attribute.isOptional)"
    }
    guard let relationship = property as? NSRelationshipDescription else { return property.name }
    return "\(relationship.name) \(relationship.destination.label) \(relationship.isToMany) "
      + "\(relationship.isOrdered) \(relationship.inverseRelationship?.name ?? "")"
  }
}

/// A hash that's the same in all processes.
enum StableHash {
  /// Returns 32 bytes, as many as those of Core Data's hashes.
  static func bytes(of text: String) -> Data {
    var result = Data()
    for seed in UInt64(0)..<4 {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ (seed &* 0x9e37_79b9_7f4a_7c15)
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      withUnsafeBytes(of: hash.littleEndian) { result.append(contentsOf: $0) }
    }
    return result
  }
}
