extension Stub {
  /// The stubs of images.
  static let images: [Stub] = [imageOrientation, symbol, symbolPalette]

  /// `UIImage.init(cgImage:scale:orientation:)`.
  package static let imageOrientation = Stub.member(
    "UIImage", "init(cgImage:scale:orientation:)", lacks: "the image isn't turned")

  /// `UIImage.init(systemName:)`.
  package static let symbol = Stub.member(
    "UIImage", "init(systemName:)", lacks: "this symbol isn't there, and no image is made")

  /// `UIImage.SymbolConfiguration.init(paletteColors:)`.
  package static let symbolPalette = Stub.member(
    "UIImage.SymbolConfiguration", "init(paletteColors:)",
    lacks: "the whole symbol has the first color")
}
