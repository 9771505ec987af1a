import Foundation
import Raster

/// The layout of pixels in memory.
struct PixelLayout {
  /// The byte offset of each component in a pixel, or `nil` for a missing component.
  private struct Places {
    var red: Int?
    var green: Int?
    var blue: Int?
    var gray: Int?
    var alpha: Int?
    /// The offset of the unused byte.
    var padding: Int?
  }

  let width: Int
  let height: Int
  let bytesPerPixel: Int
  let bytesPerRow: Int
  let space: CGColorSpace?
  let info: CGBitmapInfo
  private let places: Places
  private let isPremultiplied: Bool

  /// - Returns: `nil` for formats that Core Graphics doesn't support, or that don't use 8 bits per
  ///   component.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int? = nil, bytesPerRow: Int,
    space: CGColorSpace?, info: CGBitmapInfo
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, !info.contains(.floatComponents),
      let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue),
      let (places, size) = Self.places(alpha, space, info),
      bitsPerPixel == nil || bitsPerPixel == size * 8
    else { return nil }
    guard bytesPerRow == 0 || bytesPerRow >= width * size else { return nil }
    self.width = width
    self.height = height
    self.space = space
    self.info = info
    self.places = places
    bytesPerPixel = size
    self.bytesPerRow = bytesPerRow == 0 ? width * size : bytesPerRow
    isPremultiplied = [.premultipliedLast, .premultipliedFirst].contains(alpha)
  }

  private static func places(
    _ alpha: CGImageAlphaInfo, _ space: CGColorSpace?, _ info: CGBitmapInfo
  ) -> (Places, size: Int)? {
    if alpha == .alphaOnly { return (Places(alpha: 0), 1) }
    guard let space else { return nil }
    guard space.model == .rgb else { return alpha == .none ? (Places(gray: 0), 1) : nil }
    let isReversed = info.intersection(.byteOrderMask) == .byteOrder32Little
    func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
    switch alpha {
    case .none: return isReversed ? nil : (Places(red: 0, green: 1, blue: 2), 3)
    case .premultipliedLast, .last:
      return (Places(red: place(0), green: place(1), blue: place(2), alpha: place(3)), 4)
    case .premultipliedFirst, .first:
      return (Places(red: place(1), green: place(2), blue: place(3), alpha: place(0)), 4)
    case .noneSkipLast:
      return (Places(red: place(0), green: place(1), blue: place(2), padding: place(3)), 4)
    case .noneSkipFirst:
      return (Places(red: place(1), green: place(2), blue: place(3), padding: place(0)), 4)
    case .alphaOnly: return nil
    }
  }

  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  var byteCount: Int { bytesPerRow * height }

  /// Returns the pixels in memory as a bitmap.
  func bitmap(at start: UnsafeRawPointer) -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = start + y * bytesPerRow + x * bytesPerPixel
        func component(_ place: Int?) -> UInt8? {
          (place ?? places.gray).map { pixel.load(fromByteOffset: $0, as: UInt8.self) }
        }
        let alpha = places.alpha.map { pixel.load(fromByteOffset: $0, as: UInt8.self) } ?? 255
        for place in [places.red, places.green, places.blue] {
          let value = component(place) ?? 0
          bytes.append(isPremultiplied ? Self.divided(value, by: alpha) : value)
        }
        bytes.append(alpha)
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Writes a bitmap's pixels to memory.
  func write(_ bitmap: Bitmap, to start: UnsafeMutableRawPointer) {
    let bytes = bitmap.bytes
    for y in 0..<min(height, bitmap.height) {
      for x in 0..<min(width, bitmap.width) {
        let pixel = start + y * bytesPerRow + x * bytesPerPixel
        let index = (y * bitmap.width + x) * 4
        let alpha = bytes[index + 3]
        func put(_ value: UInt8, _ place: Int?) {
          if let place { pixel.storeBytes(of: value, toByteOffset: place, as: UInt8.self) }
        }
        let multiplies = isPremultiplied || places.alpha == nil
        func shown(_ value: UInt8) -> UInt8 {
          multiplies ? Self.multiplied(value, by: alpha) : value
        }
        let (red, green, blue) = (
          shown(bytes[index]), shown(bytes[index + 1]), shown(bytes[index + 2])
        )
        put(red, places.red)
        put(green, places.green)
        put(blue, places.blue)
        put(Self.luminance(red, green, blue), places.gray)
        put(alpha, places.alpha)
        put(255, places.padding)
      }
    }
  }

  /// Returns the luminance of a color.
  static func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let sum: Int = Int(red) * 299 + Int(green) * 587 + Int(blue) * 114
    return UInt8((sum + 500) / 1000)
  }

  private static func multiplied(_ value: UInt8, by alpha: UInt8) -> UInt8 {
    UInt8((Int(value) * Int(alpha) + 127) / 255)
  }

  private static func divided(_ value: UInt8, by alpha: UInt8) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
  }
}
