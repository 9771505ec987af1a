import Foundation

/// The differences between an object of the library and its new state.
///
/// Follows <https://developer.apple.com/documentation/photos/phobjectchangedetails>.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The object before the change.
  public let objectBeforeChanges: ObjectType
  /// The object after the change, or `nil` if it was deleted.
  public let objectAfterChanges: ObjectType?
  /// Whether the pixels changed, which they never do.
  open var assetContentChanged: Bool { false }
  /// Whether the object was deleted.
  open var objectWasDeleted: Bool { objectAfterChanges == nil }

  init(before: ObjectType, after: ObjectType?) {
    objectBeforeChanges = before
    objectAfterChanges = after
    super.init()
  }
}
