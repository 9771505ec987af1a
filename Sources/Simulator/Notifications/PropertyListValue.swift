import Foundation

/// A value in a property list.
///
/// `PropertyListSerialization` can't write arrays in a program that contains Foundation, as the
/// installed command does, so an encoder writes them.
struct PropertyListValue: Encodable {
  private enum Kind {
    case text(String)
    case truth(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case data(Data)
    case date(Date)
    case list([PropertyListValue])
    case dictionary([String: PropertyListValue])
  }

  private let kind: Kind

  /// A value that a reader of JSON or property lists has returned, without the nulls in it; `nil`
  /// for a null.
  init?(_ value: Any) {
    switch value {
    case let text as String: kind = .text(text)
    case let dictionary as [String: Any]:
      kind = .dictionary(dictionary.compactMapValues(PropertyListValue.init))
    case let list as [Any]: kind = .list(list.compactMap(PropertyListValue.init))
    case let data as Data: kind = .data(data)
    case let date as Date: kind = .date(date)
    case let number as NSNumber: kind = Self.kind(of: number)
    default: return nil
    }
  }

  /// Returns the number's kind, which a cast wouldn't show: 1 can be a truth value, too.
  private static func kind(of number: NSNumber) -> Kind {
    switch String(cString: number.objCType) {
    case "c", "B": .truth(number.boolValue)
    case "d", "f": .real(number.doubleValue)
    case "Q": .unsigned(number.uint64Value)
    default: .integer(number.int64Value)
    }
  }

  /// The property list with the value, in the binary format.
  /// - Throws: `EncodingError` if it isn't a dictionary or an array.
  func data() throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch kind {
    case .text(let text): try container.encode(text)
    case .truth(let truth): try container.encode(truth)
    case .integer(let number): try container.encode(number)
    case .unsigned(let number): try container.encode(number)
    case .real(let number): try container.encode(number)
    case .data(let data): try container.encode(data)
    case .date(let date): try container.encode(date)
    case .list(let list): try container.encode(list)
    case .dictionary(let dictionary): try container.encode(dictionary)
    }
  }
}
