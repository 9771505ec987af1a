import DeviceProtocol
import Foundation
import Testing
import UIKit

@testable import UIKitSheets

/// The size, date, and place in the file of a photo.
struct ImageMetadataTests {
  private let photo: Data
  private let zone = TimeZone(secondsFromGMT: 3600)!

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Projects/PhotoPicking/Flows/harbor.jpg")
    photo = try Data(contentsOf: root)
  }

  @Test func aPhotoHasTheDateAndThePlaceOfItsExifData() {
    let metadata = ImageMetadata(photo, timeZone: zone)
    #expect(metadata.width == 32)
    #expect(metadata.height == 24)
    // The file has the offset +02:00.
    #expect(metadata.created == Date(timeIntervalSince1970: 1_722_859_380))
    #expect(abs((metadata.place?.latitude ?? 0) - (54 + 19.4 / 60)) < 1e-9)
    #expect(abs((metadata.place?.longitude ?? 0) - (10 + 8.4 / 60)) < 1e-9)
  }

  @Test func aDateWithoutAnOffsetIsInTheDevicesTimeZone() throws {
    var data = photo
    let offset = try #require(data.range(of: Data("+02:00".utf8)))
    data.replaceSubrange(offset, with: Data("      ".utf8))
    let metadata = ImageMetadata(data, timeZone: zone)
    #expect(metadata.created == Date(timeIntervalSince1970: 1_722_862_980))
  }

  @Test func aSouthernPlaceIsNegative() throws {
    var data = photo
    let north = try #require(data.range(of: Data([0x4E, 0, 0, 0, 0, 2, 0, 5])))
    data[north.lowerBound] = 0x53
    #expect(ImageMetadata(data, timeZone: zone).place?.latitude ?? 0 < -54)
  }

  @Test func aFileThatIsCutOrChangedIsReadAsFarAsPossible() {
    for length in 0..<photo.count { _ = ImageMetadata(photo.prefix(length), timeZone: zone) }
    for index in 0..<300 {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var data = photo
        data[index] = value
        _ = ImageMetadata(data, timeZone: zone)
      }
    }
    #expect(ImageMetadata(Data(), timeZone: zone) == ImageMetadata(size: .zero))
  }
}
