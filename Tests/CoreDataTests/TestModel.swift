import Foundation
import Testing

@testable import CoreData

/// A note, which can be in a folder and have tags.
final class Note: NSManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var stars: Int16 {
    get { managedValue(forKey: "stars") }
    set { setManagedValue(newValue, forKey: "stars") }
  }
  var isDone: Bool {
    get { managedValue(forKey: "isDone") }
    set { setManagedValue(newValue, forKey: "isDone") }
  }
  var folder: Folder? {
    get { managedValue(forKey: "folder") }
    set { setManagedValue(newValue, forKey: "folder") }
  }
  var events: [String] = []

  override func awakeFromInsert() { events.append("awakeFromInsert") }
  override func awakeFromFetch() { events.append("awakeFromFetch") }
  override func willSave() { events.append("willSave") }
  override func didSave() { events.append("didSave") }
  override func prepareForDeletion() { events.append("prepareForDeletion") }
}

/// A folder of notes.
final class Folder: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var notes: NSSet? {
    get { managedValue(forKey: "notes") }
    set { setManagedValue(newValue, forKey: "notes") }
  }
}

/// A model with notes, folders, and tags, and a folder for its stores.
final class TestModel {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("core-data-\(UUID().uuidString)")
  let model = NSManagedObjectModel()

  /// - Parameters:
  ///   - rule: The delete rule for the notes of a folder.
  ///   - added: Additional attributes of notes.
  ///   - ordered: Whether the notes of a folder have an order.
  ///   - constraints: The uniqueness constraints of notes.
  init(
    rule: NSDeleteRule = .nullifyDeleteRule, added: [NSAttributeDescription] = [],
    ordered: Bool = false, constraints: [[String]] = []
  ) {
    let note = Self.entity("Note", "CoreDataTests.Note")
    let folder = Self.entity("Folder", "CoreDataTests.Folder")
    let tag = Self.entity("Tag", "NSManagedObject")
    let title = Self.attribute("title", .stringAttributeType)
    title.isOptional = false
    title.limits.maximum = "20"
    let stars = Self.attribute("stars", .integer16AttributeType)
    stars.defaultValue = 3
    let tags = Self.relationship("tags", to: tag)
    let home = Self.relationship("folder", to: folder, maximum: 1)
    let notes = Self.relationship("notes", to: note, inverse: home)
    notes.deleteRule = rule
    notes.isOrdered = ordered
    note.properties =
      [
        title, stars, Self.attribute("isDone", .booleanAttributeType),
        Self.attribute("created", .dateAttributeType), home, tags,
      ] + added
    note.uniquenessConstraints = constraints
    folder.properties = [Self.attribute("name", .stringAttributeType), notes]
    tag.properties = [
      Self.attribute("name", .stringAttributeType),
      Self.relationship("notes", to: note, inverse: tags),
    ]
    model.entities = [note, folder, tag]
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func entity(_ name: String, _ className: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = className
    return entity
  }

  static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    return attribute
  }

  private static func relationship(
    _ name: String, to entity: NSEntityDescription, inverse: NSRelationshipDescription? = nil,
    maximum: Int = 0
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = entity
    relationship.maxCount = maximum
    relationship.inverseRelationship = inverse
    inverse?.inverseRelationship = relationship
    return relationship
  }

  var file: URL { folder.appendingPathComponent("Notes.sqlite") }

  /// Returns a container whose store is a file, or in memory.
  func container(inMemory: Bool = false) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: file)
    if inMemory { description.type = NSInMemoryStoreType }
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  /// Returns the rows that Python's SQLite finds in the file, with columns separated by bars.
  func rows(_ query: String) throws -> [String] {
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let program = """
      import sqlite3, sys
      for row in sqlite3.connect(sys.argv[1]).execute(sys.argv[2]):
          print("|".join(str(value) for value in row))
      """
    python.arguments = ["python3", "-c", program, file.path, query]
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    python.waitUntilExit()
    try #require(python.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
