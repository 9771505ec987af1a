import Foundation

/// A value of a page's scripts, as the engine sends it.
///
/// Objects and dates are marked, so that an object can't be taken for a date.
enum PageValue: Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([PageValue])
  case object([String: PageValue])
  case date(Date)

  private enum Mark: String, CodingKey { case object, date }

  init(from decoder: any Decoder) throws {
    if let marked = try? decoder.container(keyedBy: Mark.self) {
      if let milliseconds = try marked.decodeIfPresent(Double.self, forKey: .date) {
        self = .date(Date(timeIntervalSince1970: milliseconds / 1000))
      } else {
        self = .object(try marked.decode([String: PageValue].self, forKey: .object))
      }
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else {
      self = .array(try value.decode([PageValue].self))
    }
  }

  /// The value as apps receive it: whole numbers as `Int`, and other numbers as `Double`.
  var object: Any {
    switch self {
    case .null: NSNull()
    case .bool(let bool): bool
    case .number(let number): Int(exactly: number).map { $0 as Any } ?? number
    case .string(let string): string
    case .array(let values): values.map(\.object)
    case .object(let members): members.mapValues(\.object)
    case .date(let date): date
    }
  }

  /// Returns the JavaScript expression of an app's value, or `nil` if scripts can't have it.
  static func expression(of value: Any?) -> String? {
    switch value {
    case nil, is NSNull: return "null"
    case let date as Date: return "new Date(\(date.timeIntervalSince1970 * 1000))"
    case let array as [Any]:
      let items = array.map { expression(of: $0) }
      guard !items.contains(nil) else { return nil }
      return "[\(items.compactMap(\.self).joined(separator: ","))]"
    case let members as [String: Any]:
      var text: [String] = []
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        guard let key = expression(of: name), let value = expression(of: member) else { return nil }
        text.append("\(key):\(value)")
      }
      return "{\(text.joined(separator: ","))}"
    case let value?:
      guard JSONSerialization.isValidJSONObject([value]),
        let data = try? JSONSerialization.data(withJSONObject: [value])
      else { return nil }
      return "(\(String(decoding: data.dropFirst().dropLast(), as: UTF8.self)))"
    }
  }
}
