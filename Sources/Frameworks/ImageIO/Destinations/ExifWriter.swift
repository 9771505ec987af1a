import Foundation

/// A writer of Exif data.
enum ExifWriter {
  /// Returns Exif data that only has an orientation, from 1 to 8.
  static func data(orientation: Int) -> Data {
    var data = Data("MM\0*".utf8)
    // The offset of the directory, and its number of entries.
    data.append(big: 8, length: 4)
    data.append(big: 1, length: 2)
    // The tag, the type of 16-bit numbers, their count, and the value in the first half of its place.
    data.append(big: 0x0112, length: 2)
    data.append(big: 3, length: 2)
    data.append(big: 1, length: 4)
    data.append(big: orientation, length: 2)
    data.append(big: 0, length: 2)
    // There's no directory of a thumbnail.
    data.append(big: 0, length: 4)
    return data
  }
}

extension Data {
  /// Returns a PNG file with Exif data after its header.
  func inserting(exifInPNG exif: Data) -> Data {
    let headerLength = PNGReader.signature.count + 25
    return prefix(headerLength) + PNGChunk("eXIf", exif).data + dropFirst(headerLength)
  }

  /// Returns a JPEG file with Exif data after the JFIF header that comes first.
  func inserting(exifInJPEG exif: Data) -> Data {
    let bytes = Bytes(self)
    let header = bytes.big(at: 2, length: 2) == 0xFFE0 ? bytes.big(at: 4, length: 2) : nil
    let place = 2 + (header.map { $0 + 2 } ?? 0)
    var segment = Data([0xFF, 0xE1])
    segment.append(big: exif.count + 8, length: 2)
    segment.append(contentsOf: "Exif\0\0".utf8)
    return prefix(place) + segment + exif + dropFirst(place)
  }
}
