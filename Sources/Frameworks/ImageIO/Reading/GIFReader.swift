import Foundation

/// A reader of the structure of GIF files.
struct GIFReader {
  private let bytes: Bytes
  private var container = ImageContainer(type: "com.compuserve.gif")
  /// The flags and the color table that images without their own use.
  private var globalFlags = 0
  private var globalColors = Data()
  /// The extension with the next image's delay and transparent color.
  private var control: (start: Int, length: Int)?

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  consuming func read() -> ImageContainer {
    guard let width = bytes.little(at: 6, length: 2), let height = bytes.little(at: 8, length: 2),
      let flags = bytes[10], ImageLimits.allow(width: width, height: height)
    else { return container }
    container.width = width
    container.height = height
    container.hasAlpha = true
    globalFlags = flags
    var offset = 13
    if flags & 0x80 != 0 {
      guard let colors = bytes.part(at: offset, length: Self.colorLength(flags)) else {
        return container
      }
      globalColors = colors
      offset += colors.count
    }
    while let next = readBlock(at: offset) { offset = next }
    if container.loopCount == nil, container.frames.count > 1 { container.loopCount = 1 }
    return container
  }

  private static func colorLength(_ flags: Int) -> Int { 3 << ((flags & 7) + 1) }

  /// Reads a block, and returns the offset of the next one, or `nil` at the end.
  private mutating func readBlock(at offset: Int) -> Int? {
    switch bytes[offset] {
    case 0x21:
      guard let end = endOfParts(at: offset + 2) else { return nil }
      takeExtension(at: offset, end: end)
      return end
    case 0x2C: return readImage(at: offset)
    case 0x3B:
      container.isComplete = true
      return nil
    default: return nil
    }
  }

  private mutating func takeExtension(at offset: Int, end: Int) {
    if bytes[offset + 1] == 0xF9 {
      control = (offset, end - offset)
    } else if bytes.has("NETSCAPE2.0", at: offset + 3), bytes[offset + 15] == 1 {
      container.loopCount = bytes.little(at: offset + 16, length: 2)
    }
  }

  /// Returns the offset after a sequence of parts, each of which starts with its length.
  private func endOfParts(at start: Int) -> Int? {
    var offset = start
    while let length = bytes[offset] {
      offset += length + 1
      if length == 0 { return offset }
    }
    return nil
  }

  private mutating func readImage(at offset: Int) -> Int? {
    func number(_ place: Int) -> Int? { bytes.little(at: offset + place, length: 2) }
    guard let x = number(1), let y = number(3), let width = number(5), let height = number(7),
      let flags = bytes[offset + 9], ImageLimits.allow(width: width, height: height)
    else { return nil }
    let pixels = offset + 10 + (flags & 0x80 != 0 ? Self.colorLength(flags) : 0)
    guard let end = endOfParts(at: pixels + 1),
      let content = bytes.part(at: offset + 9, length: end - offset - 9),
      container.frames.count < ImageLimits.imageCount
    else { return nil }
    var frame = ImageFrame(x: x, y: y, width: width, height: height, file: Data())
    frame.file = file(width: width, height: height, content)
    if let control, let flags = bytes[control.start + 3],
      let delay = bytes.little(at: control.start + 4, length: 2)
    {
      frame.delay = Double(delay) / 100
      frame.disposal = [2: .clear, 3: .restorePrevious][flags >> 2 & 7] ?? .keep
    }
    control = nil
    container.frames.append(frame)
    return end
  }

  /// Returns a file with one image, whose size is that of the canvas.
  private func file(width: Int, height: Int, _ content: Data) -> Data {
    var file = Data("GIF89a".utf8)
    file.append(little: width, length: 2)
    file.append(little: height, length: 2)
    file.append(contentsOf: [UInt8(globalFlags), 0, 0])
    file.append(globalColors)
    if let control, let part = bytes.part(at: control.start, length: control.length) {
      file.append(part)
    }
    file.append(contentsOf: [0x2C, 0, 0, 0, 0])
    file.append(little: width, length: 2)
    file.append(little: height, length: 2)
    file.append(content)
    file.append(0x3B)
    return file
  }
}
