extension Stub {
  /// The stubs of images.
  static let images: [Stub] = [
    symbol, symbolMulticolor, symbolPalette, symbolVariableValue, symbolEffectLayers,
  ]

  /// `UIImage.init(systemName:)`.
  package static let symbol = Stub.member(
    "UIImage", "init(systemName:)",
    lacks: "the symbol is replaced with a simpler one or an outline")

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

  /// `SymbolEffect`.
  package static let symbolEffectLayers = Stub.feature(
    "SymbolEffect", lacks: "the whole symbol moves or changes, not each of its layers")
}
