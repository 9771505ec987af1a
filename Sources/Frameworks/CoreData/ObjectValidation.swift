import Foundation
import ObjectiveC

/// The checks of an object before it's saved.
struct ObjectValidation {
  private let object: NSManagedObject

  init(_ object: NSManagedObject) {
    self.object = object
  }

  /// - Throws: The error of the invalid property, or one with the errors of all.
  func check() throws {
    try Self.collect(object.entity.properties.sorted { $0.name < $1.name }) { property in
      var value = object.currentValue(of: property) as AnyObject?
      try withUnsafeMutablePointer(to: &value) {
        try object.validateValue(AutoreleasingUnsafeMutablePointer($0), forKey: property.name)
      }
    }
  }

  /// Calls a closure with each of some items, and throws the errors together.
  static func collect<Item>(_ items: some Sequence<Item>, _ check: (Item) throws -> Void) throws {
    var errors: [NSError] = []
    for item in items {
      do {
        try check(item)
      } catch let error as NSError {
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    if errors.count > 1 {
      throw NSError(
        NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
        [NSDetailedErrorsKey: errors])
    }
    if let error = errors.first { throw error }
  }

  /// - Throws: The error of the property.
  func check(_ value: Any?, forKey key: String) throws {
    let property = object.entity.propertiesByName[key]
    if let relationship = property as? NSRelationshipDescription {
      try check(relationship)
    } else if let attribute = property as? NSAttributeDescription {
      guard let value, !(value is NSNull) else {
        if attribute.isOptional { return }
        throw error(NSValidationMissingMandatoryPropertyError, key, nil, "is a required value.")
      }
      if let fault = attribute.limits.fault(of: attribute.kind.kept(value) ?? value) {
        throw error(fault, key, value, "is not valid.")
      }
    }
  }

  private func check(_ relationship: NSRelationshipDescription) throws {
    // Objects of a relationship that wasn't changed were checked before.
    guard object.isInserted || object.changedKeys.contains(relationship.name) else { return }
    let count = object.relation(relationship).objects.filter { !$0.isDeleted }.count
    if count == 0 {
      if relationship.isOptional { return }
      throw error(
        NSValidationMissingMandatoryPropertyError, relationship.name, nil, "is a required value.")
    }
    if count < relationship.minCount {
      throw error(
        NSValidationRelationshipLacksMinimumCountError, relationship.name, nil,
        "has too few objects.")
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      throw error(
        NSValidationRelationshipExceedsMaximumCountError, relationship.name, nil,
        "has too many objects.")
    }
  }

  /// - Throws: An error if a relationship doesn't allow to delete the object.
  func checkDeletion() throws {
    for relationship in object.entity.relationshipsByName.values
    where relationship.deleteRule == .denyDeleteRule {
      guard object.relation(relationship).objects.contains(where: { !$0.isDeleted }) else {
        continue
      }
      throw error(
        NSValidationRelationshipDeniedDeleteError, relationship.name, nil,
        "still has objects, so the object can’t be deleted.")
    }
  }

  private func error(_ code: Int, _ key: String, _ value: Any?, _ problem: String) -> NSError {
    var information: [String: Any] = [
      NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key,
    ]
    information[NSValidationValueErrorKey] = value
    return NSError(code, "\(key) \(problem)", information)
  }
}
