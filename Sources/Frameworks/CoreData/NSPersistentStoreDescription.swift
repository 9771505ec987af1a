/// A description of a store's location and type.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstoredescription>.
open class NSPersistentStoreDescription: NSObject {
  /// The file of the store.
  open var url: URL?
  /// The type of the store.
  open var type = "SQLite"

  /// Creates a description of a store without a file.
  public override init() {
    super.init()
  }

  /// Creates a description of a store in a file.
  public init(url: URL) {
    self.url = url
  }
}
