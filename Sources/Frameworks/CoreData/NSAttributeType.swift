/// The type of an attribute.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsattributetype>.
public enum NSAttributeType: UInt, Sendable {
  /// No type, for attributes that aren't stored.
  case undefinedAttributeType = 0
  /// A 16-bit signed integer.
  case integer16AttributeType = 100
  /// A 32-bit signed integer.
  case integer32AttributeType = 200
  /// A 64-bit signed integer.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A double-precision number.
  case doubleAttributeType = 500
  /// A single-precision number.
  case floatAttributeType = 600
  /// A string.
  case stringAttributeType = 700
  /// A Boolean value.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Binary data.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// A URL.
  case URIAttributeType = 1200
  /// An object that's stored as an archive.
  case transformableAttributeType = 1800
}
