import Foundation

/// An object can't be saved, because a value isn't valid.
public let NSManagedObjectValidationError = 1550
/// Several objects or values aren't valid.
public let NSValidationMultipleErrorsError = 1560
/// A property that isn't optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object can't be deleted, because a relationship has objects.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too early.
public let NSValidationDateTooSoonError = 1640
/// A string is too long.
public let NSValidationStringTooLongError = 1660
/// A string is too short.
public let NSValidationStringTooShortError = 1670
/// A string doesn't match the pattern.
public let NSValidationStringPatternMatchingError = 1680
/// An object isn't in the store.
public let NSManagedObjectReferentialIntegrityError = 133000
/// Objects were changed in the store in the meantime.
public let NSManagedObjectMergeError = 133020
/// Objects have values that only one object can have.
public let NSManagedObjectConstraintMergeError = 133021
/// A store has a type that doesn't exist.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store's model doesn't fit.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// A store can't be saved.
public let NSPersistentStoreSaveError = 134030
/// Core Data has a general problem.
public let NSCoreDataError = 134060
/// A store can't be opened.
public let NSPersistentStoreOpenError = 134080
/// A store was made with a different version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// SQLite has a problem.
public let NSSQLiteError = 134180

/// The key for the errors of several objects or values.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key for the object that isn't valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key for the property that isn't valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key for the value that isn't valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key for the objects that can't be saved.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key for the conflicts of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of SQLite's errors, and the key for its code.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

extension NSError {
  /// Creates an error of Core Data.
  convenience init(
    _ code: Int, _ description: String, _ information: [String: Any] = [:]
  ) {
    self.init(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: information.merging([NSLocalizedDescriptionKey: description]) { $1 })
  }
}
