import CoreGraphics
import Foundation
import Testing

extension CGImage {
  /// Returns the components of a pixel: red, green, and blue.
  func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
    let bytes = try #require(dataProvider?.data) as Data
    let start = y * bytesPerRow + x * 4
    return Array(bytes[start..<start + 3])
  }

  /// Returns whether a pixel's color is close to another, as in a JPEG.
  func isClose(_ x: Int, _ y: Int, to color: [UInt8]) throws -> Bool {
    try zip(pixel(x, y), color).allSatisfy { abs(Int($0) - Int($1)) < 12 }
  }
}
