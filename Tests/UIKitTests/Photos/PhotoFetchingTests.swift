import DeviceProtocol
import Foundation
import Testing
import UIKit

@testable import Photos
@testable import UIKitSheets

/// Fetches from the library's contents, and the differences between two fetches.
struct PhotoFetchingTests {
  private let contents = PhotoLibrary(folder: nil).contents

  private func fetch(_ options: PHFetchOptions?) -> [String] {
    FetchChoice(options).assets(contents.chronologicalItems).map(\.item.photo.name)
  }

  @Test func assetsAreFetchedInTheOrderInWhichTheyWereTaken() {
    #expect(fetch(nil).count == 9)
    #expect(fetch(nil).first == "Tulips")
    #expect(fetch(nil).last == "Lake")
  }

  @Test func aLimitTakesTheFirstAssets() {
    let options = PHFetchOptions()
    options.fetchLimit = 2
    #expect(fetch(options) == ["Tulips", "City"])
  }

  @Test func aPredicateChoosesAssets() {
    let options = PHFetchOptions()
    options.predicate = NSPredicate { object, _ in (object as? PHAsset)?.location == nil }
    #expect(fetch(options) == ["Forest", "Night"])
  }

  @Test func onlyChosenPhotosAreAccessibleWithoutFullAccess() {
    #expect(contents.accessible(with: .authorized) == contents)
    #expect(contents.accessible(with: .denied).items.isEmpty)
    #expect(contents.accessible(with: nil).items.isEmpty)
  }

  @Test func anAssetHasTheDateTheSizeAndThePlaceOfItsPhoto() throws {
    let asset = PHAsset(try #require(contents.items.first { $0.photo.name == "Balloons" }))
    #expect(asset.pixelWidth == 900)
    #expect(asset.pixelHeight == 1200)
    #expect(asset.location?.coordinate.latitude == 38.6431)
    #expect(asset.creationDate == Date(timeIntervalSince1970: 1_696_134_921))
    #expect(asset.localIdentifier.wholeMatch(of: /[0-9A-F-]{36}\/L0\/001/) != nil)
  }

  @Test(arguments: [
    (CGSize(width: 120, height: 120), PHImageContentMode.aspectFit, CGSize(width: 120, height: 90)),
    (CGSize(width: 90, height: 90), .aspectFill, CGSize(width: 120, height: 90)),
    (CGSize(width: 5000, height: 5000), .aspectFit, CGSize(width: 1200, height: 900)),
    (PHImageManagerMaximumSize, .default, CGSize(width: 1200, height: 900)),
  ])
  func anImageFitsOrFillsItsSizeAndIsNeverEnlarged(
    _ target: CGSize, _ mode: PHImageContentMode, _ expected: CGSize
  ) throws {
    let asset = PHAsset(try #require(contents.items.first { $0.photo.name == "Lake" }))
    #expect(ImageSize(of: asset, target: target, mode).pixels == expected)
  }

  @Test func differencesTurnTheOldListIntoTheNewOne() {
    let (old, new) = (["a", "b", "c", "d"], ["d", "x", "a", "c"])
    let difference = ResultDifference(old, new)
    #expect(difference.removed == [1])
    #expect(difference.inserted == [1])
    var list = old
    for index in difference.removed.reversed() { list.remove(at: index) }
    for index in difference.inserted { list.insert(new[index], at: index) }
    for move in difference.moves { list.insert(list.remove(at: move.from), at: move.to) }
    #expect(list == new)
  }

  @Test func aChangeListsTheObjectsThatDiffer() throws {
    let query: @Sendable (LibraryContents) -> [PHAsset] = { $0.items.map(PHAsset.init) }
    let result = PHFetchResult(query(contents), query)
    #expect(PHChange(to: contents).changeDetails(for: result) == nil)
    let fewer = LibraryContents(items: Array(contents.items.dropFirst(2)), albums: [])
    let details = try #require(PHChange(to: fewer).changeDetails(for: result))
    #expect(details.removedIndexes == [0, 1])
    #expect(details.insertedIndexes == nil)
    #expect(details.fetchResultAfterChanges.count == 7)
    let gone = try #require(PHChange(to: fewer).changeDetails(for: result.object(at: 0)))
    #expect(gone.objectWasDeleted)
  }

  @Test func aDeviceHasNoFoldersOfAlbums() {
    let folders = PHCollectionList.fetchCollectionLists(
      with: .folder, subtype: .any, options: nil)
    #expect(folders.count == 0)
    #expect(
      PHCollectionList.fetchCollectionLists(withLocalIdentifiers: ["A"], options: nil).count == 0)
  }
}
