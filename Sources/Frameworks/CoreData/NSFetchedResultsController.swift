import AppRuntime
import Foundation
import ObjectiveC

/// A controller that keeps the results of a request up to date and in sections, for a table.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller>.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request for the objects.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context of the objects.
  public let managedObjectContext: NSManagedObjectContext
  /// The key path of the sections' names, or `nil` for a single section.
  public let sectionNameKeyPath: String?
  /// The name of the file with the sections.
  ///
  /// Quince calculates them each time.
  public let cacheName: String?
  /// The object that's notified of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var results: SectionedResults?
  private var observer: (any NSObjectProtocol)?
  /// The controller that delegates get, whose type is the one in their methods.
  private lazy var announced = makeAnnounced()
  fileprivate weak var original: NSObject?

  /// Creates a controller for a request, which needs a sort descriptor.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    if fetchRequest.sortDescriptors?.isEmpty ?? true {
      raise(
        "NSInvalidArgumentException",
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Deletes the file with the sections.
  open class func deleteCache(withName name: String?) {}

  /// Fetches the objects.
  /// - Throws: An error if the store can't be read.
  open func performFetch() throws {
    results = try fetchResults()
    guard observer == nil else { return }
    let context = managedObjectContext
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [reference = WeakController(self)] notification in
      (reference.controller as? Self)?.update(notification)
    }
  }

  private func fetchResults() throws -> SectionedResults {
    let objects = try managedObjectContext.objects(
      for: fetchRequest.fetch(in: managedObjectContext))
    return SectionedResults(objects, sectionNameKeyPath)
  }

  // MARK: Results

  /// The fetched objects, or `nil` before `performFetch()`.
  open var fetchedObjects: [ResultType]? { shown.map { $0.objects.map(Self.result) } }

  /// The sections, or `nil` before `performFetch()`.
  open var sections: [any NSFetchedResultsSectionInfo]? { shown?.sections }

  /// Returns the object at an index path.
  ///
  /// If there's none, this ends the app, as on iOS.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections = shown?.sections, sections.indices.contains(indexPath[0]),
      sections[indexPath[0]].list.indices.contains(indexPath[1])
    else {
      raise(
        "NSInvalidArgumentException",
        "no object at index \(indexPath[1]) in section at index "
          + "\(indexPath[0])")
    }
    return Self.result(sections[indexPath[0]].list[indexPath[1]])
  }

  /// Returns the index path of an object, or `nil` if it isn't among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { shown?.paths[ObjectIdentifier($0)] }
  }

  /// The titles of the sections for a table's index.
  open var sectionIndexTitles: [String] {
    shown?.sections.compactMap { sectionIndexTitle(forSectionName: $0.name) } ?? []
  }

  /// Returns the title of a section for a table's index: the first letter of its name.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    delegate?.controller(delegated, sectionIndexTitleForSectionName: sectionName)
      ?? sectionName.first.map { String($0).uppercased() }
  }

  /// Returns the section for a title in a table's index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  private static func result(_ object: NSManagedObject) -> ResultType { object as! ResultType }

  // MARK: Changes

  private func update(_ notification: Notification) {
    // Without a delegate, the results stay the same, as on iOS.
    guard let delegate, let old = results, let new = try? fetchResults() else { return }
    let changed = Self.objects(in: notification)
    let changes = ResultChanges(from: old, to: new, changed: changed)
    results = new
    guard !changes.isEmpty else { return }
    let controller = delegated
    delegate.controllerWillChangeContent(controller)
    for change in changes.sections {
      delegate.controller(
        controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
    for change in changes.objects {
      delegate.controller(
        controller, didChange: change.object, at: change.old, for: change.type,
        newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(controller)
  }

  private static func objects(in notification: Notification) -> Set<NSManagedObject> {
    [NSUpdatedObjectsKey, NSRefreshedObjectsKey].reduce(into: []) { result, key in
      result.formUnion(notification.userInfo?[key] as? Set<NSManagedObject> ?? [])
    }
  }

  // MARK: The delegate's controller

  /// The controller that delegates get.
  ///
  /// A delegate's methods have a controller of results of any type. In Swift without Objective-C,
  /// this controller is of another type, so delegates get one that has the same results, and is
  /// equal to this one.
  private var delegated: NSFetchedResultsController<any NSFetchRequestResult> {
    (self as Any) as? NSFetchedResultsController<any NSFetchRequestResult> ?? announced
  }

  private func makeAnnounced() -> NSFetchedResultsController<any NSFetchRequestResult> {
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: fetchRequest.copied(as: (any NSFetchRequestResult).self),
      managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    controller.original = self
    controller.readResults = { [weak self] in self?.results }
    return controller
  }

  /// Returns the results of the controller that this one stands for.
  fileprivate var readResults: (() -> SectionedResults?)?

  private var shown: SectionedResults? { readResults.map { $0() } ?? results }

  /// Returns whether both are the same controller.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSObject else { return false }
    return ResultsIdentity.of(self) === ResultsIdentity.of(other)
  }

  /// The hash of the controller.
  open override var hash: Int { ObjectIdentifier(ResultsIdentity.of(self)).hashValue }
}

extension NSFetchedResultsController: ResultsStanding {
  var originalController: NSObject? { original }
}

/// A controller that can stand for another.
protocol ResultsStanding {
  /// The controller that this one stands for.
  var originalController: NSObject? { get }
}

/// A reference that doesn't keep a controller, which is used on its context's queue.
private struct WeakController: @unchecked Sendable {
  private(set) weak var controller: NSObject?

  init(_ controller: NSObject) { self.controller = controller }
}

/// The identity of controllers.
private enum ResultsIdentity {
  static func of(_ object: NSObject) -> NSObject {
    (object as? any ResultsStanding)?.originalController ?? object
  }
}
