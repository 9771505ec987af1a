import Synchronization

/// The models that coordinators use, in which classes find their entities.
enum ModelsInUse {
  private struct Entry: @unchecked Sendable {
    weak var model: NSManagedObjectModel?
  }

  private static let entries = Mutex<[Entry]>([])

  /// Adds a model.
  static func add(_ model: NSManagedObjectModel) {
    let entry = Entry(model: model)
    entries.withLock { entries in
      entries.removeAll { $0.model == nil || $0.model === entry.model }
      entries.append(entry)
    }
  }

  /// Returns the entity whose objects have a class, in the newest model that has one.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    entries.withLock { $0 }.reversed().lazy.compactMap { $0.model?.entity(of: type) }.first
  }
}

extension NSManagedObjectModel {
  /// Returns the entity whose objects have a class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    entities.first { $0.objectClass == type }
  }
}
