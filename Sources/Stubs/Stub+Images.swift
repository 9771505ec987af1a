extension Stub {
  /// The stubs of images.
  static let images: [Stub] = [
    symbol, symbolMulticolor, symbolPalette, symbolVariableValue, symbolVariableValueMode,
    symbolGradient, imageHEICData, symbolEffectLayers, symbolEffectLines,
    coreImageFilter,
  ]

  /// `UIImage.init(systemName:)`.
  package static let symbol = Stub.member(
    "UIImage", "init(systemName:)",
    lacks: "the symbol is replaced with a simpler one or an outline")

  /// `CIFilter.init(name:)`.
  package static let coreImageFilter = Stub.member(
    "CIFilter", "init(name:)", lacks: "only some of Apple's filters exist; the others are nil")

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
