import Foundation

/// A value in an activity, with one of the types that Apple allows.
indirect enum ActivityValue: Codable {
  case string(String)
  case integer(Int)
  case number(Double)
  case bool(Bool)
  case data(Data)
  case date(Date)
  case url(URL)
  case uuid(UUID)
  case null
  case array([ActivityValue])
  case set([ActivityValue])
  case dictionary([Pair])

  struct Pair: Codable {
    let key: ActivityValue
    let value: ActivityValue
  }

  /// A value with a type that activities can't contain.
  struct Unsuitable: Error, CustomStringConvertible {
    let description: String
  }

  init(_ value: Any) throws(Unsuitable) {
    switch value {
    case let value as any FixedWidthInteger: self = .integer(Int(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value where type(of: value) == Bool.self: self = .bool(value as? Bool ?? false)
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as URL: self = .url(value)
    case let value as UUID: self = .uuid(value)
    case is NSNull: self = .null
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as [AnyHashable: Any]: self = try Self.dictionary(value)
    case let value as Set<AnyHashable>: self = .set(try Self.all(Array(value)))
    case let value as [Any]: self = .array(try Self.all(value))
    case let hashable as AnyHashable where type(of: value) == AnyHashable.self:
      self = try ActivityValue(hashable.base)
    default: throw Unsuitable(description: "\(type(of: value))")
    }
  }

  private static func dictionary(_ value: [AnyHashable: Any]) throws(Unsuitable) -> ActivityValue {
    var pairs: [Pair] = []
    for (key, value) in value {
      pairs.append(Pair(key: try ActivityValue(key.base), value: try ActivityValue(value)))
    }
    return .dictionary(pairs)
  }

  private static func all(_ values: [Any]) throws(Unsuitable) -> [ActivityValue] {
    var all: [ActivityValue] = []
    for value in values { all.append(try ActivityValue(value)) }
    return all
  }

  /// The value that apps access.
  var plain: Any {
    switch self {
    case .string(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .bool(let value): value
    case .data(let value): value
    case .date(let value): value
    case .url(let value): value
    case .uuid(let value): value
    case .null: NSNull()
    case .array(let values): values.map(\.plain)
    case .set(let values): Set(values.compactMap { $0.plain as? AnyHashable })
    case .dictionary(let pairs): Self.plain(pairs)
    }
  }

  private static func plain(_ pairs: [Pair]) -> [AnyHashable: Any] {
    Dictionary(
      pairs.compactMap { pair in (pair.key.plain as? AnyHashable).map { ($0, pair.value.plain) } },
      uniquingKeysWith: { $1 })
  }
}
