// Methods that unarchive objects of given classes, and throw if there are others.

import Foundation
import UIKit

extension Foundation.NSKeyedUnarchiver {
  nonisolated static func unarchivedObject<DecodedObjectType>(
    ofClass cls: DecodedObjectType.Type, from data: Foundation.Data
  ) throws -> DecodedObjectType?
  where DecodedObjectType: Foundation.NSObject, DecodedObjectType: Foundation.NSCoding {
    try UIKit.FoundationCalls.unarchive(data, as: [cls]) as? DecodedObjectType
  }
  nonisolated static func unarchivedObject(
    ofClasses classes: [Swift.AnyClass], from data: Foundation.Data
  ) throws -> Any? {
    try UIKit.FoundationCalls.unarchive(data, as: classes)
  }
  nonisolated static func unarchivedArrayOfObjects<DecodedObjectType>(
    ofClass cls: DecodedObjectType.Type, from data: Foundation.Data
  ) throws -> [DecodedObjectType]?
  where DecodedObjectType: Foundation.NSObject, DecodedObjectType: Foundation.NSCoding {
    try UIKit.FoundationCalls.unarchiveArray(data, of: [cls]) as? [DecodedObjectType]
  }
  nonisolated static func unarchivedArrayOfObjects(
    ofClasses classes: [Swift.AnyClass], from data: Foundation.Data
  ) throws -> [Any]? {
    try UIKit.FoundationCalls.unarchiveArray(data, of: classes)
  }
  nonisolated static func unarchivedDictionary<DecodedKeyType, DecodedObjectType>(
    ofKeyClass keyClass: DecodedKeyType.Type, objectClass: DecodedObjectType.Type,
    from data: Foundation.Data
  ) throws -> [DecodedKeyType: DecodedObjectType]?
  where
    DecodedKeyType: Foundation.NSObject, DecodedKeyType: Foundation.NSCopying,
    DecodedKeyType: Foundation.NSCoding, DecodedObjectType: Foundation.NSObject,
    DecodedObjectType: Foundation.NSCoding
  {
    try UIKit.FoundationCalls.unarchiveDictionary(
      data, ofKeys: [keyClass], objects: [objectClass]) as? [DecodedKeyType: DecodedObjectType]
  }
  nonisolated static func unarchivedDictionary(
    ofKeyClasses keyClasses: [Swift.AnyClass], objectClasses: [Swift.AnyClass],
    from data: Foundation.Data
  ) throws -> [Swift.AnyHashable: Any]? {
    try UIKit.FoundationCalls.unarchiveDictionary(
      data, ofKeys: keyClasses, objects: objectClasses)
  }
}
