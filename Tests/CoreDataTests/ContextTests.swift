import Foundation
import Testing

@testable import CoreData

/// Contexts that share a store, and contexts with a parent.
@MainActor struct ContextTests {
  @Test func backgroundChangesAreMerged() async throws {
    let container = try TestModel().container(inMemory: true)
    let view = container.viewContext
    view.automaticallyMergesChangesFromParent = true
    let id = try await container.performBackgroundTask { context in
      let note = Note(context: context)
      note.title = "Milk"
      try context.save()
      return note.objectID
    }
    try await view.perform {
      let note = try #require(try view.existingObject(with: id) as? Note)
      #expect(note.title == "Milk")
    }
    let other = container.newBackgroundContext()
    try await other.perform {
      let request = NSFetchRequest<Note>(entityName: "Note")
      request.predicate = FoundationCalls.predicate(format: "title == 'Milk'")
      #expect(try other.fetch(request).count == 1)
      (other.object(with: id) as? Note)?.title = "Bread"
      try other.save()
    }
    await view.perform(schedule: .enqueued) {
      #expect((view.object(with: id) as? Note)?.title == "Bread")
      #expect(!view.hasChanges)
    }
  }

  @Test func conflictsAreErrorsUnlessAPolicyResolvesThem() throws {
    let container = try TestModel().container(inMemory: true)
    let one = container.viewContext
    let note = Note(context: one)
    note.title = "Milk"
    try one.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let same = try #require(other.object(with: note.objectID) as? Note)
      same.title = "Bread"
      same.stars = 5
      try other.save()
    }
    note.title = "Tea"
    let error = #expect(throws: NSError.self) { try one.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    one.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try one.save()
    #expect(note.title == "Tea" && note.stars == 5)
  }

  @Test func childrenSaveToTheirParent() throws {
    let container = try TestModel().container(inMemory: true)
    let parent = container.viewContext
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = parent
    let old = Note(context: parent)
    old.title = "Old"
    try parent.save()
    let note = Note(context: child)
    note.title = "New"
    note.folder = Folder(context: child)
    let copy = try #require(child.object(with: old.objectID) as? Note)
    copy.title = "Changed"
    #expect(old.title == "Old")
    try child.save()
    #expect(!child.hasChanges && parent.hasChanges && old.title == "Changed")
    let request = NSFetchRequest<Note>(entityName: "Note")
    #expect(try parent.count(for: request) == 2)
    try parent.save()
    #expect(!note.objectID.isTemporaryID)
    child.delete(note)
    child.rollback()
    #expect(try child.count(for: request) == 2)
  }

  @Test func changesAreAnnouncedOnce() throws {
    let context = try TestModel().container(inMemory: true).viewContext
    nonisolated(unsafe) var news: [[String: Int]] = []
    let tokens = [
      Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) {
        news.append(
          ($0.userInfo ?? [:]).reduce(into: [:]) {
            $0["\($1.key)"] = ($1.value as? Set<NSManagedObject>)?.count
          })
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let note = Note(context: context)
    note.title = "Milk"
    try context.save()
    #expect(news == [["inserted": 1], ["inserted": 1, "updated": 0, "deleted": 0]])
    news = []
    note.title = "Bread"
    context.processPendingChanges()
    #expect(news == [["updated": 1]])
  }
}
