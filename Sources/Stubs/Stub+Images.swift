extension Stub {
  /// The stubs of images.
  static let images: [Stub] = [
    symbol, symbolMulticolor, symbolPalette, symbolVariableValue, symbolVariableValueMode,
    symbolGradient, imageHEICData, symbolEffectLayers, symbolEffectLines,
    coreImageFilter, coreImageDetector, imageDestinationFormat, imageDestinationProperties,
  ]

  /// `UIImage.init(systemName:)`.
  package static let symbol = Stub.member(
    "UIImage", "init(systemName:)",
    lacks: "the symbol is replaced with a simpler one or an outline")

  /// `CIFilter.init(name:)`.
  package static let coreImageFilter = Stub.member(
    "CIFilter", "init(name:)", lacks: "only some of Apple's filters exist; the others are nil")

  /// `CIDetector.init(ofType:context:options:)`.
  package static let coreImageDetector = Stub.member(
    "CIDetector", "init(ofType:context:options:)",
    lacks: "only QR codes are found; detectors of faces, rectangles, and text are nil")

  /// `CGImageDestinationCreateWithData` and `CGImageDestinationCreateWithURL`.
  package static let imageDestinationFormat = Stub.feature(
    "CGImageDestination",
    lacks: "only single images are written, as PNG or JPEG; other destinations are nil")

  /// `CGImageDestinationAddImage`.
  package static let imageDestinationProperties = Stub.feature(
    "CGImageDestinationAddImage(_:_:_:)",
    lacks: "only the orientation, the quality, and the largest size are written")

  /// `UIImage.heicData()`.
  package static let imageHEICData = Stub.member(
    "UIImage", "heicData()", lacks: "images can't be encoded as HEIC, so there's no data")

  /// `UIImage.SymbolConfiguration.preferringMulticolor()`.
  package static let symbolMulticolor = Stub.member(
    "UIImage.SymbolConfiguration", "preferringMulticolor()",
    lacks: "the whole symbol has one color")

  /// `UIImage.SymbolConfiguration.init(paletteColors:)`.
  package static let symbolPalette = Stub.member(
    "UIImage.SymbolConfiguration", "init(paletteColors:)",
    lacks: "the whole symbol has the first color")

  /// `UIImage.init(systemName:variableValue:configuration:)`.
  package static let symbolVariableValue = Stub.member(
    "UIImage", "init(systemName:variableValue:configuration:)", lacks: "the whole symbol is shown")

  /// `UIImage.SymbolConfiguration.init(colorRenderingMode:)`.
  package static let symbolGradient = Stub.member(
    "UIImage.SymbolConfiguration", "init(colorRenderingMode:)",
    lacks: "colors have no gradients")

  /// `UIImage.SymbolConfiguration.init(variableValueMode:)`.
  package static let symbolVariableValueMode = Stub.member(
    "UIImage.SymbolConfiguration", "init(variableValueMode:)", lacks: "the whole symbol is shown")

  /// `SymbolEffect.drawOn` and `SymbolEffect.drawOff`.
  package static let symbolEffectLines = Stub.feature(
    "DrawOnSymbolEffect and DrawOffSymbolEffect",
    lacks: "the symbol fades in or out instead of being drawn along its lines")

  /// `SymbolEffect`.
  package static let symbolEffectLayers = Stub.feature(
    "SymbolEffect", lacks: "the whole symbol moves or changes, not each of its layers")
}
