import Foundation
import Glibc

/// A reader of QR codes in images, which uses ZBar.
struct CodeReader {
  /// A code that was found.
  struct Code {
    let message: String
    /// The corners in pixels from the top left of the image, in ZBar's order.
    let corners: [(x: Int, y: Int)]
  }

  private typealias Handle = UnsafeMutableRawPointer

  /// The library's functions that Quince uses.
  private struct Functions {
    let makeScanner: @convention(c) () -> Handle?
    let destroyScanner: @convention(c) (Handle) -> Void
    let configure: @convention(c) (Handle, CInt, CInt, CInt) -> CInt
    let makeImage: @convention(c) () -> Handle?
    let destroyImage: @convention(c) (Handle) -> Void
    let setFormat: @convention(c) (Handle, CUnsignedLong) -> Void
    let setSize: @convention(c) (Handle, CUnsignedInt, CUnsignedInt) -> Void
    let setData: @convention(c) (Handle, UnsafeRawPointer, CUnsignedLong, Handle?) -> Void
    let scan: @convention(c) (Handle, Handle) -> CInt
    let firstSymbol: @convention(c) (Handle) -> Handle?
    let nextSymbol: @convention(c) (Handle) -> Handle?
    let data: @convention(c) (Handle) -> UnsafePointer<UInt8>?
    let length: @convention(c) (Handle) -> CUnsignedInt
    let cornerCount: @convention(c) (Handle) -> CUnsignedInt
    let cornerX: @convention(c) (Handle, CUnsignedInt) -> CInt
    let cornerY: @convention(c) (Handle, CUnsignedInt) -> CInt

    init?() {
      guard let library = dlopen("libzbar.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
      func find<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
        dlsym(library, "zbar_\(name)").map { unsafeBitCast($0, to: type) }
      }
      guard let makeScanner: @convention(c) () -> Handle? = find("image_scanner_create"),
        let destroyScanner: @convention(c) (Handle) -> Void = find("image_scanner_destroy"),
        let configure: @convention(c) (Handle, CInt, CInt, CInt) -> CInt =
          find("image_scanner_set_config"),
        let makeImage: @convention(c) () -> Handle? = find("image_create"),
        let destroyImage: @convention(c) (Handle) -> Void = find("image_destroy"),
        let setFormat: @convention(c) (Handle, CUnsignedLong) -> Void = find("image_set_format"),
        let setSize: @convention(c) (Handle, CUnsignedInt, CUnsignedInt) -> Void =
          find("image_set_size"),
        let setData: @convention(c) (Handle, UnsafeRawPointer, CUnsignedLong, Handle?) -> Void =
          find("image_set_data"),
        let scan: @convention(c) (Handle, Handle) -> CInt = find("scan_image"),
        let firstSymbol: @convention(c) (Handle) -> Handle? = find("image_first_symbol"),
        let nextSymbol: @convention(c) (Handle) -> Handle? = find("symbol_next"),
        let data: @convention(c) (Handle) -> UnsafePointer<UInt8>? = find("symbol_get_data"),
        let length: @convention(c) (Handle) -> CUnsignedInt = find("symbol_get_data_length"),
        let cornerCount: @convention(c) (Handle) -> CUnsignedInt = find("symbol_get_loc_size"),
        let cornerX: @convention(c) (Handle, CUnsignedInt) -> CInt = find("symbol_get_loc_x"),
        let cornerY: @convention(c) (Handle, CUnsignedInt) -> CInt = find("symbol_get_loc_y")
      else { return nil }
      self.makeScanner = makeScanner
      self.destroyScanner = destroyScanner
      self.configure = configure
      self.makeImage = makeImage
      self.destroyImage = destroyImage
      self.setFormat = setFormat
      self.setSize = setSize
      self.setData = setData
      self.scan = scan
      self.firstSymbol = firstSymbol
      self.nextSymbol = nextSymbol
      self.data = data
      self.length = length
      self.cornerCount = cornerCount
      self.cornerX = cornerX
      self.cornerY = cornerY
    }
  }

  private static let functions = Functions()
  private static let qrCode: CInt = 64

  private let functions: Functions

  /// - Returns: `nil` if ZBar isn't installed.
  init?() {
    guard let functions = Self.functions else { return nil }
    self.functions = functions
  }

  /// Returns the QR codes in an image.
  /// - Parameter grays: A byte for each pixel, row by row from the top.
  func codes(in grays: [UInt8], width: Int, height: Int) -> [Code] {
    guard let scanner = functions.makeScanner(), let image = functions.makeImage() else {
      return []
    }
    defer {
      functions.destroyImage(image)
      functions.destroyScanner(scanner)
    }
    // Only QR codes are read: all other kinds are turned off first.
    _ = functions.configure(scanner, 0, 0, 0)
    _ = functions.configure(scanner, Self.qrCode, 0, 1)
    // ZBar returns the bytes, because it often guesses a wrong encoding.
    _ = functions.configure(scanner, Self.qrCode, 4, 1)
    functions.setFormat(image, 0x3030_3859)
    functions.setSize(image, CUnsignedInt(width), CUnsignedInt(height))
    return grays.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return [] }
      functions.setData(image, start, CUnsignedLong(bytes.count), nil)
      guard functions.scan(scanner, image) > 0 else { return [] }
      return sequence(first: functions.firstSymbol(image)) { $0.map { functions.nextSymbol($0) } }
        .prefix { $0 != nil }.compactMap { $0 }.compactMap(code)
    }
  }

  private func code(_ symbol: Handle) -> Code? {
    guard let data = functions.data(symbol) else { return nil }
    let bytes = UnsafeBufferPointer(start: data, count: Int(functions.length(symbol)))
    let corners = (0..<functions.cornerCount(symbol)).map {
      (x: Int(functions.cornerX(symbol, $0)), y: Int(functions.cornerY(symbol, $0)))
    }
    let message = String(validating: bytes, as: UTF8.self)
    return Code(
      message: message ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })),
      corners: corners)
  }
}
