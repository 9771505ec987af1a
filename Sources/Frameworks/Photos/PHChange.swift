import Foundation
import UIKit

/// A change of the photo library.
///
/// Follows <https://developer.apple.com/documentation/photos/phchange>.
open class PHChange: NSObject, @unchecked Sendable {
  private let contents: LibraryContents

  init(to contents: LibraryContents) {
    self.contents = contents
    super.init()
  }

  /// Returns the differences between a result and the same fetch now, or `nil` if there are none.
  open func changeDetails<ObjectType: PHObject>(for fetchResult: PHFetchResult<ObjectType>)
    -> PHFetchResultChangeDetails<ObjectType>?
  {
    let after = PHFetchResult(fetchResult.query(contents), fetchResult.query)
    let old = Dictionary(fetchResult.objects.map { ($0.localIdentifier, $0) }) { first, _ in first }
    let changed = after.objects.filter { old[$0.localIdentifier]?.isSame(as: $0) == false }
    let details = PHFetchResultChangeDetails(
      from: fetchResult, to: after, changedObjects: changed)
    return details.isEmpty ? nil : details
  }

  /// Returns the differences between an object and its state now, or `nil` if there are none.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
    let after = object.refreshed(from: contents) as? T
    if let after, object.isSame(as: after) { return nil }
    return PHObjectChangeDetails(before: object, after: after)
  }
}
