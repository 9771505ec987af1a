import Foundation

/// A reader of the structure of PNG files, including animated ones.
struct PNGReader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: Bytes
  private var container = ImageContainer(type: "public.png")
  /// The header, and the chunks that the pixels of each image need.
  private var header = Data()
  private var shared = Data()
  private var isAnimated = false
  /// The image whose pixels follow.
  private var current: ImageFrame?
  private var pixels = Data()

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  consuming func read(_ data: Data) -> ImageContainer {
    var offset = Self.signature.count
    while let length = bytes.big(at: offset, length: 4),
      let name = bytes.part(at: offset + 4, length: 4).map({ String(decoding: $0, as: UTF8.self) }),
      let content = bytes.part(at: offset + 8, length: length)
    {
      take(name, content, at: offset + 8)
      offset += length + 12
      if name == "IEND" {
        container.isComplete = true
        break
      }
    }
    finishFrame()
    if !isAnimated || container.frames.isEmpty, container.width > 0 {
      container.loopCount = nil
      container.frames = [
        ImageFrame(width: container.width, height: container.height, file: data)
      ]
    }
    return container
  }

  private mutating func take(_ name: String, _ content: Data, at offset: Int) {
    switch name {
    case "IHDR": takeHeader(content, at: offset)
    case "acTL":
      isAnimated = true
      container.loopCount = bytes.big(at: offset + 4, length: 4)
    case "fcTL":
      finishFrame()
      current = isAnimated ? frame(at: offset) : nil
    case "IDAT": if current != nil { pixels.append(PNGChunk("IDAT", content).data) }
    case "fdAT":
      if current != nil { pixels.append(PNGChunk("IDAT", Data(content.dropFirst(4))).data) }
    case "eXIf": container.exif = ExifData(bytes, at: offset, length: content.count)
    case "pHYs": takeResolution(at: offset)
    case "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT":
      if name == "tRNS" { container.hasAlpha = true }
      shared.append(PNGChunk(name, content).data)
    default: break
    }
  }

  private mutating func takeHeader(_ content: Data, at offset: Int) {
    guard let width = bytes.big(at: offset, length: 4),
      let height = bytes.big(at: offset + 4, length: 4), let color = bytes[offset + 9],
      ImageLimits.allow(width: width, height: height)
    else { return }
    container.width = width
    container.height = height
    container.hasAlpha = color & 4 != 0
    container.isGray = color & 2 == 0 && color != 3
    header = content
  }

  private mutating func takeResolution(at offset: Int) {
    guard let x = bytes.big(at: offset, length: 4), let y = bytes.big(at: offset + 4, length: 4),
      bytes[offset + 8] == 1
    else { return }
    container.resolution = (Double(x) * 0.0254, Double(y) * 0.0254)
  }

  private func frame(at offset: Int) -> ImageFrame? {
    func number(_ place: Int, _ length: Int) -> Int? {
      bytes.big(at: offset + place, length: length)
    }
    guard let width = number(4, 4), let height = number(8, 4), let x = number(12, 4),
      let y = number(16, 4), let delay = number(20, 2), let unit = number(22, 2),
      let disposal = bytes[offset + 24], let blending = bytes[offset + 25],
      width > 0, height > 0, x <= container.width - width, y <= container.height - height
    else { return nil }
    var frame = ImageFrame(x: x, y: y, width: width, height: height, file: Data())
    frame.delay = Double(delay) / Double(unit == 0 ? 100 : unit)
    frame.disposal = disposal == 1 ? .clear : disposal == 2 ? .restorePrevious : .keep
    frame.isReplacing = blending == 0
    return frame
  }

  private mutating func finishFrame() {
    defer {
      current = nil
      pixels = Data()
    }
    guard var frame = current, !pixels.isEmpty, header.count >= 13,
      container.frames.count < ImageLimits.imageCount
    else { return }
    var ownHeader = Data()
    ownHeader.append(big: frame.width, length: 4)
    ownHeader.append(big: frame.height, length: 4)
    ownHeader.append(contentsOf: header.dropFirst(8))
    frame.file = Data(Self.signature)
    frame.file.append(PNGChunk("IHDR", ownHeader).data)
    frame.file.append(shared)
    frame.file.append(pixels)
    frame.file.append(PNGChunk("IEND", Data()).data)
    container.frames.append(frame)
  }
}
