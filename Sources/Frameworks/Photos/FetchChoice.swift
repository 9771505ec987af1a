import Foundation
import UIKit

/// The options of a fetch, which can be repeated when the library has changed.
struct FetchChoice: @unchecked Sendable {
  // The predicate and the sort descriptors of a copy never change.
  private let options: PHFetchOptions?

  /// Copies the options.
  init(_ options: PHFetchOptions?) {
    self.options = options?.copy() as? PHFetchOptions
  }

  /// Returns the assets of items.
  /// - Parameter areHiddenWanted: Whether hidden ones are included, whatever the options say.
  func assets(_ items: [LibraryItem], areHiddenWanted: Bool = false) -> [PHAsset] {
    let origins = options?.includeAssetSourceTypes ?? []
    guard origins.isEmpty || origins.contains(.typeUserLibrary) else { return [] }
    let includesHidden = areHiddenWanted || options?.includeHiddenAssets == true
    return objects(items.filter { includesHidden || !$0.isHidden }.map(PHAsset.init))
  }

  /// Returns the objects that the predicate matches, in the requested order.
  func objects<Object: PHObject>(_ objects: [Object]) -> [Object] {
    var found = objects
    if let predicate = options?.predicate {
      found = found.filter { predicate.evaluate(with: $0) }
    }
    if let descriptors = options?.sortDescriptors, !descriptors.isEmpty {
      found = sorted(found, by: descriptors)
    }
    if let limit = options?.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }

  private func sorted<Object: PHObject>(
    _ objects: [Object], by descriptors: [NSSortDescriptor]
  ) -> [Object] {
    // Swift's sort keeps the order of equal objects.
    objects.sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(one, to: other) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return false
    }
  }
}
