import Foundation

/// The options for fetching objects of the photo library: which ones, how many, and in what order.
///
/// Follows <https://developer.apple.com/documentation/photos/phfetchoptions>.
open class PHFetchOptions: NSObject, NSCopying {
  /// The condition for the fetched objects, or `nil` for all.
  open var predicate: NSPredicate?
  /// The order of the fetched objects, or `nil` for the library's.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Whether hidden assets are fetched, too.
  open var includeHiddenAssets = false
  /// Whether all photos of a series are fetched.
  open var includeAllBurstAssets = false
  /// The origins of the fetched assets, or an empty set for all.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// The maximum number of fetched objects, or 0 for no limit.
  open var fetchLimit = 0
  /// Whether change details list the changed positions.
  open var wantsIncrementalChangeDetails = true

  /// Creates options for fetching everything that isn't hidden.
  public override init() {
    super.init()
  }

  /// Returns a copy of the options.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHFetchOptions()
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.includeHiddenAssets = includeHiddenAssets
    copy.includeAllBurstAssets = includeAllBurstAssets
    copy.includeAssetSourceTypes = includeAssetSourceTypes
    copy.fetchLimit = fetchLimit
    copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return copy
  }
}
