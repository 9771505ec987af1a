/// The value of an item's attribute.
enum KeychainValue: Hashable, Sendable {
  case string(String)
  case data(Data)
  case number(Int)
  case date(Date)

  /// Creates a value from an app's value, or returns `nil` if attributes can't have it.
  init?(_ value: Any) {
    switch value {
    case let string as String: self = .string(string)
    case let data as Data: self = .data(data)
    case let date as Date: self = .date(date)
    case let number as NSNumber: self = .number(number.intValue)
    default: return nil
    }
  }

  /// The value as apps get it and as a file contains it.
  var object: Any {
    switch self {
    case .string(let string): string
    case .data(let data): data
    case .number(let number): NSNumber(value: number)
    case .date(let date): date
    }
  }

  /// The value as text, if it's a string or a number.
  var text: String? {
    switch self {
    case .string(let string): string
    case .number(let number): String(number)
    case .data, .date: nil
    }
  }

  /// The value as a number, if it's one or if it's text with one.
  var number: Int? {
    switch self {
    case .number(let number): number
    case .string(let string): Int(string)
    case .data, .date: nil
    }
  }

  /// The number of bytes that count toward the size of an item.
  var size: Int {
    switch self {
    case .string(let string): string.utf8.count
    case .data(let data): data.count
    case .number, .date: 8
    }
  }
}
