import AppRuntime

/// A description of a property of an entity's objects.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspropertydescription>.
open class NSPropertyDescription: NSObject {
  /// The entity that has the property.
  public internal(set) unowned(unsafe) var entity = NSEntityDescription.none
  /// The name of the property.
  open var name = "" {
    willSet { checkIsMutable() }
  }
  /// Whether objects can be saved without a value.
  open var isOptional = true {
    willSet { checkIsMutable() }
  }
  /// Whether the value isn't stored.
  open var isTransient = false {
    willSet { checkIsMutable() }
  }
  /// Information about the property, from the model.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The name that identifies the property in older versions of the model.
  open var renamingIdentifier: String? {
    get { storedRenamingIdentifier ?? name }
    set { storedRenamingIdentifier = newValue }
  }
  private var storedRenamingIdentifier: String?

  /// Creates a description of a property without a name.
  public override init() {
    super.init()
  }

  /// Ends the app if a store already uses the model, as on iOS.
  func checkIsMutable() {
    guard entity.isFinal else { return }
    raise(
      "NSInternalInconsistencyException", "Can't modify a property description in a model.")
  }

  /// The property's name in error messages.
  open override var description: String { "(\(type(of: self))) \(name)" }
}
