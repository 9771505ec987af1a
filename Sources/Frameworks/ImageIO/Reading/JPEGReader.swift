import Foundation

/// A reader of the structure of JPEG files.
struct JPEGReader {
  private let bytes: Bytes
  private var container = ImageContainer(type: "public.jpeg")

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  consuming func read(_ data: Data) -> ImageContainer {
    var offset = 2
    while bytes[offset] == 0xFF, let marker = bytes[offset + 1], marker != 0xDA {
      guard let length = bytes.big(at: offset + 2, length: 2), length >= 2 else { break }
      take(marker, at: offset + 4, length: length - 2)
      offset += length + 2
    }
    guard container.width > 0 else { return container }
    container.isComplete = data.suffix(64).reversed().windows(of: [0xD9, 0xFF])
    container.frames = [
      ImageFrame(
        width: container.width, height: container.height, file: container.upright(data))
    ]
    return container
  }

  private mutating func take(_ marker: Int, at offset: Int, length: Int) {
    switch marker {
    case 0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF:
      guard let height = bytes.big(at: offset + 1, length: 2),
        let width = bytes.big(at: offset + 3, length: 2), let components = bytes[offset + 5],
        ImageLimits.allow(width: width, height: height)
      else { return }
      container.width = width
      container.height = height
      container.isGray = components == 1
    case 0xE0:
      if bytes.has("JFIF\0", at: offset) { takeResolution(at: offset + 7) }
    case 0xE1:
      if bytes.has("Exif\0\0", at: offset) {
        container.exif = ExifData(bytes, at: offset + 6, length: length - 6)
      }
    default: break
    }
  }

  private mutating func takeResolution(at offset: Int) {
    guard let unit = bytes[offset], unit > 0, let x = bytes.big(at: offset + 1, length: 2),
      let y = bytes.big(at: offset + 3, length: 2)
    else { return }
    let factor = unit == 2 ? 2.54 : 1
    container.resolution = (Double(x) * factor, Double(y) * factor)
  }
}

extension Sequence<UInt8> {
  /// Returns whether two bytes follow each other somewhere.
  fileprivate func windows(of pair: [UInt8]) -> Bool {
    zip(self, dropFirst()).contains { $0 == pair[0] && $1 == pair[1] }
  }
}
