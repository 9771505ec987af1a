import CoreData
import Testing

/// The calls in Xcode's template for an app with Core Data.
struct CoreDataTests {
  @Test func theTemplateLoadsAndSaves() throws {
    let container = NSPersistentCloudKitContainer(name: "Model")
    #expect(container.name == "Model")
    var loaded: [NSPersistentStoreDescription] = []
    container.loadPersistentStores { description, error in
      #expect(error == nil)
      loaded.append(description)
    }
    #expect(loaded.map(\.type) == ["SQLite"])
    let context = container.viewContext
    if context.hasChanges { try context.save() }
    context.rollback()
    context.reset()
    var calls = 0
    context.performAndWait { calls += 1 }
    container.newBackgroundContext().perform {}
    #expect(calls == 1)
    let file = URL(fileURLWithPath: "/tmp/store.sqlite")
    #expect(NSPersistentStoreDescription(url: file).url == file)
  }

  @Test func blocksRunOnTheQueueOfTheirContext() async {
    let container = NSPersistentContainer(name: "Model")
    let nested = await withCheckedContinuation { continuation in
      container.performBackgroundTask { context in
        continuation.resume(
          returning: context.performAndWait { context.performAndWait { Thread.isMainThread } })
      }
    }
    #expect(!nested)
    let view = container.viewContext
    let main = await withCheckedContinuation { continuation in
      view.perform { continuation.resume(returning: view.performAndWait { 1 }) }
    }
    #expect(main == 1)
    #expect(container.viewContext.concurrencyType == .mainQueueConcurrencyType)
    #expect(container.newBackgroundContext().concurrencyType == .privateQueueConcurrencyType)
    #expect(NSManagedObjectContext().performAndWait { 7 } == 7)
  }
}
