import Foundation
import FoundationSupplement

/// The objects of a collection that an app passes to a request.
enum ObjectList {
  /// Returns the objects.
  static func objects(of collection: any NSFastEnumeration) -> [Any] {
    switch collection {
    case let result as PHFetchResult<PHAsset>: result.objects
    case let result as PHFetchResult<PHAssetCollection>: result.objects
    case let result as PHFetchResult<PHCollection>: result.objects
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as NSOrderedSet: set.array
    case let sequence as any Sequence: elements(of: sequence)
    default: []
    }
  }

  private static func elements(of sequence: some Sequence) -> [Any] { sequence.map { $0 } }
}
