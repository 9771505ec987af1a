import Foundation
import Testing

@testable import DeviceProtocol

/// The changes of the photo library that apps request.
struct PhotoIndexTests {
  @Test func laterEditsKeepEarlierOnesOfOtherProperties() {
    var (index, first, second) = (PhotoIndex(), PhotoEdit(), PhotoEdit())
    first.isFavorite = true
    second.isHidden = true
    index.apply(.edit("a.png", first))
    index.apply(.edit("a.png", second))
    #expect(index.edits["a.png"]?.isFavorite == true)
    #expect(index.edits["a.png"]?.isHidden == true)
  }

  @Test func aRemovedPhotoIsInNoAlbum() throws {
    var index = PhotoIndex()
    index.apply(.keepAlbum(PhotoAlbum(identifier: "A", title: "Trip", photos: ["a.png", "b.png"])))
    index.apply(.remove(["a.png"]))
    #expect(index.albums.map(\.photos) == [["b.png"]])
    #expect(index.removed == ["a.png"])
    #expect(try PhotoIndex(index.data) == index)
  }

  @Test(arguments: [
    PhotoChange.remove(["../../etc/passwd"]), .remove(["Library/a.png"]), .removeAlbum("a/b"),
    .keepAlbum(PhotoAlbum(identifier: "A", title: "", photos: ["a\n"])),
    .keepAlbum(
      PhotoAlbum(identifier: "A", title: String(repeating: "a", count: 2000), photos: [])),
  ])
  func aChangeOfAnythingButPhotosIsRejected(_ change: PhotoChange) {
    #expect(throws: (any Error).self) { try AppMessage.changePhotos([change]).checkLimits() }
  }

  @Test func changesOfPhotosAreAccepted() throws {
    try AppMessage.changePhotos([.remove(["sample/Lake", "\(UUID().uuidString).jpg"])])
      .checkLimits()
    try AppMessage.savePhoto(name: "a.jpg", Data()).checkLimits()
  }

  @Test func anIndexThatIsTooLargeIsRejected() {
    var index = PhotoIndex()
    index.apply(.remove((0...2000).map { "a\($0).png" }))
    #expect(throws: PhotoIndex.Full.self) { try index.checkSize() }
  }
}
