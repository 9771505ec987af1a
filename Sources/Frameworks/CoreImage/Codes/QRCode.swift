import CoreGraphics
import Foundation
import Glibc

/// A QR code, made by libqrencode.
struct QRCode {
  /// The start of the library's structure.
  private struct Symbol {
    var version: CInt
    var width: CInt
    var data: UnsafeMutablePointer<UInt8>?
  }

  private typealias Encode =
    @convention(c) (
      CInt, UnsafePointer<UInt8>, CInt, CInt
    ) -> UnsafeMutableRawPointer?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

  private static let functions: (encode: Encode, free: Free)? = {
    guard let library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL),
      let encode = dlsym(library, "QRcode_encodeData"), let free = dlsym(library, "QRcode_free")
    else { return nil }
    return (unsafeBitCast(encode, to: Encode.self), unsafeBitCast(free, to: Free.self))
  }()

  /// The number of squares in a row, without the margin.
  let width: Int
  /// Whether each square is dark, row by row from the top.
  let squares: [Bool]

  /// - Parameter correction: The part that can be damaged: L, M, Q, or H.
  /// - Returns: `nil` for a message that's too long, an unknown correction, or if the library isn't
  ///   installed.
  init?(_ message: Data, correction: String) {
    guard let level = ["L", "M", "Q", "H"].firstIndex(of: correction), !message.isEmpty,
      let count = CInt(exactly: message.count), count < 3000, let functions = Self.functions
    else { return nil }
    let code = [UInt8](message).withUnsafeBufferPointer {
      $0.baseAddress.flatMap { functions.encode(count, $0, 0, CInt(level)) }
    }
    guard let code else { return nil }
    defer { functions.free(code) }
    let symbol = code.load(as: Symbol.self)
    guard let data = symbol.data else { return nil }
    width = Int(symbol.width)
    squares = (0..<width * width).map { data[$0] & 1 == 1 }
  }

  /// A pixel for each square, with a margin of one pixel.
  var image: CIImage {
    let size = width + 2
    let image = CIImage(CGRect(x: 0, y: 0, width: size, height: size)) { area, _ in
      Pixels(area) { x, y in
        let (column, row) = (x - 1, size - 2 - y)
        let isInside = (0..<width).contains(column) && (0..<width).contains(row)
        let isDark = isInside && squares[row * width + column]
        return isDark ? Pixel(0, 0, 0, 1) : Pixel(1, 1, 1, 1)
      }
    }
    return image.samplingNearest()
  }
}
