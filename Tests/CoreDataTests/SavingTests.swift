import Foundation
import Testing

@testable import CoreData

/// Objects that are saved, read again, changed, and deleted.
@MainActor struct SavingTests {
  @Test func objectsOutlastTheirContainer() throws {
    let test = TestModel()
    var context = try test.container().viewContext
    let note = Note(context: context)
    note.title = "Milk"
    note.setValue(Date(timeIntervalSinceReferenceDate: 1.5), forKey: "created")
    let folder = Folder(context: context)
    folder.name = "Shopping"
    note.folder = folder
    #expect(note.stars == 3)
    #expect(note.objectID.isTemporaryID && context.hasChanges && note.isInserted)
    try context.save()
    #expect(!note.objectID.isTemporaryID && !context.hasChanges && !note.hasChanges)
    #expect(note.events == ["awakeFromInsert", "willSave", "didSave"])

    context = try test.container().viewContext
    let read = try #require(try context.fetch(NSFetchRequest<Note>(entityName: "Note")).first)
    #expect(read !== note && read.isFault)
    #expect(read.title == "Milk" && !read.isFault && read.events == ["awakeFromFetch"])
    #expect(read.value(forKey: "created") as? Date == Date(timeIntervalSinceReferenceDate: 1.5))
    #expect(read.folder?.name == "Shopping")
    #expect(read.folder?.notes == NSSet(array: [read]))
    read.stars = 5
    #expect(context.hasChanges && read.isUpdated && read.changedValues().keys.sorted() == ["stars"])
    try context.save()
    context.delete(read)
    try context.save()
    #expect(read.events.contains("prepareForDeletion"))
    #expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")) == 0)
    #expect(try test.container().viewContext.fetch(Note.fetchRequest()).isEmpty)
  }

  @Test func otherProgramsReadTheStore() throws {
    let test = TestModel()
    let context = try test.container().viewContext
    for title in ["A", "B"] {
      let note = Note(context: context)
      note.title = title
      let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
      tag.setValue("t" + title, forKey: "name")
      note.setValue(NSSet(object: tag), forKey: "tags")
      note.folder = Folder(context: context)
    }
    try context.save()
    #expect(
      try test.rows("SELECT sql FROM sqlite_master WHERE name = 'ZNOTE'") == [
        "CREATE TABLE ZNOTE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, "
          + "ZISDONE INTEGER, ZSTARS INTEGER, ZFOLDER INTEGER, ZCREATED TIMESTAMP, "
          + "ZTITLE VARCHAR )"
      ])
    #expect(
      try test.rows("SELECT Z_PK, Z_ENT, Z_OPT, ZSTARS, ZFOLDER, ZTITLE FROM ZNOTE") == [
        "1|2|1|3|1|A", "2|2|1|3|2|B",
      ])
    #expect(
      try test.rows("SELECT * FROM Z_PRIMARYKEY") == [
        "1|Folder|0|2", "2|Note|0|2", "3|Tag|0|2",
      ])
    #expect(
      try test.rows("SELECT sql FROM sqlite_master WHERE name = 'Z_2TAGS'") == [
        "CREATE TABLE Z_2TAGS ( Z_2NOTES INTEGER, Z_3TAGS INTEGER, PRIMARY KEY (Z_2NOTES, Z_3TAGS) )"
      ])
    #expect(try test.rows("SELECT * FROM Z_2TAGS ORDER BY 1") == ["1|1", "2|2"])
    #expect(
      try test.rows("SELECT name FROM sqlite_master WHERE type = 'index' AND sql <> ''") == [
        "ZNOTE_ZFOLDER_INDEX", "Z_2TAGS_Z_3TAGS_INDEX",
      ])
    #expect(try test.rows("SELECT Z_VERSION, length(Z_UUID) FROM Z_METADATA") == ["1|36"])
  }

  @Test func objectsAreFoundByPredicates() throws {
    let context = try TestModel().container(inMemory: true).viewContext
    let folder = Folder(context: context)
    folder.name = "Home"
    for (title, stars) in [("Milk", 1), ("Bread", 2), ("Butter", 2)] {
      let note = Note(context: context)
      note.title = title
      note.stars = Int16(stars)
      if stars == 2 { note.folder = folder }
    }
    try context.save()
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.title, ascending: false)]
    #expect(try context.fetch(request).map(\.title) == ["Milk", "Butter", "Bread"])
    request.predicate = FoundationCalls.predicate(format: "title CONTAINS[cd] %@", "b")
    #expect(try context.fetch(request).map(\.title) == ["Butter", "Bread"])
    request.predicate = FoundationCalls.predicate(format: "folder.name == %@ AND stars > 1", "Home")
    request.fetchLimit = 1
    request.fetchOffset = 1
    #expect(try context.fetch(request).map(\.title) == ["Bread"])
    #expect(try context.count(for: request) == 1)
    request.predicate = FoundationCalls.predicate(format: "folder = %@", folder)
    #expect(try context.fetch(request).count == 1)
    let folders = NSFetchRequest<Folder>(entityName: "Folder")
    folders.predicate = FoundationCalls.predicate(format: "ANY notes.title BEGINSWITH 'Bu'")
    #expect(try context.fetch(folders) == [folder])
  }

  @Test func dictionariesHaveTotals() throws {
    let context = try TestModel().container(inMemory: true).viewContext
    for title in ["A", "A", "B"] { Note(context: context).title = title }
    let total = NSExpressionDescription()
    total.name = "total"
    total.expression = ObjectiveC.NSExpression(
      forFunction: "sum:", arguments: [ObjectiveC.NSExpression(forKeyPath: "stars")])
    let request = NSFetchRequest<NSDictionary>(entityName: "Note")
    request.resultType = .dictionaryResultType
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.title, ascending: true)]
    request.propertiesToFetch = ["title", total]
    request.propertiesToGroupBy = ["title"]
    let found = try context.fetch(request)
    #expect(found.map { $0["title"] as? String } == ["A", "B"])
    #expect(found.map { $0["total"] as? Int } == [6, 3])
  }

  @Test func valuesHaveTheTypesOfProperties() throws {
    let container = try TestModel().container(inMemory: true)
    let note = Note(context: container.viewContext)
    // Xcode can generate a property with seconds for a date.
    note.setManagedValue(1.5, forKey: "created")
    #expect(note.value(forKey: "created") as? Date == Date(timeIntervalSinceReferenceDate: 1.5))
    let seconds: TimeInterval = note.managedValue(forKey: "created")
    #expect(seconds == 1.5)
    note.setValue(7, forKey: "stars")
    let (number, whole): (NSNumber?, Int64) = (
      note.managedValue(forKey: "stars"), note.managedValue(forKey: "stars")
    )
    #expect(number == 7 && whole == 7 && note.value(forKey: "stars") as? Int == 7)
    #expect(!note.isDone && (note.managedValue(forKey: "title") as String).isEmpty)
    let folder = Folder(context: container.viewContext)
    folder.addManaged(note, forKey: "notes")
    let (set, list): (Set<Note>, NSSet?) = (
      folder.managedValue(forKey: "notes"), folder.managedValue(forKey: "notes")
    )
    #expect(set == [note] && list?.allObjects as? [Note] == [note])
    let alone = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    #expect(Note(context: alone).entity === Note.entity())
  }

  @Test func missingValuesAreErrors() throws {
    let context = try TestModel().container(inMemory: true).viewContext
    let note = Note(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == 1570)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    #expect(error?.userInfo[NSValidationObjectErrorKey] as? Note === note)
    note.title = String(repeating: "long", count: 6)
    #expect(throws: NSError.self) { try context.save() }
    Note(context: context).title = nil
    let several = #expect(throws: NSError.self) { try context.save() }
    #expect(several?.code == 1560)
    let details = several?.userInfo[NSDetailedErrorsKey] as? [NSError]
    #expect(details?.map(\.code).sorted() == [1570, 1660])
    context.rollback()
    #expect(!context.hasChanges)
  }

  @Test(arguments: [
    NSDeleteRule.nullifyDeleteRule, .cascadeDeleteRule, .denyDeleteRule,
  ]) func deletingFollowsTheRule(_ rule: NSDeleteRule) throws {
    let context = try TestModel(rule: rule).container(inMemory: true).viewContext
    let folder = Folder(context: context)
    let note = Note(context: context)
    note.title = "Milk"
    folder.addManaged(note, forKey: "notes")
    #expect(note.folder === folder)
    try context.save()
    context.delete(folder)
    let notes = NSFetchRequest<Note>(entityName: "Note")
    switch rule {
    case .denyDeleteRule:
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    case .cascadeDeleteRule:
      try context.save()
      #expect(try context.fetch(notes).isEmpty)
    default:
      try context.save()
      #expect(try context.fetch(notes).first?.folder == nil)
    }
  }

  @Test func orderedObjectsKeepTheirOrder() throws {
    let test = TestModel(ordered: true)
    var context = try test.container().viewContext
    var folder = Folder(context: context)
    for title in ["A", "B", "C"] {
      let note = Note(context: context)
      note.title = title
      folder.insertManaged(note, at: 0, forKey: "notes")
    }
    try context.save()
    #expect(
      try test.rows("SELECT ZTITLE, Z_FOK_FOLDER FROM ZNOTE ORDER BY 1") == [
        "A|4096", "B|3072", "C|2048",
      ])
    context = try test.container().viewContext
    folder = try context.fetch(NSFetchRequest<Folder>(entityName: "Folder"))[0]
    let notes = folder.value(forKey: "notes") as? NSOrderedSet
    #expect(notes?.map { ($0 as? Note)?.title } == ["C", "B", "A"])
  }

  @Test func storesOfAnOlderModelAreMigrated() throws {
    let old = TestModel()
    let context = try old.container().viewContext
    let note = Note(context: context)
    note.title = "Milk"
    note.folder = Folder(context: context)
    try context.save()
    let added = TestModel.attribute("color", .stringAttributeType)
    added.defaultValue = "red"
    let new = TestModel(added: [added])
    try FileManager.default.createDirectory(at: new.folder, withIntermediateDirectories: true)
    for suffix in ["", "-wal", "-shm"] {
      try FileManager.default.copyItem(
        atPath: old.file.path + suffix, toPath: new.file.path + suffix)
    }
    let reopened = try new.container().viewContext
    let migrated = try reopened.fetch(NSFetchRequest<Note>(entityName: "Note"))
    #expect(migrated.map(\.title) == ["Milk"] && migrated[0].folder != nil)
    #expect(migrated[0].value(forKey: "color") as? String == "red")
  }

  @Test func equalObjectsReplaceEachOther() throws {
    let test = TestModel(constraints: [["title"]])
    let context = try test.container(inMemory: true).viewContext
    for stars in [1, 2] {
      let note = Note(context: context)
      note.title = "Milk"
      note.stars = Int16(stars)
      if stars == 2 {
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      }
      try context.save()
    }
    context.reset()
    let found = try context.fetch(NSFetchRequest<Note>(entityName: "Note"))
    #expect(found.map(\.stars) == [2])
  }

  @Test func batchesAreDeleted() throws {
    let context = try TestModel().container(inMemory: true).viewContext
    for title in ["A", "B", "C"] { Note(context: context).title = title }
    try context.save()
    let request: NSFetchRequest<any NSFetchRequestResult> = Note.fetchRequest()
    request.predicate = FoundationCalls.predicate(format: "title != 'A'")
    let batch = NSBatchDeleteRequest(fetchRequest: request)
    batch.resultType = .resultTypeCount
    let result = try context.execute(batch) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 2)
    #expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")) == 1)
  }
}
