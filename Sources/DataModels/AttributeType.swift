/// The type of an attribute, with Core Data's numbers.
package enum AttributeType: UInt, Codable, Sendable {
  case undefined = 0
  case integer16 = 100
  case integer32 = 200
  case integer64 = 300
  case decimal = 400
  case double = 500
  case float = 600
  case string = 700
  case boolean = 800
  case date = 900
  case binaryData = 1000
  case uuid = 1100
  case uri = 1200
  case transformable = 1800

  /// Returns the type with a name in Xcode's files.
  package init?(xcodeName name: String) {
    switch name {
    case "Integer 16": self = .integer16
    case "Integer 32": self = .integer32
    case "Integer 64": self = .integer64
    case "Decimal": self = .decimal
    case "Double": self = .double
    case "Float": self = .float
    case "String": self = .string
    case "Boolean": self = .boolean
    case "Date": self = .date
    case "Binary": self = .binaryData
    case "UUID": self = .uuid
    case "URI": self = .uri
    case "Transformable": self = .transformable
    default: return nil
    }
  }
}
