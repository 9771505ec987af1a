import Foundation
import UIKit

/// A collection of the photo library.
///
/// Follows <https://developer.apple.com/documentation/photos/phcollection>.
open class PHCollection: PHObject, @unchecked Sendable {
  /// The name that the user sees.
  open var localizedTitle: String? { nil }
  /// Whether the collection can contain assets.
  open var canContainAssets: Bool { false }
  /// Whether the collection can contain collections.
  open var canContainCollections: Bool { false }

  /// Returns whether an app can change the collection in a way.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  override func fetchValue(forKey key: String) -> Any?? {
    switch key {
    case "localizedTitle", "title": .some(localizedTitle)
    default: super.fetchValue(forKey: key)
    }
  }

  /// Returns the albums that apps have created, in the order of their creation.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?)
    -> PHFetchResult<PHCollection>
  {
    let choice = FetchChoice(options)
    return PHFetchResult { contents in
      choice.objects(
        contents.albums.map { PHAssetCollection(.album($0), in: contents) as PHCollection })
    }
  }

  /// Returns the collections in a list.
  open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?)
    -> PHFetchResult<PHCollection>
  {
    let choice = FetchChoice(options)
    return PHFetchResult { contents in
      choice.objects(
        collectionList.collections.compactMap { $0.refreshed(from: contents) as? PHCollection })
    }
  }
}

/// The ways in which an app can change a collection.
///
/// Follows <https://developer.apple.com/documentation/photos/phcollectioneditoperation>.
public enum PHCollectionEditOperation: Int, Sendable {
  /// Deleting the objects in the collection.
  case deleteContent = 1
  /// Removing objects from the collection, without deleting them.
  case removeContent
  /// Adding objects that exist.
  case addContent
  /// Adding new objects.
  case createContent
  /// Changing the order of the objects.
  case rearrangeContent
  /// Deleting the collection.
  case delete
  /// Renaming the collection.
  case rename
}
