import Foundation

/// The key for the objects that were inserted.
public let NSInsertedObjectsKey = "inserted"
/// The key for the objects that were updated.
public let NSUpdatedObjectsKey = "updated"
/// The key for the objects that were deleted.
public let NSDeletedObjectsKey = "deleted"
/// The key for the objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"

extension NSNotification.Name {
  /// Posted before a context is saved.
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted after a context was saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Posted when a context's objects have changed.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

extension NSManagedObjectContext {
  /// The name of the notification before a context is saved.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// The name of the notification after a context was saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The name of the notification about changes.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
}
