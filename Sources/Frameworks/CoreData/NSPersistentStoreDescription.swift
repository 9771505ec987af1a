/// The place and the type of a store.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstoredescription>.
open class NSPersistentStoreDescription: NSObject {
  /// The file of the store.
  open var url: URL?
  /// The kind of store.
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
