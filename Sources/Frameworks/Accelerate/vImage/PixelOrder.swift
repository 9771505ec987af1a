import CoreGraphics

/// The places of red, green, blue, and alpha in a pixel of four bytes.
struct PixelOrder {
  private let color: [Int]
  private let alpha: Int
  private let hasAlpha: Bool
  private let isPremultiplied: Bool

  /// - Returns: `nil` for a format other than four components of 8 bits each.
  init?(_ format: vImage_CGImageFormat) {
    let info = format.bitmapInfo
    let space = format.colorSpace?.takeUnretainedValue()
    guard format.bitsPerComponent == 8, format.bitsPerPixel == 32, format.decode == nil,
      !info.contains(.floatComponents), space == nil || space?.model == .rgb,
      let alphaInfo = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    let isReversed = info.intersection(.byteOrderMask) == .byteOrder32Little
    let isFirst: Bool
    switch alphaInfo {
    case .premultipliedFirst, .first, .noneSkipFirst: isFirst = true
    case .premultipliedLast, .last, .noneSkipLast: isFirst = false
    case .none, .alphaOnly: return nil
    }
    let places = (isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]).map { isReversed ? 3 - $0 : $0 }
    color = Array(places.prefix(3))
    alpha = places[3]
    hasAlpha = alphaInfo != .noneSkipFirst && alphaInfo != .noneSkipLast
    isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
  }

  /// Returns a pixel in this order.
  /// - Parameters:
  ///   - pixel: The pixel in another order.
  ///   - order: The other order.
  func converted(_ pixel: Pixel, from order: PixelOrder) -> Pixel {
    let alpha = order.hasAlpha ? Int(pixel[order.alpha]) : 255
    var result = Pixel()
    for (place, source) in zip(color, order.color) {
      var value = Int(pixel[source])
      // Colors without an alpha stay as they would look on black.
      if order.isPremultiplied, hasAlpha, !isPremultiplied {
        value = alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha)
      } else if order.hasAlpha, !order.isPremultiplied, isPremultiplied || !hasAlpha {
        value = (value * alpha + 127) / 255
      }
      result[place] = UInt8(value)
    }
    result[self.alpha] = hasAlpha ? UInt8(alpha) : 255
    return result
  }
}
