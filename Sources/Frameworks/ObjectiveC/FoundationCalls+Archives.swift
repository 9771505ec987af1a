import Foundation

extension FoundationCalls {
  /// Returns the object in an archive. Throws an error if the data isn't an archive, for which
  /// Foundation's own method has no error.
  package static func unarchive(_ data: Data) throws -> Any? {
    _ = try NSKeyedUnarchiver(forReadingFrom: data)
    return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }

  /// Returns the object in an archive if it and, for a collection, its contents are of the allowed
  /// classes. Otherwise, throws an error, which Foundation's own method doesn't.
  package static func unarchive(_ data: Data, as classes: [AnyClass]) throws -> Any? {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    // Foundation has no error for a class that isn't allowed, so it may decode every one.
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    let object = unarchiver.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
    if let error = unarchiver.error { throw error }
    guard let object else { return nil }
    guard isKind(object, of: classes) else { throw unexpected(object) }
    try checkElements(of: object, are: classes + propertyListClasses)
    return object
  }

  /// Returns the objects in an archive of an array.
  package static func unarchiveArray(_ data: Data, of classes: [AnyClass]) throws -> [Any]? {
    guard let array = try unarchive(data, as: [NSArray.self] + classes) else { return nil }
    guard let array = array as? NSArray else { throw unexpected(array) }
    return array.map { $0 }
  }

  /// Returns the keys and objects in an archive of a dictionary.
  package static func unarchiveDictionary(
    _ data: Data, ofKeys keyClasses: [AnyClass], objects classes: [AnyClass]
  ) throws -> [AnyHashable: Any]? {
    let all = [NSDictionary.self] + keyClasses + classes
    guard let dictionary = try unarchive(data, as: all) else { return nil }
    guard let dictionary = dictionary as? NSDictionary else { throw unexpected(dictionary) }
    var result: [AnyHashable: Any] = [:]
    for (key, object) in dictionary {
      guard let hashable = key as? AnyHashable, isKind(key, of: keyClasses) else {
        throw unexpected(key)
      }
      guard isKind(object, of: classes) else { throw unexpected(object) }
      result[hashable] = object
    }
    return result
  }

  /// The classes that collections can always contain, as on iOS.
  private static let propertyListClasses: [AnyClass] = [
    NSString.self, NSNumber.self, NSDate.self, NSData.self,
  ]

  private static func checkElements(of value: Any, are classes: [AnyClass]) throws {
    for element in elements(of: value) {
      guard isKind(element, of: classes) else { throw unexpected(element) }
      try checkElements(of: element, are: classes)
    }
  }

  private static func elements(of value: Any) -> [Any] {
    switch value {
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.allObjects
    case let dictionary as NSDictionary: dictionary.allKeys + dictionary.allValues
    default: []
    }
  }

  /// Returns whether an object is an instance of an allowed class, even if it's a Swift value from
  /// a collection.
  private static func isKind(_ value: Any, of classes: [AnyClass]) -> Bool {
    guard let object = value as? NSObject else { return false }
    return classes.contains { object.isKind(of: $0) }
  }

  private static func unexpected(_ value: Any) -> CocoaError {
    let name =
      (value as? NSObject).map { ClassNames.name(of: type(of: $0)) } ?? "\(type(of: value))"
    return CocoaError(
      .coderReadCorrupt,
      userInfo: [NSDebugDescriptionErrorKey: "value was of unexpected class '\(name)'"])
  }
}
