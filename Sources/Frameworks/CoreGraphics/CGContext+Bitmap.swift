import DisplayList
import Foundation

extension CGContext {
  /// Creates a context that draws into a bitmap, with the origin at the bottom left.
  ///
  /// If `data` is `nil`, the context allocates the memory. Returns `nil` for a pixel format that
  /// Core Graphics doesn't support, or for components with a size other than 8 bits.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    guard let layout, ![.first, .last].contains(layout.alphaInfo), layout.bytesPerPixel != 3 else {
      return nil
    }
    self.init(size: CGSize(width: width, height: height), scale: 1)
    self.layout = layout
    record(
      .concatenate(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)).displayed))
    memory = data.map { PixelMemory(layout, at: $0) }
  }

  /// The pixels of a bitmap context, or `nil` for other contexts.
  public var data: UnsafeMutableRawPointer? {
    if memory == nil, let layout {
      memory = PixelMemory(layout, at: nil)
      drawIntoMemory()
    }
    return memory?.start
  }

  /// The number of bits per component, or 0 if the context isn't a bitmap.
  public var bitsPerComponent: Int { layout == nil ? 0 : 8 }

  /// The number of bits per pixel, or 0 if the context isn't a bitmap.
  public var bitsPerPixel: Int { (layout?.bytesPerPixel ?? 0) * 8 }

  /// The number of bytes per row, or 0 if the context isn't a bitmap.
  public var bytesPerRow: Int { layout?.bytesPerRow ?? 0 }

  /// The color space of the pixels.
  public var colorSpace: CGColorSpace? { layout?.space }

  /// The position of the alpha component in a pixel.
  public var alphaInfo: CGImageAlphaInfo { layout?.alphaInfo ?? .none }

  /// The layout of a pixel's components in memory.
  public var bitmapInfo: CGBitmapInfo { layout?.info ?? [] }
}

extension [DrawingCommand] {
  /// Whether a group has started and not ended yet.
  var isInGroup: Bool {
    var depth = 0
    for command in self {
      if case .beginGroup = command { depth += 1 }
      if case .endGroup = command { depth -= 1 }
    }
    return depth > 0
  }

  /// The commands that affect the next one, including the starts of open groups.
  var ruling: [DrawingCommand] {
    var result: [DrawingCommand] = []
    for command in self {
      switch command {
      case .restore:
        while let last = result.popLast() {
          if case .save = last { break }
        }
      case .endGroup:
        while let last = result.popLast() {
          if case .beginGroup = last { break }
        }
      case .save, .concatenate, .clip, .beginGroup: result.append(command)
      default: break
      }
    }
    return result
  }
}

extension DrawingCommand {
  /// Whether the command completes new drawing.
  var completesDrawing: Bool {
    switch self {
    case .save, .restore, .concatenate, .clip, .beginGroup: false
    default: true
    }
  }
}
