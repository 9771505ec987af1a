import Foundation

/// A store with an app's objects.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstore>.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The identifier of the store.
  open internal(set) var identifier: String!
  /// The file of the store.
  open internal(set) var url: URL?
  /// The type of the store, such as `SQLite`.
  open internal(set) var type = NSSQLiteStoreType
  /// The options that the store was added with.
  open internal(set) var options: [AnyHashable: Any]?
  /// Whether the store can't be changed.
  open internal(set) var isReadOnly = false
  /// Information about the store.
  open internal(set) var metadata: [String: Any]! = [:]
  /// The name of the model's configuration.
  open internal(set) var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  /// The coordinator of the store.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  let rows: RowStore

  init(_ rows: RowStore) {
    self.rows = rows
    super.init()
    identifier = rows.identifier
    metadata = [
      NSStoreUUIDKey: rows.identifier, NSStoreTypeKey: NSSQLiteStoreType,
    ]
  }
}

/// A type of stores in SQLite files.
public let NSSQLiteStoreType = "SQLite"
/// A type of stores in memory.
public let NSInMemoryStoreType = "InMemory"
/// The key for a store's type.
public let NSStoreTypeKey = "NSStoreType"
/// The key for a store's identifier.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key for the option to open a store with another version of its model.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The key for the option to find the differences between the versions of a model.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The key for the option to open a store that can't be changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The key for the option to keep a history of changes.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The key for the option to post notifications about other processes' changes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
