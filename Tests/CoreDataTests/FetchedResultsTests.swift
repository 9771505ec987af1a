import Foundation
import Testing

@testable import CoreData

/// Fetched results controllers, and the changes that their delegates see.
@MainActor struct FetchedResultsTests {
  /// A delegate that writes down what it's notified of.
  private final class Listener: NSFetchedResultsControllerDelegate {
    var news: [String] = []
    var controllers: [NSObject] = []

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      news.append("will")
      controllers.append(controller)
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      news.append("section \(sectionInfo.name) \(type) \(sectionIndex)")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let paths = [indexPath, newIndexPath].map { $0.map { "\($0[0])-\($0[1])" } ?? "none" }
      let title = (anObject as? Note)?.title ?? ""
      news.append("\(title) \(type) \(paths.joined(separator: " "))")
    }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      news.append("\(controller.fetchedObjects?.count ?? 0)")
    }
  }

  @Test func delegatesSeeEveryChange() throws {
    let container = try TestModel().container(inMemory: true)
    let context = container.viewContext
    func add(_ title: String, stars: Int16) -> Note {
      let note = Note(context: context)
      note.title = title
      note.stars = stars
      return note
    }
    let notes = ["B", "C", "D"].map { add($0, stars: 1) }
    try context.save()
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Note.stars, ascending: true),
      NSSortDescriptor(keyPath: \Note.title, ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "stars",
      cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["1"])
    #expect(controller.object(at: IndexPath(indexes: [0, 2])) === notes[2])
    #expect(controller.indexPath(forObject: notes[1]) == IndexPath(indexes: [0, 1]))

    func news(_ change: () throws -> Void) throws -> [String] {
      listener.news = []
      try change()
      context.processPendingChanges()
      return listener.news
    }
    #expect(try news { _ = add("A", stars: 1) } == ["will", "A insert none 0-0", "4"])
    #expect(listener.controllers.first == controller && listener.controllers.first !== controller)
    #expect(try news { notes[0].isDone = true } == ["will", "B update 0-1 0-1", "4"])
    #expect(try news { notes[0].title = "E" } == ["will", "E move 0-1 0-3", "4"])
    #expect(
      try news { notes[1].stars = 2 } == [
        "will", "section 2 insert 1", "C move 0-1 1-0", "4",
      ])
    #expect(
      try news { context.delete(notes[1]) } == [
        "will", "section 2 delete 1", "C delete 1-0 none", "3",
      ])
    #expect(try news { try context.save() } == [])
    controller.delegate = nil
    #expect(try news { context.delete(notes[2]) } == [])
    #expect(controller.fetchedObjects?.count == 3)
  }

  @Test func sectionsCanHaveNamesThatAreNotInTheModel() throws {
    let members = ObjCMember.property(
      "initial", of: Note.self, get: { $0.title?.prefix(1).uppercased() }, set: { _, _ in })
    ObjCRuntime.register(
      ObjCClass(Note.self, name: "Note", module: "CoreDataTests", members: [members]))
    let container = try TestModel().container(inMemory: true)
    for title in ["beer", "bread", "milk"] { Note(context: container.viewContext).title = title }
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.title, ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: container.viewContext,
      sectionNameKeyPath: "initial", cacheName: nil)
    try controller.performFetch()
    #expect(controller.sections?.map { "\($0.name) \($0.numberOfObjects)" } == ["B 2", "M 1"])
    #expect(controller.sectionIndexTitles == ["B", "M"])
  }
}
