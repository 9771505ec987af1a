import Foundation
import UIKit

/// A folder of albums.
///
/// The photo library of the device has no folders, so every list is one that an app has put together.
///
/// Follows <https://developer.apple.com/documentation/photos/phcollectionlist>.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  private let title: String?
  let collections: [PHCollection]

  init(_ collections: [PHCollection], title: String?) {
    self.collections = collections
    self.title = title
    super.init("\(UUID().uuidString)/L0/020")
  }

  // MARK: Properties

  /// The name that the user sees.
  open override var localizedTitle: String? { title }
  /// Whether the list can contain collections, which it can.
  open override var canContainCollections: Bool { true }

  /// The kind of the list.
  open var collectionListType: PHCollectionListType { .folder }
  /// The kind of the folder.
  open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }

  /// The time at which the oldest asset was taken, which folders don't have.
  open var startDate: Date? { nil }
  /// The time at which the newest asset was taken, which folders don't have.
  open var endDate: Date? { nil }
  /// The names of the places of the assets, which folders don't have.
  open var localizedLocationNames: [String] { [] }

  // MARK: Fetching

  private class var none: PHFetchResult<PHCollectionList> { PHFetchResult([]) { _ in [] } }

  /// Returns the folders that contain a collection, of which there are none.
  open class func fetchCollectionListsContaining(
    _ collection: PHCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { none }

  /// Returns the folders with identifiers, of which there are none.
  open class func fetchCollectionLists(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { none }

  /// Returns the folders of a kind, of which there are none.
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { none }

  /// Returns a list of collections that isn't in the library.
  open class func transientCollectionList(with collections: [PHCollection], title: String?)
    -> PHCollectionList
  {
    PHCollectionList(collections, title: title)
  }

  /// Returns a list of fetched collections that isn't in the library.
  open class func transientCollectionList(
    withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?
  ) -> PHCollectionList {
    PHCollectionList(fetchResult.objects, title: title)
  }
}
