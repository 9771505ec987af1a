import CoreData
import Testing

/// What Xcode's template for an app with Core Data calls.
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
}
