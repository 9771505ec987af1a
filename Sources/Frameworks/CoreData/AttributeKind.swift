import Foundation
import ObjectiveC

/// The conversions for an attribute's type.
struct AttributeKind {
  private let type: NSAttributeType

  init(_ type: NSAttributeType) {
    self.type = type
  }

  /// The name of the values' class.
  var className: String? {
    switch type {
    case .undefinedAttributeType, .transformableAttributeType: nil
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    }
  }

  /// Returns the value that a text in a model's file stands for.
  func value(fromText text: String) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .binaryDataAttributeType, .transformableAttributeType, .undefinedAttributeType: nil
    }
  }

  /// Returns a value as objects keep it, or `nil` if it isn't of the type.
  func kept(_ value: Any) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      Self.number(value)
    case .decimalAttributeType:
      (value as? NSDecimalNumber) ?? (value as? Decimal).map { NSDecimalNumber(decimal: $0) }
        ?? Self.number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .dateAttributeType:
      (value as? Date)
        ?? (value as? Double).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .stringAttributeType: value as? String
    case .binaryDataAttributeType: value as? Data
    case .UUIDAttributeType: value as? UUID
    case .URIAttributeType: value as? URL
    case .transformableAttributeType, .undefinedAttributeType: value
    }
  }

  /// Returns a value as a number.
  static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as UInt64: NSNumber(value: number)
    case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
    default: nil
    }
  }

  // MARK: Columns

  /// The type of the database's column.
  var columnType: String {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType:
      "INTEGER"
    case .dateAttributeType: "TIMESTAMP"
    case .doubleAttributeType, .floatAttributeType: "FLOAT"
    case .decimalAttributeType: "DECIMAL"
    case .stringAttributeType, .URIAttributeType: "VARCHAR"
    case .UUIDAttributeType, .transformableAttributeType, .binaryDataAttributeType,
      .undefinedAttributeType:
      "BLOB"
    }
  }

  /// The position of the type's columns among those of all types.
  var columnGroup: Int {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType:
      0
    case .dateAttributeType, .doubleAttributeType, .floatAttributeType, .decimalAttributeType: 3
    case .stringAttributeType: 4
    case .URIAttributeType: 5
    case .UUIDAttributeType: 6
    case .transformableAttributeType, .undefinedAttributeType: 7
    case .binaryDataAttributeType: 8
    }
  }

  /// Returns a value as the database stores it.
  /// - Throws: An error if a transformable value can't be archived.
  func stored(_ value: Any?) throws -> Database.Value {
    switch (type, value) {
    case (_, nil): .null
    case (.decimalAttributeType, let number as NSDecimalNumber): .text(number.stringValue)
    case (.doubleAttributeType, let number as NSNumber): .real(number.doubleValue)
    case (.floatAttributeType, let number as NSNumber): .real(Double(number.floatValue))
    case (_, let number as NSNumber) where columnGroup == 0: .integer(number.int64Value)
    case (.dateAttributeType, let date as Date): .real(date.timeIntervalSinceReferenceDate)
    case (.stringAttributeType, let text as String): .text(text)
    case (.URIAttributeType, let url as URL): .text(url.absoluteString)
    case (.UUIDAttributeType, let uuid as UUID):
      .blob(withUnsafeBytes(of: uuid.uuid) { Data($0) })
    case (.binaryDataAttributeType, let data as Data): .blob(data)
    case (.transformableAttributeType, let value?):
      .blob(
        try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false))
    default: .null
    }
  }

  /// Returns a value that the database stores, or `nil` if it isn't of the type.
  func value(from stored: Database.Value) -> Any? {
    switch (type, stored) {
    case (_, .null): nil
    case (.booleanAttributeType, .integer(let number)): NSNumber(value: number != 0)
    case (.integer16AttributeType, .integer(let number)):
      NSNumber(value: Int16(truncatingIfNeeded: number))
    case (.integer32AttributeType, .integer(let number)):
      NSNumber(value: Int32(truncatingIfNeeded: number))
    case (.integer64AttributeType, .integer(let number)): NSNumber(value: number)
    case (.floatAttributeType, _): stored.number.map { NSNumber(value: Float($0)) }
    case (.doubleAttributeType, _): stored.number.map { NSNumber(value: $0) }
    // Apple stores whole numbers of seconds as integers.
    case (.dateAttributeType, _):
      stored.number.map { Date(timeIntervalSinceReferenceDate: $0) }
    case (.decimalAttributeType, .text(let text)):
      Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case (.decimalAttributeType, _): stored.number.map { NSDecimalNumber(value: $0) }
    case (.stringAttributeType, .text(let text)): text
    case (.URIAttributeType, .text(let text)): URL(string: text)
    case (.UUIDAttributeType, .blob(let data)): Self.uuid(data)
    case (.binaryDataAttributeType, .blob(let data)): data
    case (.transformableAttributeType, .blob(let data)): try? FoundationCalls.unarchive(data)
    default: nil
    }
  }

  private static func uuid(_ data: Data) -> UUID? {
    guard data.count == 16 else { return nil }
    return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
