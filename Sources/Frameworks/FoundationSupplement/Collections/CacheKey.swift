import Foundation

/// A key of a cache. Objects that can be compared are the same key if they're equal.
struct CacheKey: Hashable {
  private let object: AnyObject
  private let value: AnyHashable

  init(_ object: AnyObject) {
    self.object = object
    value = object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object))
  }

  static func == (one: CacheKey, other: CacheKey) -> Bool {
    one.object === other.object || one.value == other.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
