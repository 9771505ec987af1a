import Foundation

/// A description of a value of an entity's objects.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsattributedescription>.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType {
    willSet { checkIsMutable() }
  }
  /// The value of new objects.
  open var defaultValue: Any? {
    willSet { checkIsMutable() }
  }
  /// The name of the values' class.
  open var attributeValueClassName: String? {
    get { storedClassName ?? kind.className }
    set { storedClassName = newValue }
  }
  private var storedClassName: String?
  /// Whether large values can be stored outside the database.
  ///
  /// Quince stores all values in the database, which makes no difference to apps.
  open var allowsExternalBinaryDataStorage = false

  /// The limits for values, from the model.
  var limits = AttributeLimits()

  /// The conversions for the type.
  var kind: AttributeKind { AttributeKind(attributeType) }
}
