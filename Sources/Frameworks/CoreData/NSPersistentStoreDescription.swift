import Foundation
internal import Stubs

/// A description of a store's location and type.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstoredescription>.
open class NSPersistentStoreDescription: NSObject {
  /// The file of the store.
  open var url: URL?
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// The name of the model's configuration.
  open var configuration: String?
  /// Whether the store can't be changed.
  open var isReadOnly = false
  /// Whether the store is loaded on another thread.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store with another version of the model is changed to the current one.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the differences between the versions of the model are found automatically.
  open var shouldInferMappingModelAutomatically = true
  /// The options that were set.
  open private(set) var options: [String: NSObject] = [:]

  /// Creates a description of a store without a file.
  public override init() {
    super.init()
  }

  /// Creates a description of a store in a file.
  public init(url: URL) {
    self.url = url
  }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) {
    options[key] = option
    switch key {
    case NSMigratePersistentStoresAutomaticallyOption:
      shouldMigrateStoreAutomatically = (option as? NSNumber)?.boolValue ?? false
    case NSInferMappingModelAutomaticallyOption:
      shouldInferMappingModelAutomatically = (option as? NSNumber)?.boolValue ?? false
    case NSReadOnlyPersistentStoreOption: isReadOnly = (option as? NSNumber)?.boolValue ?? false
    default: Stub.storeOptions.report(about: key)
    }
  }

  /// The description of the store, as text.
  open override var description: String {
    "<\(Swift.type(of: self)): type = \(type), url = \(url?.absoluteString ?? "nil")>"
  }
}
