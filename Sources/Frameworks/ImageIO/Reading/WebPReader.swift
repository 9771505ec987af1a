import Foundation

/// A reader of the structure of WebP files, including animated ones.
struct WebPReader {
  private let bytes: Bytes
  private var container = ImageContainer(type: "org.webmproject.webp")

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  consuming func read(_ data: Data) -> ImageContainer {
    let length = bytes.little(at: 4, length: 4) ?? 0
    container.isComplete = length + 8 <= bytes.count
    var offset = 12
    while let size = bytes.little(at: offset + 4, length: 4), size <= bytes.count - offset - 8 {
      take(at: offset, length: size)
      offset += 8 + size + size % 2
    }
    if container.frames.isEmpty, container.width > 0 {
      container.loopCount = nil
      container.frames = [
        ImageFrame(width: container.width, height: container.height, file: data)
      ]
    }
    return container
  }

  private mutating func take(at offset: Int, length: Int) {
    let content = offset + 8
    if bytes.has("VP8X", at: offset) {
      container.hasAlpha = (bytes[content] ?? 0) & 0x10 != 0
      setSize(bytes.little(at: content + 4, length: 3), bytes.little(at: content + 7, length: 3))
    } else if bytes.has("ANIM", at: offset) {
      container.loopCount = bytes.little(at: content + 4, length: 2)
    } else if bytes.has("ANMF", at: offset) {
      takeFrame(at: content, length: length)
    } else if bytes.has("EXIF", at: offset) {
      let prefix = bytes.has("Exif\0\0", at: content) ? 6 : 0
      container.exif = ExifData(bytes, at: content + prefix, length: length - prefix)
    } else if bytes.has("VP8 ", at: offset), container.width == 0 {
      let size = (
        bytes.little(at: content + 6, length: 2), bytes.little(at: content + 8, length: 2)
      )
      setSize(size.0.map { ($0 & 0x3FFF) - 1 }, size.1.map { ($0 & 0x3FFF) - 1 })
    } else if bytes.has("VP8L", at: offset), container.width == 0 {
      let bits = bytes.little(at: content + 1, length: 4)
      container.hasAlpha = bits.map { $0 >> 28 & 1 == 1 } ?? false
      setSize(bits.map { $0 & 0x3FFF }, bits.map { $0 >> 14 & 0x3FFF })
    }
  }

  /// Sets the size of the canvas from numbers that are smaller by 1.
  private mutating func setSize(_ width: Int?, _ height: Int?) {
    guard let width, let height, ImageLimits.allow(width: width + 1, height: height + 1) else {
      return
    }
    container.width = width + 1
    container.height = height + 1
  }

  private mutating func takeFrame(at offset: Int, length: Int) {
    func number(_ place: Int) -> Int? { bytes.little(at: offset + place, length: 3) }
    guard let x = number(0), let y = number(3), let width = number(6), let height = number(9),
      let delay = number(12), let flags = bytes[offset + 15], length >= 16,
      let content = bytes.part(at: offset + 16, length: length - 16),
      container.frames.count < ImageLimits.imageCount,
      2 * x + width < container.width, 2 * y + height < container.height
    else { return }
    var frame = ImageFrame(
      x: 2 * x, y: 2 * y, width: width + 1, height: height + 1, file: Data())
    frame.delay = Double(delay) / 1000
    frame.disposal = flags & 1 == 1 ? .clear : .keep
    frame.isReplacing = flags & 2 == 2
    frame.file = Self.file(width: width, height: height, content)
    container.frames.append(frame)
  }

  /// Returns a file with one image, whose width and height are smaller by 1.
  private static func file(width: Int, height: Int, _ content: Data) -> Data {
    var file = Data("RIFF".utf8)
    file.append(little: content.count + 22, length: 4)
    file.append(contentsOf: "WEBPVP8X".utf8)
    file.append(little: 10, length: 4)
    // The image can have an alpha channel.
    file.append(contentsOf: [0x10, 0, 0, 0])
    file.append(little: width, length: 3)
    file.append(little: height, length: 3)
    file.append(content)
    return file
  }
}
