import CoreData
import UIKit

final class NotesViewController: UITableViewController {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }
  private lazy var controller: NSFetchedResultsController<Note> = {
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: "isPinned", ascending: false),
      NSSortDescriptor(key: "text", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "heading",
      cacheName: nil)
    controller.delegate = self
    return controller
  }()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let search = UISearchController(searchResultsController: nil)

  init(container: NSPersistentContainer) {
    self.container = container
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "note"
    field.placeholder = "Text #label"
    field.delegate = self
    tableView.tableHeaderView = field
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Clear", style: .plain, target: self, action: #selector(clear))
    perform { try controller.performFetch() }
    showCount()
  }

  private func perform(_ change: () throws -> Void) {
    do {
      try change()
    } catch let error as NSError {
      context.rollback()
      title = "Error \(error.code): \(error.userInfo[NSValidationKeyErrorKey] ?? "")"
    }
  }

  private func save() {
    perform {
      if context.hasChanges { try context.save() }
      showCount()
    }
  }

  private func showCount() {
    let labels = (try? context.count(for: Label.fetchRequest() as NSFetchRequest<Label>)) ?? 0
    title = "\(controller.fetchedObjects?.count ?? 0) notes, \(labels) labels"
  }

  @objc private func clear() {
    perform {
      let request: NSFetchRequest<NSFetchRequestResult> = Note.fetchRequest()
      request.predicate = NSPredicate(format: "isPinned == NO")
      try context.execute(NSBatchDeleteRequest(fetchRequest: request))
      context.reset()
      try controller.performFetch()
      tableView.reloadData()
      showCount()
    }
  }

  // MARK: Table

  override func numberOfSections(in tableView: UITableView) -> Int {
    controller.sections?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    controller.sections?[section].name
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controller.sections?[section].numberOfObjects ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    show(controller.object(at: indexPath), in: cell)
    return cell
  }

  private func show(_ note: Note, in cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    let label = note.label?.name.map { " #\($0) of \(note.label?.notes?.count ?? 0)" } ?? ""
    let pages = note.pages?.array.compactMap { ($0 as? Page)?.number } ?? []
    content.text = (note.text ?? "") + label + (pages.isEmpty ? "" : " pages \(pages)")
    cell.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    controller.object(at: indexPath).isPinned.toggle()
    save()
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    context.delete(controller.object(at: indexPath))
    save()
  }
}

extension NotesViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let parts = (textField.text ?? "").components(separatedBy: " #")
    textField.text = ""
    perform {
      let note = Note(context: context)
      note.text = parts[0]
      note.created = Date()
      if parts.count > 1 { try Label.named(parts[1], in: context).addToNotes(note) }
      if parts[0].hasPrefix("Book") {
        for number in 1...2 {
          let page = Page(context: context)
          page.number = Int16(number)
          note.insertIntoPages(page, at: 0)
        }
      }
    }
    save()
    return true
  }
}

extension NotesViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    controller.fetchRequest.predicate =
      text.isEmpty
      ? nil : NSPredicate(format: "text CONTAINS[cd] %@ OR label.name ==[c] %@", text, text)
    perform { try controller.performFetch() }
    tableView.reloadData()
    showCount()
  }
}

extension NotesViewController: NSFetchedResultsControllerDelegate {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.beginUpdates()
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    switch type {
    case .insert: tableView.insertSections([sectionIndex], with: .automatic)
    case .delete: tableView.deleteSections([sectionIndex], with: .automatic)
    default: break
    }
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert: tableView.insertRows(at: [newIndexPath!], with: .automatic)
    case .delete: tableView.deleteRows(at: [indexPath!], with: .automatic)
    case .update:
      if let cell = tableView.cellForRow(at: indexPath!), let note = anObject as? Note {
        show(note, in: cell)
      }
    case .move:
      tableView.deleteRows(at: [indexPath!], with: .automatic)
      tableView.insertRows(at: [newIndexPath!], with: .automatic)
    @unknown default: break
    }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.endUpdates()
    showCount()
  }
}
