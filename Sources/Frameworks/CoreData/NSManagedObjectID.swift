import Foundation

/// The identity of a managed object, which is the same in all contexts.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmanagedobjectid>.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  /// The place of the object.
  enum Place: Hashable {
    /// An object that hasn't been saved.
    case temporary(UUID)
    /// A row of a store's table.
    case row(Int64)
  }

  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The store of the object, or `nil` for an object that hasn't been saved.
  public private(set) weak var persistentStore: NSPersistentStore?
  let place: Place
  private let storeIdentifier: String

  init(temporaryFor entity: NSEntityDescription) {
    self.entity = entity
    place = .temporary(UUID())
    storeIdentifier = ""
  }

  init(_ entity: NSEntityDescription, row: Int64, in store: NSPersistentStore) {
    self.entity = entity
    place = .row(row)
    persistentStore = store
    storeIdentifier = store.identifier ?? ""
  }

  /// Whether the object hasn't been saved.
  open var isTemporaryID: Bool { row == nil }

  /// The primary key of the object's row.
  var row: Int64? { if case .row(let key) = place { key } else { nil } }

  /// Returns a URL that identifies the object.
  open func uriRepresentation() -> URL {
    let path =
      switch place {
      case .temporary(let uuid): "x-coredata:///\(entity.label)/t\(uuid.uuidString)"
      case .row(let key): "x-coredata://\(storeIdentifier)/\(entity.label)/p\(key)"
      }
    return URL(string: path) ?? URL(fileURLWithPath: "/")
  }

  /// Returns the identity itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both identify the same object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return self === other
      || place == other.place && entity.root === other.entity.root
        && storeIdentifier == other.storeIdentifier
  }

  /// The hash of the identity.
  open override var hash: Int { place.hashValue }

  /// The identity's URL, as text.
  open override var description: String { "<x-coredata: \(uriRepresentation().absoluteString)>" }
}
