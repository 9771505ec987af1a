import Foundation

/// Finds objects that can't be archived, among the elements of collections as well.
struct Archivability {
  let requiresSecureCoding: Bool

  /// Returns why an object can't be archived.
  func obstacle(in value: Any?) -> String? {
    switch value {
    case nil: return nil
    case is String, is NSString, is NSNumber, is NSData: return nil
    case let array as NSArray: return obstacle(among: array.map { $0 })
    case let set as NSSet: return obstacle(among: set.allObjects)
    case let dictionary as NSDictionary:
      return obstacle(among: dictionary.allKeys + dictionary.allValues)
    case let value?: return obstacle(of: value)
    }
  }

  private func obstacle(among elements: [Any]) -> String? {
    elements.lazy.compactMap { obstacle(in: $0) }.first
  }

  private func obstacle(of value: Any) -> String? {
    guard let object = (value as? NSObject) as? any NSCoding ?? value as? any NSCoding else {
      return "-[\(type(of: value)) encodeWithCoder:]: unrecognized selector sent to instance"
    }
    guard requiresSecureCoding,
      (type(of: object) as? any NSSecureCoding.Type)?.supportsSecureCoding != true
    else { return nil }
    return "This decoder will only decode classes that adopt NSSecureCoding. Class "
      + "'\(type(of: object))' does not adopt it."
  }
}
